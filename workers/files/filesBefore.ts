/** Where the files of the build before are kept for pages that were loaded with it. No `precache` in its name: Workbox would tidy it away. */
export const cacheBefore = 'yardstick-files-before';

interface BeforeStore {
  /** The keys of this build's files. */
  readonly keys: ReadonlySet<string>;
  readonly open: () => Promise<Pick<Cache, 'keys' | 'match'>>;
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
}

/**
 * Puts the files that this build no longer has aside, called before it takes over: Workbox removes them then, and pages of the build before
 * are still open. One build is kept. Rejects without room: then some files are missing, and a page that needs one of them is loaded again.
 */
export async function keepFilesBefore({ keys, open, caches }: BeforeStore): Promise<void> {
  await caches.delete(cacheBefore);
  const [from, to] = [await open(), await caches.open(cacheBefore)];
  for (const request of await from.keys()) {
    const file = keys.has(request.url) ? undefined : await from.match(request);
    if (file !== undefined) await to.put(request.url, file);
  }
}
