import { describe, expect, it } from 'vitest';
import type { CapturedListing } from '../../../../../src/core/area/captured/capturedListing.ts';
import { compareListings } from '../../../../../src/core/area/captured/compareListings.ts';
import { composeEdition } from '../../../../../src/core/report/editions/composeEdition.ts';
import { addComparison } from '../../../../../src/core/report/evidence/addComparison.ts';
import type { ReportDocument } from '../../../../../src/core/report/report.ts';
import { publishedBook } from '../../../../support/areaPacks.ts';
import { capturedListing } from '../../../../support/capturedListings.ts';
import { sampleOutcome } from '../../../../support/dealFixtures.ts';

const { report, score } = sampleOutcome();
const book = publishedBook('uk', ['uk-core']);
const salford = book.priceSeries({ kind: 'authority', code: 'E08000006' });

function compared(others: readonly CapturedListing[], subject: Partial<CapturedListing> = {}): ReportDocument {
  const prices = salford === null ? null : { ...salford, ofName: 'Salford' };
  const question = { today: '2026-11-20', pointOf: () => null, prices };
  const comparison = compareListings(capturedListing('own', subject), others, question);
  if (!comparison.ok) throw new Error(comparison.error.kind);
  return addComparison(report, { comparison: comparison.value, currency: 'GBP', prices });
}
const alike = (document: ReportDocument) => document.tables.find(({ id }) => id === 'homes-alike');

describe('price comparison in a report', () => {
  it('says how far the price is from similar properties, and the price they suggest', () => {
    const { comparison } = compared([20_000_000, 22_000_000, 24_000_000].map((price, at) => capturedListing(`h${at}`, { price })));
    expect(comparison?.[0]).toBe(
      'The price is 9% below the median of 3 similar properties on the market, compared by price per square foot. They suggest £220,000. The middle half of them suggest £210,000 to £230,000.',
    );
    expect(comparison?.[1]).toBe(
      'Asking prices of listings seen on 1 November 2026, not sold prices. They are not adjusted for date, because no price index covers their dates.',
    );
  });

  it('names the price series used to adjust older prices, with publisher, month and licence', () => {
    const old = [1, 2, 3].map((at) => capturedListing(`h${at}`, { capturedAt: Date.UTC(2024, 0, 10 + at) }));
    expect(compared(old).comparison?.[1]).toMatch(
      /adjusted to January 2025 by house prices in Salford: HM Land Registry, UK House Price Index.*Open Government Licence v3\.0/,
    );
  });

  it('marks outliers in the table, and gives each property’s adjusted price', () => {
    const near = [1, 2, 3, 4, 5].map((at) => capturedListing(`h${at}`, { price: 20_000_000 + at * 100_000 }));
    const table = alike(compared([...near, capturedListing('far', { price: 90_000_000 })]));
    expect(table?.rows.map(([title]) => title)).toContain('Home far (outlier, not counted)');
    expect(table?.rows.find(([title]) => title === 'Home h1')?.slice(1, 4)).toEqual(['3', '£201,000', '£201']);
  });

  it('is in the lender edition without the individual properties', () => {
    const document = compared([1, 2, 3].map((at) => capturedListing(`h${at}`)));
    const said = (edition: 'full' | 'lender') => JSON.stringify(composeEdition(edition, { report: document, score, appVersion: null }));
    expect(said('full')).toContain('Home h1');
    expect(said('lender')).not.toContain('Home h1');
    for (const edition of ['full', 'lender'] as const) expect(said(edition)).toContain('similar properties on the market');
  });
});
