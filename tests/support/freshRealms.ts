import { join } from 'node:path';
import { build } from 'vite';
import type * as Realm from './storageRealm.ts';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Starts realms as a browser starts workers: each evaluates the data layer with its own RxDB and Dexie, over the test's shared IndexedDB.
 * RxDB remembers a failed open permanently and counts open collections, so state from one start must not reach the next.
 */
export async function freshRealms(): Promise<() => typeof Realm> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(root, 'tests/support/storageRealm.ts'), formats: ['iife'], name: 'realm' },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (output === undefined || !('output' in output)) throw new Error('The realm was not built');
  const { code } = output.output[0];
  // The bundle is our own code, evaluated once for each start.
  // oxlint-disable-next-line typescript/no-implied-eval -- our own bundle, as explained above
  const start = new Function(`${code}\nreturn realm;`) as () => typeof Realm;
  return start;
}
