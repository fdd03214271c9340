import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { importsOf, readSource } from './sourceFiles.ts';

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}

interface Service {
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
}

const compose = parse(readSource('docs/cluster/compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const dockerfile = readSource('docs/cluster/Dockerfile');
const proxied = [...readSource('docs/cluster/haproxy.cfg').matchAll(/^ {2}server (\w+) (\w+):(\d+)/gm)].map(([, name, host]) => [
  name,
  host,
]);

/** The top-level folders of everything that a file runs or reads, directly or not. */
function foldersOf(start: string): readonly string[] {
  const seen = new Set([start]);
  for (const file of seen)
    if (/\.[cm]?[jt]sx?$/.test(file))
      for (const { target, typeOnly } of importsOf(file)) if (!typeOnly && target.includes('/') && !isPackage(target)) seen.add(target);
  return [...new Set([...seen].map((file) => file.split('/')[0] ?? ''))].toSorted();
}

const isPackage = (target: string): boolean => !/^(src|sync-server|supabase|workers|scripts|tests|\.config)\//.test(target);

describe('docs/cluster', () => {
  it('the Dockerfile has no mistake that a linter finds', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('the Dockerfile copies what the server imports, and starts it as `npm run serve` does', () => {
    const { scripts } = JSON.parse(readSource('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as readonly string[];
    expect(command.join(' ')).toBe(scripts['serve']);
    for (const folder of ['dist', 'node_modules', 'package.json', ...foldersOf('sync-server/src/main.ts')])
      expect(dockerfile).toMatch(new RegExp(`^COPY --from=build /app/${folder} `, 'm'));
  });

  it('the compose file names only services, volumes and settings that exist', () => {
    const known = readSource('docs/configuration.md');
    const named = services.flatMap(([, { depends_on: needed = {}, volumes = [], configs = [] }]) => [
      ...Object.keys(needed).filter((name) => compose.services[name] === undefined),
      ...volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.') && !(name in compose.volumes)),
      ...configs.map(({ source }) => source).filter((name) => compose.configs[name] === undefined),
    ]);
    expect(named).toEqual([]);
    const servers = services.filter(([, { build }]) => build !== undefined);
    expect(servers.map(([name]) => name)).toEqual(['app1', 'app2', 'app3']);
    for (const [, { build, environment = {} }] of servers) {
      expect(readSource(build?.dockerfile ?? '')).toBe(dockerfile);
      expect(Object.keys(environment).filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
    }
  });

  it('the proxy sends requests and connections to the services of the compose file', () => {
    expect(proxied.map(([name]) => name)).toEqual(['app1', 'app2', 'app3', 'db1', 'db2']);
    for (const [name, host] of proxied) expect([name, compose.services[host ?? ''] !== undefined]).toEqual([host, true]);
  });
});
