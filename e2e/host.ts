/** The built page as a plain host of files serves it: below some folder, with no headers of its own. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Host {
  /** Where the page is. */
  url: string;
  close(): Promise<void>;
}

/** @param folder path in front of the page, as in `/games/segoc/` */
export async function hostAt(folder: string): Promise<Host> {
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const path = pathname.startsWith(folder) ? normalize(pathname.slice(folder.length)) || '.' : '';
    const file = path === '.' ? 'index.html' : path;
    try {
      const content = await readFile(join('dist', file));
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${folder}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
