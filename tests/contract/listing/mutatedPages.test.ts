import { describe, expect, it } from 'vitest';
import { createChance } from '../../support/chance.ts';
import { ownPages } from '../../support/listingOwnPages.ts';
import { mutatePage } from '../../support/mutatePage.ts';
import { readMutated } from '../../support/readMutated.ts';

// Some hundred of our own pages; `npm run mutate-pages` breaks thousands of saved ones.
const seeds = Array.from({ length: 700 }, (_, at) => at + 1);

describe('a page with something broken', () => {
  const results = seeds.map((seed) => readMutated(ownPages, seed));

  it('never throws, changes no prototype, and gives sound facts or a name', () => {
    expect(results.filter(({ trouble }) => trouble.length > 0)).toEqual([]);
  });

  it('is broken in every way, often enough to be seen, and often mild enough to be read', () => {
    expect(new Set(results.flatMap(({ done }) => done)).size).toBe(9);
    const kinds = results.map(({ kind }) => kind);
    for (const kind of ['listing', 'search', 'unreadable', 'not-a-listing'] as const) expect(kinds).toContain(kind);
  });

  it('is the same page for the same seed', () => {
    const page = ownPages[0]?.bytes ?? new Uint8Array();
    expect(mutatePage(page, createChance(7))).toEqual(mutatePage(page, createChance(7)));
    expect(mutatePage(page, createChance(7)).bytes).not.toEqual(page);
  });
});
