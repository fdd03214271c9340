import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** The server as its operator starts it, in a separate process that can be killed. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** A polite stop (SIGTERM); resolves when the process is gone. */
  stop(): Promise<void>;
  /** Kills the process with SIGKILL. Resolves when it is gone. */
  kill(): Promise<void>;
}

export interface ProcessSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** If absent, any free port. */
  readonly port?: number;
  /** Environment variables that override those set here. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The program to run, from the project's folder; the server's own if absent. */
  readonly program?: string;
}

const root = new URL('../../../../', import.meta.url);

/** Two servers over one database also share the folder, because it contains the key that signs tokens. */
export async function startServerProcess({
  dataDir,
  databaseUrl = '',
  port = 0,
  environment = {},
  program = 'sync-server/src/main.ts',
}: ProcessSettings): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_DIR: join(dataDir, 'app'),
      DATABASE_URL: databaseUrl,
      PUBLIC_ORIGIN: 'http://yardstick.test',
      AUTH_PER_ADDRESS: '10000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    origin: /http\S+/.exec(line)?.[0] ?? '',
    pid: child.pid ?? 0,
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  };
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** A new account's token, from the sign-up call alone. */
export async function signUp(origin: string): Promise<string> {
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly supabaseKey: string };
  const answer = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: supabaseKey },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' }),
  });
  return ((await answer.json()) as { readonly access_token: string }).access_token;
}
