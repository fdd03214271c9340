// `npm run dev`: the app with hot reload. The embedded backend runs on a separate port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, installPackages, root } from './bootstrap.mjs';

checkNode();
installPackages();
const port = process.env.BACKEND_PORT ?? '4174';
const children = [
  spawn(process.execPath, ['--import', 'tsx', 'sync-server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, YARDSTICK_BACKEND: `http://127.0.0.1:${port}` },
  }),
];
const end = (signal) => children.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
children.forEach((child) => child.on('exit', () => end('SIGTERM')));
