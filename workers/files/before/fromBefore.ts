import { blockId, cutBlocks, partsOf, type Recipe, recipePath, smallestInBlocks, type Stretch } from './blocks.ts';
import type { AppFile } from '../keptFiles.ts';
import { fingerprint, type Release, skeletonOf, stemOf, textOf } from './skeleton.ts';

export interface Before {
  readonly build: string;
  /** All files of the new release. */
  readonly files: readonly AppFile[];
  /** Where the fingerprints of their skeletons are, in their order: empty for one that is always fetched whole. The path has its own. */
  readonly skeletons: string;
  readonly open: () => Promise<Pick<Cache, 'keys' | 'match'>>;
  readonly fetch: (url: string, how: RequestInit) => Promise<Response>;
}

/**
 * Makes files of a new release out of what the device has of the one before, so that only what changed is fetched. A file whose own text
 * is as it was gets its new names; of one that changed the blocks that changed are fetched. Answers null wherever that cannot be, or its
 * result is not the build's own text: then the file is fetched whole. Writes nothing.
 */
export function createFromBefore(before: Before): (key: string) => Promise<Response | null> {
  let device: Promise<Device | null> | undefined;
  return async (key) => {
    const file = before.files.find((each) => each.key === key);
    try {
      device ??= readDevice(before);
      const known = await device;
      return file === undefined || known === null ? null : await make(before, file, known);
    } catch {
      return null;
    }
  };
}

interface Device {
  readonly cache: Pick<Cache, 'match'>;
  /** What is kept, by the file it is a version of. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlySet<string>;
  readonly release: Release;
  readonly prints: ReadonlyMap<AppFile, string>;
  /** Headers of the server as it is now: a policy of the release before must not stay with its text. */
  readonly headers: Headers;
}

/** Null on a device without any file, where all are fetched. */
async function readDevice(before: Before): Promise<Device | null> {
  const cache = await before.open();
  const kept = (await cache.keys()).map(({ url }) => url);
  if (kept.length === 0) return null;
  const keys = new Map<string, string[]>();
  for (const url of kept) keys.set(placeOf(url), [...(keys.get(placeOf(url)) ?? []), url]);
  const release = { build: before.build, names: new Set(before.files.map(({ url }) => nameOf(url))) };
  const [prints, headers] = await Promise.all([readPrints(before), headersNow(before)]);
  return { cache, keys, names: new Set(kept.map(nameOf)), release, prints, headers };
}

async function readPrints({ fetch, files, skeletons }: Before): Promise<ReadonlyMap<AppFile, string>> {
  const text = await (await fetch(skeletons, {})).text();
  if (!skeletons.includes(await fingerprint(text))) throw new TypeError('Fingerprints of another release');
  const prints = JSON.parse(text) as readonly string[];
  return new Map(files.map((file, place) => [file, prints[place] ?? '']));
}

const placeOf = (url: string): string => {
  const { pathname } = new URL(url);
  return stemOf(pathname) ?? pathname;
};

const nameOf = (url: string): string => new URL(url).pathname.replace(/.*\//, '');

async function headersNow({ fetch }: Before): Promise<Headers> {
  const answer = await fetch('/index.html', { method: 'HEAD' });
  if (!answer.ok) throw new TypeError('The server has no app');
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
  return headers;
}

async function make(before: Before, file: AppFile, device: Device): Promise<Response | null> {
  const own = device.prints.get(file) ?? '';
  if (own === '') return null;
  const kept = await Promise.all((device.keys.get(placeOf(file.url)) ?? []).map((key) => device.cache.match(key)));
  const type = kept[0]?.headers.get('content-type');
  const texts = await Promise.all(kept.map(async (response) => (await response?.text()) ?? ''));
  const skeletons = texts.flatMap((text) => skeletonOf(text, { build: buildOf(text), names: device.names }) ?? []);
  if (type == null || skeletons.length === 0) return null;
  const same = await findSame(skeletons, own);
  const text = textOf(same ?? (await patched(before, file, skeletons)), device.release);
  if (text === null || (await fingerprint(skeletonOf(text, device.release) ?? '')) !== own) return null;
  const headers = new Headers(device.headers);
  headers.set('content-type', type);
  return new Response(text, { headers });
}

const buildOf = (page: string): string => /name="build" content="([^"]*)"/.exec(page)?.[1] ?? '';

async function findSame(skeletons: readonly string[], own: string): Promise<string | null> {
  for (const skeleton of skeletons) if ((await fingerprint(skeleton)) === own) return skeleton;
  return null;
}

/** More than this of a file in pieces costs more than the whole of it, which comes compressed. */
const mostFetched = 0.3;
const mostStretches = 12;

/** The skeleton of a file put together of blocks that are here and stretches that are fetched; these have their names already. */
async function patched({ fetch }: Before, { url }: AppFile, skeletons: readonly string[]): Promise<string> {
  if (!skeletons.some(({ length }) => length >= smallestInBlocks)) throw new TypeError('Too small to come in parts');
  const recipe = (await (await fetch(recipePath(new URL(url).pathname), {})).json()) as Recipe;
  const kept = new Map(skeletons.flatMap((text) => cutBlocks(text, recipe.every)).map((block) => [blockId(block), block]));
  const parts = partsOf(recipe, kept);
  const stretches = parts.filter((part) => typeof part === 'object');
  const fetched = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const whole = recipe.blocks.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (stretches.length > mostStretches || fetched > mostFetched * whole) throw new TypeError('Too much has changed');
  return (await Promise.all(parts.map(async (part) => (typeof part === 'object' ? fetchStretch(fetch, url, part) : part)))).join('');
}

async function fetchStretch(fetch: Before['fetch'], url: string, { from, to }: Stretch): Promise<string> {
  const answer = await fetch(url, { headers: { range: `bytes=${from}-${to - 1}` } });
  if (answer.status === 206) return answer.text();
  await answer.body?.cancel();
  throw new TypeError('The server sends whole files only');
}
