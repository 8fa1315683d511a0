/** Serves the built page as a host on the web would: compressed, each file under its own type. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

export interface Site {
  url: string;
  close: () => Promise<void>;
}

/** @param root folder of the built page; @returns its address on a free port of this machine */
export async function serve(root: string): Promise<Site> {
  const known = new Map<string, Promise<Buffer>>();
  const read = async (file: string): Promise<Buffer> => {
    const bytes = await readFile(join(root, file));
    return COMPRESSED.has(extname(file)) ? promisify(gzip)(bytes, { level: 9 }) : bytes;
  };
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    const file = path === '/' ? 'index.html' : path.slice(1);
    const type = extname(file);
    try {
      if (!known.has(file)) known.set(file, read(file));
      const bytes = await known.get(file)!;
      response.writeHead(200, {
        'content-type': TYPES[type] ?? 'application/octet-stream',
        'content-length': bytes.length,
        'cache-control': file === 'index.html' ? 'no-cache' : 'max-age=31536000, immutable',
        ...(COMPRESSED.has(type) ? { 'content-encoding': 'gzip' } : {}),
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
