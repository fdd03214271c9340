import { describe, expect, it } from 'vitest';
import { imageHosts } from '../../src/core/listing/values/imageLinks.ts';
import { readConfiguration } from '../../sync-server/src/configuration.ts';
import { securityHeaders } from '../../sync-server/src/http/securityHeaders.ts';
import { readSource } from './sourceFiles.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean; readonly version?: string }>>;
}

const manifest = JSON.parse(readSource('package.json')) as Manifest;
const lock = JSON.parse(readSource('package-lock.json')) as Manifest;

describe('the packages', () => {
  it('are pinned to one exact version each', () => {
    const pins = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('include only one copy of Dexie: two in one page throw at start', () => {
    expect(Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/dexie'))).toEqual(['node_modules/dexie']);
  });

  it('have a version for every entry in the lock file, which npm ci needs', () => {
    expect(Object.entries(lock.packages).filter(([path, { version }]) => path !== '' && version === undefined)).toEqual([]);
  });
});

describe('the content security policy', () => {
  it('allows every picture host that the parsers accept', () => {
    const allowed = /img-src ([^;]*)/.exec(securityHeaders(readConfiguration({}))['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];
    const hosts = allowed.filter((source) => source.startsWith('https://')).map((source) => source.slice('https://'.length));
    const fits = (host: string) =>
      hosts.some((allowedHost) => (allowedHost.startsWith('*.') ? host.endsWith(allowedHost.slice(1)) : host === allowedHost));
    expect([...imageHosts].filter((host) => !fits(host))).toEqual([]);
  });
});
