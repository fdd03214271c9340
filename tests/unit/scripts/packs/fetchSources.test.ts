import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addressesOf, fetchSource } from '../../../../scripts/packs/fetchSources.ts';
import { packSources } from '../../../../scripts/packs/sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [first] = packSources;
const source = (id: string, download = 'https://publisher.example/prices-{YYYY-MM}.csv') => {
  if (first === undefined) throw new Error('There are no sources');
  return { ...first, id, download };
};
const now = new Date('2026-11-22T00:00:00Z');

/** A publisher whose newest file is October's, with support for conditional requests. */
function publisher(content: string, etag: string) {
  const asked: { readonly url: string; readonly etag: string | undefined }[] = [];
  return {
    asked,
    fetch: async (url: string, { headers }: { readonly headers: Record<string, string> }): Promise<Response> => {
      asked.push({ url, etag: headers['if-none-match'] });
      if (!url.endsWith('2026-10.csv')) return new Response('none', { status: 404 });
      if (headers['if-none-match'] === etag) return new Response(null, { status: 304 });
      return new Response(content, { headers: { etag } });
    },
  };
}

const offline = async (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
const broken = async (): Promise<Response> => new Response('', { status: 200 });
const gone = async (): Promise<Response> => new Response('gone', { status: 410 });

const kept = (id: string): string => readFileSync(join(folder, id, 'file'), 'utf8');

describe('fetching a source', () => {
  it('goes back to the newest month available, and next time sends a conditional request', async () => {
    const { asked, fetch } = publisher('a,b\n1,2\n', '"one"');
    expect(await fetchSource(source('walks'), { fetch, folder, now })).toMatchObject({ kind: 'new', bytes: 8 });
    expect(asked.map(({ url }) => url.slice(-11))).toEqual(['2026-11.csv', '2026-10.csv']);
    expect(await fetchSource(source('walks'), { fetch, folder, now })).toMatchObject({ kind: 'unchanged' });
    expect(asked.at(-1)?.etag).toBe('"one"');
    expect(asked.at(-2)?.etag).toBeUndefined();
    expect(kept('walks')).toBe('a,b\n1,2\n');
  });

  it('takes a newer file, and keeps the last good one after any failure', async () => {
    await fetchSource(source('keeps'), { fetch: publisher('old', '"1"').fetch, folder, now });
    expect(await fetchSource(source('keeps'), { fetch: publisher('new', '"2"').fetch, folder, now })).toMatchObject({ kind: 'new' });
    for (const fetch of [offline, broken]) {
      const outcome = await fetchSource(source('keeps'), { fetch, folder, now });
      expect(outcome).toMatchObject({ kind: 'failed', kept: now.toISOString() });
      expect(kept('keeps')).toBe('new');
    }
  });

  it('fails if there is no earlier file to keep', async () => {
    const outcome = await fetchSource(source('none', 'https://publisher.example/one.csv'), { fetch: gone, folder, now });
    expect(outcome).toEqual({ kind: 'failed', id: 'none', reason: 'https://publisher.example/one.csv: answered 410', kept: null });
  });

  it('formats months and years as the publisher does', () => {
    expect(addressesOf('x-{YYYY-MM}', new Date('2026-01-15T00:00:00Z')).slice(0, 2)).toEqual(['x-2026-01', 'x-2025-12']);
    expect(addressesOf('pp-{YYYY}.csv', now)).toEqual(['pp-2026.csv', 'pp-2025.csv']);
  });
});
