// Makes a fresh clone ready: installs what package-lock.json names where node_modules lacks it.
// Uses only Node's own modules, since it runs before anything is installed, and writes only to
// stderr, since the command-line tools that call it speak on stdout.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** npm leaves a copy of what it installed in node_modules. */
function installed() {
  try {
    const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
    const present = JSON.parse(readFileSync(`${root}node_modules/.package-lock.json`, 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

export function setup() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
    throw new Error(`Node ${process.versions.node} is too old: 20.19+, 22.12+ or newer is needed.`);
  if (installed()) return;
  console.error('Installing dependencies ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) setup();
