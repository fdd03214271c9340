import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runAnalyse } from '../../../scripts/analyse/runAnalyse.ts';
import { countSavedSearch, savedPagesIn, type SearchCounts } from '../../../scripts/analyse/searchCounts.ts';
import { rightmovePage, rightmoveSearchPage } from '../../support/listingPages.ts';
import { sampleFlat, sampleHouse, sampleListings } from '../../support/listingSamples.ts';
import { zooplaSearchPage } from '../../support/listingZooplaPages.ts';
import { describeShared } from '../../support/sharedPages.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const saved = (name: string, page: string): string => {
  writeFileSync(join(folder, name), page);
  return join(folder, name);
};

function counts(file: string): SearchCounts {
  const counted = countSavedSearch(file);
  if (!counted.ok) throw new Error(counted.error);
  return counted.value;
}

describe('counting the homes on a saved search page', () => {
  it('distinguishes listings from duplicates and prices from prices on application', () => {
    const file = saved('twice.html', rightmoveSearchPage([...sampleListings, sampleHouse]));
    expect(counts(file)).toMatchObject({ total: 1_123, cards: 5, listings: 4, duplicates: 1, prices: 3, onApplication: 1, positions: 4 });
  });

  it('works through the command for every search page in a folder', async () => {
    saved('salford.html', zooplaSearchPage([sampleHouse], [sampleFlat]));
    saved('one.html', rightmovePage(sampleFlat, { encoding: 'on' }));
    let printed = '';
    await runAnalyse(['--cards', folder], { out: (text) => (printed += text), err: (text) => expect.fail(text) });
    const document = JSON.parse(printed) as { readonly pages: readonly SearchCounts[] };
    expect(document.pages.find(({ file }) => basename(file) === 'salford.html')).toMatchObject({
      site: 'zoopla',
      listings: 2,
      featured: 1,
      total: 264,
    });
    expect(document.pages.map(({ file }) => basename(file))).not.toContain('one.html');
  });
});

// Real pages belong to the portals and are not in this repository.
describeShared('real search pages', 'listings', (listings) => {
  const real = ['rightmove', 'zoopla'].map((site) => join(listings, site));
  const pages = savedPagesIn(real).filter((file) => basename(file).startsWith('search_'));

  it.each(pages)('%s has as many homes as its own result count states', (file) => {
    const page = counts(file);
    expect(page.kind).toBe('search');
    expect(page.listings + page.duplicates + page.damaged).toBe(page.cards);
    // Every home has an address, and a price or “price on application”.
    expect([page.prices + page.onApplication, page.addresses]).toEqual([page.listings, page.listings]);
    if (page.total === null) return;
    const regular = page.site === 'rightmove' ? 24 : 25;
    expect(page.cards - Math.min(page.total, regular)).toBe(page.site === 'rightmove' ? (page.total > 1 ? 1 : 0) : page.featured);
    if (page.pages !== null) expect(page.pages).toBe(Math.min(42, Math.ceil(page.total / regular)));
  });

  it('give a position for every home, except on the one page that has none', () => {
    const without = pages.map(counts).filter((page) => page.positions < page.listings);
    expect(without.map((page) => [basename(page.file), page.positions])).toEqual([['search_html_toby-p_jsonmodel.html', 0]]);
  });
});
