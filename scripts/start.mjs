// `npm start`: installs missing packages, builds the app, and serves the whole product on the embedded backend.
import { spawn } from 'node:child_process';
import { buildId, checkNode, installPackages, root, run } from './bootstrap.mjs';

checkNode();
installPackages();
run('vite', ['build', '--logLevel', 'warn'], { BUILD_ID: process.env.BUILD_ID ?? buildId() });

const server = spawn(process.execPath, ['--import', 'tsx', 'sync-server/src/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
