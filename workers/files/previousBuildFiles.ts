/** The cache of the previous build's files, for pages loaded with it. Its name must not contain `precache`, or Workbox would delete it. */
export const previousBuildCache = 'yardstick-files-before';

interface BeforeStore {
  /** The keys of this build's files. */
  readonly keys: ReadonlySet<string>;
  readonly open: () => Promise<Pick<Cache, 'keys' | 'match'>>;
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
}

/**
 * Copies the files that this build no longer has to a separate cache. Called before this build takes over, because Workbox then removes
 * them while pages of the previous build are still open. Only one build is kept. Rejects if there is no space: some files are then missing,
 * and a page that needs one reloads.
 */
export async function keepPreviousBuildFiles({ keys, open, caches }: BeforeStore): Promise<void> {
  await caches.delete(previousBuildCache);
  const [from, to] = [await open(), await caches.open(previousBuildCache)];
  for (const request of await from.keys()) {
    const file = keys.has(request.url) ? undefined : await from.match(request);
    if (file !== undefined) await to.put(request.url, file);
  }
}
