import { describe, expect, it } from 'vitest';
import { createDeal } from '../../../../src/core/deal/createDeal.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { instant, isoDate } from '../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../../../src/core/listing/facts.ts';
import { readPage } from '../../../../src/core/listing/readListingPage.ts';
import { evaluateLetting } from '../../../../src/core/pipeline/evaluateLetting.ts';
import { rescoreDeals } from '../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { sampleId, sampleJob } from '../../../support/dealFixtures.ts';
import { rightmoveSearchPage } from '../../../support/listingPages.ts';
import { sampleHouse } from '../../../support/listingSamples.ts';

/** The message for a home without a score; null if it has one. */
function refusal(facts: Partial<ListingFacts>): string | null {
  const job = sampleJob({ facts });
  const [result, [listed]] = [evaluateLetting(job), rescoreDeals({ deals: [job.deal], profile: job.profile, today: job.today })];
  expect(listed?.ok).toBe(result.ok);
  if (result.ok) return null;
  expect(result.gap.keys).toEqual(['monthlyRent']);
  if (listed?.ok === false) expect(listed.message).toBe(result.gap.message);
  return result.gap.message;
}

const price = (pounds: number) => ({
  askingPrice: { amount: fromMajor(pounds), currency: 'GBP', qualifier: null, period: null, onApplication: false } as const,
});

describe('a rent estimate outside the data', () => {
  it.each([
    ['five bedrooms', { bedrooms: 5 }, 'No rent estimate for 5 bedrooms'],
    ['thirty bedrooms at £10 million', { bedrooms: 30, ...price(10_000_000) }, 'No rent estimate for 30 bedrooms'],
    ['three bedrooms at £10 million', price(10_000_000), 'No rent estimate at this price'],
    ['three bedrooms on 20,000 sq ft', { floorAreaSqFt: 20_000 }, 'No rent estimate for 20,000 sq ft'],
    [
      'an unknown place',
      { outcode: null, incode: null, address: 'Example Street' },
      'No rent estimate. The postcode is missing or we don’t know it',
    ],
    ['Northern Ireland', { outcode: 'BT9', incode: null }, 'No rent estimate. Average rents aren’t published for Northern Ireland'],
  ])('is refused with the reason, and gives no score, for %s', (_, facts, said) => {
    expect(refusal(facts)).toContain(said);
    expect(refusal(facts)).toMatch(/To see results, enter the rent you expect\.$/);
  });

  it('is not needed once the user enters the rent', () => {
    const result = evaluateLetting(sampleJob({ facts: { bedrooms: 30 }, overrides: { monthlyRent: fromMajor(9000) } }));
    expect(result.ok).toBe(true);
  });

  it('uses the searched place if a card has no postcode, never the national average', () => {
    const page = rightmoveSearchPage([
      { ...sampleHouse, address: 'Wharf Road' },
      { ...sampleHouse, id: 190_000_018, address: 'Mill Lane' },
    ]);
    const reading = readPage(page, { url: 'https://www.rightmove.co.uk/property-for-sale/London.html', capturedAt: instant(0) });
    if (reading.kind !== 'search') throw new Error('The page was not read as a search');
    const rents = reading.listings.map((listing, at) => {
      const deal = createDeal({ id: sampleId(at), mid: sampleId(9), at: instant(0), reading: listing, via: 'page', parserVersion: 1 });
      const priced = { ...deal, facts: { ...deal.facts, ...price(450_000) } };
      const result = evaluateLetting({ deal: priced, profile: standardProfile, today: isoDate('2026-11-20') });
      return result.ok ? result.outcome.inputs.monthlyRent : result.gap.message;
    });
    // Price Index of Private Rents, August 2026: London, two bedrooms.
    for (const rent of rents) {
      expect(rent).toMatchObject({ value: 223_200, provenance: { method: 'Average for 2 bedrooms, London, August 2026' } });
    }
    expect(rents).toHaveLength(2);
  });
});
