import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeSkeletons } from '../../../../../.config/vite/skeletons.ts';
import { createFromBefore } from '../../../../../workers/files/before/fromBefore.ts';

const origin = 'https://app.example';
const policy = { 'content-security-policy': "default-src 'self'" };

/** Code of some length that is the same every time. */
function code(from: number): string {
  let seed = from;
  const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0);
  return Array.from({ length: 3_000 }, () => `v${next() % 900}=${next() % 977};`).join('');
}

interface Files {
  readonly [path: string]: string;
}

/** Two releases of three files that name one another; in the second a number in the middle of the large one is another. */
const first = {
  build: 'first-000001',
  files: {
    'landing.html': '<meta name="build" content="first-000001"><script src="/assets/index-AAAAAAAA.js">',
    'assets/index-AAAAAAAA.js': 'import("./large-AAAAAAAA.js")',
    'assets/large-AAAAAAAA.js': `import"./index-AAAAAAAA.js";${code(1)}price=1;${code(2)}`,
    'assets/photo-AAAAAAAA.png': 'picture',
  } as Files,
};
const second = {
  build: 'second-00001',
  files: {
    'landing.html': '<meta name="build" content="second-00001"><script src="/assets/index-BBBBBBBB.js">',
    'assets/index-BBBBBBBB.js': 'import("./large-BBBBBBBB.js")',
    'assets/large-BBBBBBBB.js': `import"./index-BBBBBBBB.js";${code(1)}price=2;${code(2)}`,
    'assets/photo-BBBBBBBB.png': 'another picture',
  } as Files,
};
const large = `${origin}/assets/large-BBBBBBBB.js`;

let folder = '';
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Faults {
  /** Texts that the device has in place of what the first release had. */
  readonly kept?: Files;
  readonly wholeOnly?: boolean;
  readonly answers?: Readonly<Record<string, () => Response>>;
}

/** A device with the first release before a server with the second, whose skeletons the build itself writes. */
async function device({ kept = {}, wholeOnly = false, answers = {} }: Faults = {}) {
  folder = await mkdtemp(join(tmpdir(), 'yardstick-before-'));
  for (const [path, text] of Object.entries({ ...second.files, 'index.html': 'page' })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const listed = Object.keys(second.files);
  const { path, unclear } = await writeSkeletons(
    folder,
    second.build,
    listed.map((url) => ({ url })),
  );
  const texts = new Map(Object.entries({ ...first.files, ...kept }).map(([file, text]) => [`${origin}/${file}`, text]));
  const asked: string[] = [];
  const fetchFile = async (url: string, how: RequestInit): Promise<Response> => {
    const file = url.replace(origin, '');
    const range = new Headers(how.headers).get('range');
    asked.push([how.method ?? 'GET', file, range ?? ''].join(' ').trim());
    const instead = answers[file];
    if (instead !== undefined) return instead();
    const bytes = await readFile(join(folder, file));
    const [from = 0, to = bytes.length] = wholeOnly
      ? []
      : (/(\d+)-(\d+)/
          .exec(range ?? '')
          ?.slice(1)
          .map(Number) ?? []);
    const body = how.method === 'HEAD' ? null : bytes.subarray(from, to + 1).toString();
    return new Response(body, { status: range === null || wholeOnly ? 200 : 206, headers: policy });
  };
  const make = createFromBefore({
    build: second.build,
    skeletons: path,
    files: listed.map((file) => ({ url: `${origin}/${file}`, key: `${origin}/${file}` })),
    open: async () => ({
      keys: async () => [...texts.keys()].map((url) => new Request(url)),
      match: async (key) =>
        new Response(typeof key === 'string' ? texts.get(key) : undefined, {
          headers: { 'content-type': 'text/javascript', 'x-old': '1' },
        }),
    }),
    fetch: fetchFile,
  });
  return { make, asked, unclear };
}

describe('a file of a new release', () => {
  it('whose own text is as before is made of the one before without a request for it', async () => {
    const { make, asked, unclear } = await device();
    for (const file of ['landing.html', 'assets/index-BBBBBBBB.js'])
      expect(await (await make(`${origin}/${file}`))?.text()).toBe(second.files[file]);
    expect(unclear).toEqual([]);
    expect(asked.filter((each) => !/^GET \/blocks\/[\w-]+\.json$/.test(each))).toEqual(['HEAD /index.html']);
  });

  it('has the headers of the server as it is now, and the type it had', async () => {
    const { make } = await device();
    const headers = Object.fromEntries((await make(`${origin}/landing.html`))?.headers ?? []);
    expect(headers).toEqual({ ...policy, 'content-type': 'text/javascript' });
  });

  it('that changed in one place is made of what was there and a stretch', async () => {
    const { make, asked } = await device();
    expect(await (await make(large))?.text()).toBe(second.files['assets/large-BBBBBBBB.js']);
    const stretches = asked.filter((each) => each.includes('bytes='));
    expect(stretches).toHaveLength(1);
    const [from = 0, to = 0] =
      /(\d+)-(\d+)/
        .exec(stretches[0] ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    expect(to - from).toBeLessThan(4_096);
  });

  it.each([
    ['was damaged on the device', { 'assets/index-AAAAAAAA.js': 'import("./large-AAAAAAAA.js");' }],
    ['is another file there', { 'assets/index-AAAAAAAA.js': '<!doctype html>' }],
  ])('that %s is fetched whole', async (_, kept) => {
    const { make } = await device({ kept });
    expect(await make(`${origin}/assets/index-BBBBBBBB.js`)).toBeNull();
  });

  it.each<[string, Faults]>([
    ['the server sends whole files only', { wholeOnly: true }],
    ['the server has no recipe', { answers: { '/blocks/assets/large-BBBBBBBB.js.json': () => new Response('', { status: 404 }) } }],
    [
      'the recipe is of another release',
      { answers: { '/blocks/assets/large-BBBBBBBB.js.json': () => Response.json({ every: 512, blocks: [['x', 10]] }) } },
    ],
    ['the stretch is of another release', { answers: { [large.replace(origin, '')]: () => new Response('price=9;', { status: 206 }) } }],
    ['most of it changed', { kept: { 'assets/large-AAAAAAAA.js': code(77) + code(78) } }],
    ['the server has no page', { answers: { '/index.html': () => new Response(null, { status: 404 }) } }],
  ])('is fetched whole where %s', async (_, faults) => {
    const { make } = await device(faults);
    expect(await make(large)).toBeNull();
  });

  it('is fetched whole where the fingerprints are not those the release was made with', async () => {
    const { make, asked } = await device();
    await writeFile(join(folder, 'blocks', (await firstJson(folder)) ?? ''), JSON.stringify(['a', 'b', 'c', 'd']));
    expect(await make(`${origin}/landing.html`)).toBeNull();
    expect(asked.some((each) => each.includes('bytes='))).toBe(false);
  });

  it('that is no text is left alone, and so is every file of a device that has none', async () => {
    const { make } = await device();
    expect(await make(`${origin}/assets/photo-BBBBBBBB.png`)).toBeNull();
    const asked: string[] = [];
    const empty = createFromBefore({
      build: 'b',
      skeletons: '/blocks/x.json',
      files: [{ url: large, key: large }],
      open: async () => ({ keys: async () => [], match: async () => undefined }),
      fetch: async (url) => (asked.push(url), new Response()),
    });
    expect(await empty(large)).toBeNull();
    expect(asked).toEqual([]);
  });
});

async function firstJson(of: string): Promise<string | undefined> {
  return (await readdir(join(of, 'blocks'))).find((name) => name.endsWith('.json') && !name.startsWith('landing'));
}
