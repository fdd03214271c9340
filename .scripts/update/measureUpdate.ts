import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createFromBefore } from '../../workers/files/before/fromBefore.ts';

/** What `sw.js` says of its release. */
interface Release {
  readonly build: string;
  readonly skeletons: string;
  readonly code: string;
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
}

export interface Fetched {
  /** Path of the file; with `part` for a stretch of one. */
  readonly what: string;
  readonly bytes: number;
}

const origin = 'https://app.example';

/**
 * Everything that a device with the build in one folder fetches for that in another, in bytes as they travel: files gzip -9, stretches as
 * they are. The service worker's own code makes the files, and each is compared with the build's.
 */
export async function measureUpdate(before: string, after: string): Promise<readonly Fetched[]> {
  const old = readRelease(before);
  const release = readRelease(after);
  const fetched: Fetched[] = [{ what: '/sw.js', bytes: zipped(after, '/sw.js') }];
  if (release.code !== old.code) fetched.push({ what: release.code, bytes: zipped(after, release.code) });
  const kept = new Map(old.files.map((file) => [keyOf(file), readFileSync(join(before, file.url))]));
  const make = createFromBefore({
    build: release.build,
    skeletons: release.skeletons,
    files: release.files.map((file) => ({ url: `${origin}/${file.url}`, key: keyOf(file) })),
    open: async () => ({
      keys: async () => [...kept.keys()].map((key) => new Request(key)),
      match: async (key) => {
        const bytes = typeof key === 'string' ? kept.get(key) : undefined;
        return bytes && new Response(new Uint8Array(bytes), { headers: { 'content-type': 'text/plain' } });
      },
    }),
    fetch: async (url, how) => answer(after, { path: url.replace(origin, ''), how }, fetched),
  });
  for (const file of release.files) {
    if (kept.has(keyOf(file))) continue;
    const made = await make(keyOf(file));
    if (made === null) fetched.push({ what: `/${file.url}`, bytes: zipped(after, `/${file.url}`) });
    else if ((await made.text()) !== readFileSync(join(after, file.url), 'utf8')) throw new Error(`${file.url} was made wrong`);
  }
  return fetched.toSorted((left, right) => right.bytes - left.bytes);
}

const keyOf = ({ url, revision }: Release['files'][number]): string =>
  `${origin}/${url}${revision === null ? '' : `?__WB_REVISION__=${revision}`}`;

const zipped = (folder: string, path: string): number => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;

function answer(folder: string, { path, how }: { readonly path: string; readonly how: RequestInit }, fetched: Fetched[]): Response {
  const range = /^bytes=(\d+)-(\d+)$/.exec(new Headers(how.headers).get('range') ?? '');
  if (!existsSync(join(folder, path))) return new Response('Not found', { status: 404 });
  if (how.method === 'HEAD') return new Response(null);
  const bytes = readFileSync(join(folder, path));
  if (range === null) {
    fetched.push({ what: path, bytes: zipped(folder, path) });
    return new Response(new Uint8Array(bytes));
  }
  const stretch = bytes.subarray(Number(range[1]), Number(range[2]) + 1);
  fetched.push({ what: `${path} (part)`, bytes: stretch.length });
  return new Response(new Uint8Array(stretch), { status: 206 });
}

function readRelease(folder: string): Release {
  const text = readFileSync(join(folder, 'sw.js'), 'utf8');
  const [, build, skeletons, files] = /build: ("[^"]*"), skeletons: ("[^"]*"), files: (\[.*\]) \};/.exec(text) ?? [];
  const code = /const code = ("[^"]*");/.exec(text)?.[1];
  if (build === undefined || skeletons === undefined || files === undefined || code === undefined)
    throw new Error(`${folder}/sw.js has no list of files`);
  return { build: JSON.parse(build), skeletons: JSON.parse(skeletons), files: JSON.parse(files), code: JSON.parse(code) };
}
