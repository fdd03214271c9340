import { describe, expect, it } from 'vitest';
import { previousBuildCache, keepPreviousBuildFiles } from '../../../../workers/files/previousBuildFiles.ts';

const at = (path: string): string => `https://app.example${path}`;

/** The device's caches by name. If `full`, they accept nothing. */
function setUp(kept: Readonly<Record<string, readonly string[]>>, full = false) {
  const stores = new Map(Object.entries(kept).map(([name, files]) => [name, new Map(files.map((file) => [at(file), file]))]));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      match: async (request: Request) => new Response(store.get(request.url)),
      put: async (url: string, response: Response) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        store.set(url, await response.text());
      },
    };
  };
  const caches = { open, delete: async (name: string) => stores.delete(name) } as unknown as Pick<CacheStorage, 'open' | 'delete'>;
  const keep = (...keys: string[]) => keepPreviousBuildFiles({ keys: new Set(keys.map(at)), open: () => caches.open('precache'), caches });
  return { keep, before: () => [...(stores.get(previousBuildCache)?.keys() ?? [])] };
}

describe('files of the previous build', () => {
  it('are kept when another build takes over, without unchanged files and without files of older builds', async () => {
    const { keep, before } = setUp({ precache: ['/assets/old.js', '/assets/same.js'], [previousBuildCache]: ['/assets/older.js'] });
    await keep('/assets/same.js', '/assets/new.js');
    expect(before()).toEqual([at('/assets/old.js')]);
  });

  it('are not kept on a device without space, and the new build gets the error', async () => {
    const { keep, before } = setUp({ precache: ['/assets/old.js'] }, true);
    await expect(keep('/assets/new.js')).rejects.toThrow('full');
    expect(before()).toEqual([]);
  });
});
