import { describe, expect, it } from 'vitest';
import { type FileStore, listCachedFiles, renewFiles } from '../../../../workers/files/cachedFiles.ts';

const origin = 'https://app.example';
const files = ['/index.html', '/assets/index-AAAAAAAA.js', '/fonts/report-regular.ttf'].map((path) => ({
  url: origin + path,
  key: path.startsWith('/assets') ? origin + path : `${origin}${path}?__WB_REVISION__=1`,
}));
const page = (build: string): string => `<meta name="build" content="${build}">`;

function answer(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

/** A server with every file of build `b2`, except for the given answers. */
function setUp(answers: Readonly<Record<string, () => Response | Promise<Response>>> = {}, kept: readonly string[] = []) {
  const cache = new Map<string, string>(kept.map((key) => [key, 'before']));
  const normal: Readonly<Record<string, () => Response>> = {
    '/index.html': () => answer(page('b2'), 'text/html; charset=utf-8'),
    '/assets/index-AAAAAAAA.js': () => answer('code', 'text/javascript'),
    '/fonts/report-regular.ttf': () => answer('font', 'font/ttf'),
  };
  const store: FileStore = {
    files,
    build: 'b2',
    open: async () => ({
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      put: async (key, response) => void cache.set(typeof key === 'string' ? key : '', await response.text()),
    }),
    fetch: async (url) => {
      const { pathname } = new URL(url);
      const found = answers[pathname] ?? normal[pathname];
      if (found === undefined) throw new TypeError('no such file');
      return found();
    },
  };
  return { store, cache };
}

describe('the app’s cached files', () => {
  it('are listed by path whatever their cache key is, including missing files', async () => {
    const { store } = setUp({}, [files[0]?.key ?? '', `${origin}/assets/old-BBBBBBBB.js`]);
    expect(await listCachedFiles(store)).toEqual({
      build: 'b2',
      kept: ['/index.html'],
      missing: ['/assets/index-AAAAAAAA.js', '/fonts/report-regular.ttf'],
    });
  });
});

describe('repair of the cached files', () => {
  it('downloads every file again and stores it under its key', async () => {
    const { store, cache } = setUp({}, [files[0]?.key ?? '']);
    expect(await renewFiles(store)).toEqual({ renewed: 3, refused: [] });
    expect(Object.fromEntries(cache)).toEqual({
      [files[0]?.key ?? '']: page('b2'),
      [files[1]?.key ?? '']: 'code',
      [files[2]?.key ?? '']: 'font',
    });
  });

  it.each([
    ['is missing', () => answer('not found', 'text/plain', 404)],
    ['is answered with the page', () => answer(page('b2'), 'text/html')],
    ['fails on the way', () => Promise.reject(new TypeError('network'))],
    ['is answered by a busy server', () => answer('later', 'text/javascript', 503)],
  ])('keeps the old copy of a file that %s, names the file, and renews the others', async (_, broken) => {
    const { store, cache } = setUp(
      { '/assets/index-AAAAAAAA.js': broken },
      files.map(({ key }) => key),
    );
    expect(await renewFiles(store)).toEqual({ renewed: 2, refused: ['/assets/index-AAAAAAAA.js'] });
    expect(cache.get(files[1]?.key ?? '')).toBe('before');
    expect(cache.get(files[2]?.key ?? '')).toBe('font');
  });

  it('refuses the page of another release, because a mix of releases would not start', async () => {
    const { store, cache } = setUp(
      { '/index.html': () => answer(page('b3'), 'text/html') },
      files.map(({ key }) => key),
    );
    expect(await renewFiles(store)).toEqual({ renewed: 2, refused: ['/index.html'] });
    expect(cache.get(files[0]?.key ?? '')).toBe('before');
  });

  it('names the files for which the device has no space', async () => {
    const { store } = setUp();
    const full: FileStore = {
      ...store,
      open: async () => ({ keys: async () => [], put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }),
    };
    const { renewed, refused } = await renewFiles(full);
    expect(renewed).toBe(0);
    expect(refused.toSorted()).toEqual(files.map(({ url }) => new URL(url).pathname).toSorted());
  });
});
