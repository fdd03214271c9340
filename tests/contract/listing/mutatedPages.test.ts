import { describe, expect, it } from 'vitest';
import { createChance } from '../../support/chance.ts';
import { ownPages } from '../../support/listingOwnPages.ts';
import { mutatePage } from '../../support/mutatePage.ts';
import { readMutated } from '../../support/readMutated.ts';

// Several hundred mutations of our own pages. `npm run mutate-pages` also breaks saved pages, thousands of times.
const seeds = Array.from({ length: 700 }, (_, at) => at + 1);

describe('a mutated page', () => {
  const results = seeds.map((seed) => readMutated(ownPages, seed));

  it('never throws, changes no prototype, and gives valid facts or a named failure', () => {
    expect(results.filter(({ trouble }) => trouble.length > 0)).toEqual([]);
  });

  it('covers every kind of mutation, and is sometimes readable and sometimes not', () => {
    expect(new Set(results.flatMap(({ done }) => done)).size).toBe(9);
    const kinds = results.map(({ kind }) => kind);
    for (const kind of ['listing', 'search', 'unreadable', 'not-a-listing'] as const) expect(kinds).toContain(kind);
  });

  it('is the same for the same seed', () => {
    const page = ownPages[0]?.bytes ?? new Uint8Array();
    expect(mutatePage(page, createChance(7))).toEqual(mutatePage(page, createChance(7)));
    expect(mutatePage(page, createChance(7)).bytes).not.toEqual(page);
  });
});
