import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** HAProxy with the settings of `docs/cluster/haproxy.cfg`. */
export interface Proxy {
  close(): Promise<void>;
}

/** Where the proxy listens, and the addresses (`host:port`) behind the names in its settings. */
export interface ProxyPlan {
  readonly people: number;
  readonly postgres: number;
  readonly hosts: Readonly<Record<ProxiedHost, string>>;
}

export type ProxiedHost = 'app1' | 'app2' | 'app3' | 'db1' | 'db2';

const settingsFile = join(import.meta.dirname, '../../docs/cluster/haproxy.cfg');

/** Starts HAProxy on this machine. Rejects with its message if it does not accept the settings. */
export async function startProxy(haproxy: string, plan: ProxyPlan): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-proxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settingsFor(plan));
  const proxy = spawn(haproxy, ['-W', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    proxy.stderr.on('data', (text) => {
      said += String(text);
      if (said.includes('Loading success')) resolve();
    });
    proxy.once('exit', (code) => reject(new Error(`HAProxy ended with ${code}: ${said}`)));
    proxy.once('error', reject);
  });
  const ended = new Promise<void>((resolve) => proxy.once('exit', () => resolve()));
  return {
    close: async () => {
      proxy.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The settings with the addresses of this machine. Throws if they do not have the expected lines. */
function settingsFor({ people, postgres, hosts }: ProxyPlan): string {
  let settings = readFileSync(settingsFile, 'utf8');
  const put = (line: string, other: string): void => {
    if (!settings.includes(line)) throw new Error(`haproxy.cfg has no line "${line.trim()}"`);
    settings = settings.replace(line, () => other);
  };
  // Without it, HAProxy uses as many connections as this machine lets it open.
  put('  maxconn 20000\n', '');
  put('bind :8080', `bind 127.0.0.1:${people}`);
  put('bind :5432', `bind 127.0.0.1:${postgres}`);
  for (const [name, host] of Object.entries(hosts)) {
    const port = name.startsWith('db') ? 5432 : 4173;
    put(` ${name}:${port}`, ` ${host}`);
  }
  return settings;
}
