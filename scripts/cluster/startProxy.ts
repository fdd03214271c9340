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

export type ProxiedHost = 'app1' | 'app2' | 'app3' | 'primary' | 'replica';

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

/** The settings with the addresses of this machine. Throws if a name in them is unknown. */
function settingsFor({ people, postgres, hosts }: ProxyPlan): string {
  return (
    readFileSync(settingsFile, 'utf8')
      // Without it, HAProxy uses as many connections as this machine lets it open.
      .replace('  maxconn 20000\n', '')
      .replace('bind :8080', `bind 127.0.0.1:${people}`)
      .replace('bind :5432', `bind 127.0.0.1:${postgres}`)
      .replaceAll(/^( *server (\w+)) \w+:\d+/gm, (_line, start: string, name: string) => {
        const host = Object.entries(hosts).find(([known]) => known === name)?.[1];
        if (host === undefined) throw new Error(`haproxy.cfg names a server without an address: ${name}`);
        return `${start} ${host}`;
      })
  );
}
