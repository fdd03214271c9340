import { describe, expect, it } from 'vitest';
import type { PageResult } from '../../../../../src/ui/parts/capture/readCapture.ts';
import { linksSummary, readingSummary } from '../../../../../src/ui/parts/capture/readingSummary.ts';

const read = (dealIds: readonly string[], known: readonly string[] = []): PageResult => ({ kind: 'read', dealIds, known });
const failed = (message: string): PageResult => ({ kind: 'failed', message, mayTryAgain: false });
const named = (...results: readonly PageResult[]) => results.map((result, at) => ({ name: `${at}.html`, result })).toReversed();

describe('readingSummary', () => {
  it('counts new, known and waiting items, and names those that could not be read, with the reason', () => {
    const links = { queued: 3, duplicates: [], known: [], refused: [] };
    expect(
      readingSummary(
        named(read(['a']), read(['b'], ['b']), failed('The file is empty.'), read(['c']), { kind: 'links', links }, failed('Cut off.')),
      ),
    ).toBe('2 saved, 1 already added and refreshed, 3 waiting, 2 couldn’t be read: 2.html (The file is empty); 5.html (Cut off).');
  });

  it('stays short if many could not be read', () => {
    const failures = Array.from({ length: 18 }, () => failed('The page is cut off.'));
    const words = readingSummary(named(...failures));
    expect(words).toMatch(
      /^0 saved, 18 couldn’t be read: 0\.html \(.+\); 1\.html \(.+\); 2\.html \(The page is cut off\); and 15 more, listed below\.$/,
    );
  });

  it('counts a listing that occurs twice once as saved and once as refreshed', () => {
    expect(readingSummary(named(read(['a']), read(['a'], ['a'])))).toBe('1 saved, 1 already added and refreshed.');
  });

  it('counts every listing of a page of search results', () => {
    expect(readingSummary(named(read(['a', 'b', 'c'], ['b'])))).toBe('2 saved, 1 already added and refreshed.');
  });
});

describe('linksSummary', () => {
  it('names every link that was not queued', () => {
    const refused = [{ text: 'https://example.org/1', message: 'Please paste a Zoopla or Rightmove URL' }];
    expect(linksSummary({ queued: 1, duplicates: ['x'], known: ['y'], refused })).toBe(
      '1 link queued. Already added: y. Duplicates: x. Skipped: https://example.org/1 (Please paste a Zoopla or Rightmove URL).',
    );
  });

  it('stays short for hundreds of links', () => {
    const duplicates = Array.from({ length: 200 }, (_, at) => `link ${at}`);
    expect(linksSummary({ queued: 0, duplicates, known: [], refused: [] })).toContain('link 4 and 195 more');
  });
});
