import { isFileOfBuild } from './completeResponse.ts';

/** One file of the app: its URL and its cache key. */
export interface AppFile {
  readonly url: string;
  readonly key: string;
}

export interface FileStore {
  /** All files of this build. */
  readonly files: readonly AppFile[];
  readonly build: string;
  readonly open: () => Promise<Pick<Cache, 'keys' | 'put'>>;
  readonly fetch: (url: string) => Promise<Response>;
}

/** Whether each of the app's files is cached, by path. */
export interface CachedFiles {
  readonly build: string;
  readonly kept: readonly string[];
  readonly missing: readonly string[];
}

export async function listCachedFiles(store: FileStore): Promise<CachedFiles> {
  const there = new Set((await (await store.open()).keys()).map(({ url }) => url));
  const paths = (kept: boolean): readonly string[] =>
    store.files.filter(({ key }) => there.has(key) === kept).map(({ url }) => new URL(url).pathname);
  return { build: store.build, kept: paths(true), missing: paths(false) };
}

/** `refused` names the files that could not be fetched completely. Their cached copies are unchanged. */
export interface Renewal {
  readonly renewed: number;
  readonly refused: readonly string[];
}

const atOnce = 6;

/**
 * Fetches every file of this build again. A file replaces the stored one only if it arrived complete and belongs to this build. A repair
 * that is interrupted, or finds another release on the server, therefore does no harm. Touches only the app's own files.
 */
export async function renewFiles(store: FileStore): Promise<Renewal> {
  const cache = await store.open();
  const waiting = [...store.files];
  const refused: string[] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      if (!(await renewOne(store, cache, file))) refused.push(new URL(file.url).pathname);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { renewed: store.files.length - refused.length, refused };
}

async function renewOne(store: FileStore, cache: Pick<Cache, 'put'>, { url, key }: AppFile): Promise<boolean> {
  try {
    const response = await store.fetch(url);
    if (!(await isFileOfBuild(store.build, url, response))) return false;
    await cache.put(key, response);
    return true;
  } catch {
    return false;
  }
}
