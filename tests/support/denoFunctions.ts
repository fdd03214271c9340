import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from './freePort.ts';

/** Set DENO to use an installed Deno; otherwise npx downloads the pinned release. */
export const deno = process.env['DENO'] ? [process.env['DENO']] : ['npx', '-y', '-p', 'deno@2.9.6', 'deno'];

export const root = new URL('../../', import.meta.url).pathname;

export const entry = (name: string): string => `supabase/functions/${name}/index.ts`;

export const denoOptions = (name: string): readonly string[] => [
  '--node-modules-dir=manual',
  '--config',
  `supabase/functions/${name}/deno.json`,
];

/** A function that runs under Deno, at its own origin. */
export interface DenoFunction {
  readonly origin: string;
  close(): void;
}

interface Deployment {
  /** The deployment's settings, in the environment. */
  readonly settings: Readonly<Record<string, string>>;
  /** How far its clock is ahead, in milliseconds. */
  readonly ahead?: number;
}

/** Deno may reach only this machine and its own settings. A function has no access to the file system. */
export async function startDenoFunction(name: string, { settings, ahead = 0 }: Deployment): Promise<DenoFunction> {
  const port = await freePort();
  const permissions = ['--no-remote', '--cached-only', '--allow-env', '--allow-net=127.0.0.1'];
  const clock = ahead === 0 ? [] : ['--preload', `data:text/javascript,const now = Date.now; Date.now = () => now() %2B ${ahead};`];
  const [command = '', ...before] = deno;
  const child = spawn(command, [...before, 'run', ...permissions, ...clock, ...denoOptions(name), entry(name)], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await listening(name, child);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}

function listening(name: string, child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Listening')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`${name}: Deno ended with ${code}. ${said}`)));
  });
}
