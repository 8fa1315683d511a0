// Finds a Chromium for Playwright, or installs one. Prints its path on stdout's last line.
// Order: $PLAYWRIGHT_CHROMIUM, Playwright's own build in its cache, a system Chromium or Chrome,
// apt-get (Debian, as root), then Playwright's download.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const runnable = (p) => {
  try {
    accessSync(p, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Some systems ship a stub that only says what to install instead. */
const answers = (p) =>
  process.platform !== 'linux' ||
  spawnSync(p, ['--version'], { stdio: 'ignore', timeout: 30_000, killSignal: 'SIGKILL' }).status === 0;

const SYSTEM = {
  linux: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((v) =>
    process.env[v]
      ? [
          join(process.env[v], 'Google/Chrome/Application/chrome.exe'),
          join(process.env[v], 'Microsoft/Edge/Application/msedge.exe'),
        ]
      : [],
  ),
};

/** Playwright's own build, if it was downloaded whole; headless runs use the shell beside it. */
async function playwrightOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    const full = chromium.executablePath();
    const dir = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(full);
    const shell = dir && `${dir[1]}chromium_headless_shell-${dir[2]}`;
    return shell && existsSync(join(shell, 'INSTALLATION_COMPLETE')) ? shell : undefined;
  } catch {
    return undefined; // Playwright is not installed yet, or has no build for this system.
  }
}

/** @returns {Promise<{path: string, kind: 'env'|'playwright'|'system'} | undefined>} */
export async function findBrowser() {
  const env = process.env.PLAYWRIGHT_CHROMIUM;
  if (env) {
    if (!runnable(env)) throw new Error(`PLAYWRIGHT_CHROMIUM=${env} is not an executable file`);
    return { path: env, kind: 'env' };
  }
  const own = await playwrightOwn();
  if (own) return { path: own, kind: 'playwright' };
  const dirs = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  for (const name of SYSTEM[process.platform] ?? [])
    for (const path of name.includes('/') || name.includes('\\') ? [name] : dirs.map((d) => join(d, name)))
      if (runnable(path) && answers(path)) return { path, kind: 'system' };
  return undefined;
}

const run = (cmd, args, timeout, env = {}) => {
  console.error(`> ${cmd} ${args.join(' ')}`);
  const r = spawnSync(cmd, args, {
    stdio: ['ignore', 2, 2],
    timeout,
    killSignal: 'SIGKILL',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return r.status === 0;
};

export async function ensureBrowser() {
  let found = await findBrowser();
  if (found) return found;
  const root = process.platform === 'linux' && process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const get = (name) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 600_000, env);
    run('apt-get', ['update', '-qq'], 300_000, env);
    // The headless shell is smaller and starts about twice as fast; older releases have only chromium.
    if (!get('chromium-headless-shell')) get('chromium');
    found = await findBrowser();
    if (found) return found;
  }
  const deps = root ? ['--with-deps'] : [];
  run('npx', ['--no-install', 'playwright', 'install', ...deps, '--only-shell', 'chromium'], 300_000);
  found = await findBrowser();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install Chrome or Chromium, or run "npx playwright install chromium", ' +
      'or set PLAYWRIGHT_CHROMIUM to its path.',
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const t = Date.now();
  const { path, kind } = await ensureBrowser();
  let version = '';
  try {
    version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {}
  console.error(`browser: ${kind} ${version} (${Date.now() - t} ms)`);
  console.log(path);
}
