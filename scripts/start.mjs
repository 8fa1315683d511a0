// `npm start`: installs what is missing, serves the table and opens it. Arguments go on to Vite.
import { spawn } from 'node:child_process';
import { root, setup } from './setup.mjs';

setup();
const { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env;
const screen = process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY;
const open = screen && !CI && !SSH_CONNECTION ? ['--open'] : [];
const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...open, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal));
vite.on('exit', (code) => process.exit(code ?? 0));
