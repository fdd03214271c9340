import { describe, expect, it } from 'vitest';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import { cellText } from '../../../../../src/ui/parts/dealColumns/cellText.ts';
import { choicesIn, columnOf } from '../../../../../src/ui/parts/dealColumns/columns.ts';
import { currencyOf, summarise } from '../../../../../src/ui/features/deals/columns/summary.ts';
import { leadText } from '../../../../../src/ui/features/deals/board/leadText.ts';
import { currencyOfRow } from '../../../../../src/ui/features/deals/columns/rowEntry.ts';
import { readAssumption } from '../../../../../src/ui/features/deals/table/readCell.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { terraceFacts } from '../../../../support/dealFixtures.ts';
import { dealOf } from '../../../../support/deals.ts';

const price = { amount: fromMajor(189_000), currency: 'USD', qualifier: null, period: null, onApplication: false } as const;
const address = '9 Chandler Row, Dayton, OH 45402';
const place = { address, outcode: null, incode: null, postalCode: '45402', url: null };

/** A house in Ohio from a US site, with the given inputs. */
const houseInOhio = (inputs = {}) =>
  dealOf(1, {
    origin: { kind: 'listing', site: 'zillow', via: 'page', capturedAt: dealOf(1).createdAt, parserVersion: 1 },
    facts: { ...terraceFacts, ...place, askingPrice: price, tenure: null, councilTaxBand: null },
    inputs: { 'buy-to-let': inputs },
    strategy: 'hmo',
  });

const british = dealToRow(dealOf(2), undefined);
const american = { ...dealToRow(houseInOhio(), undefined), netYield: 0.061, mortgageRate: 0.07 };

describe('a row of a US property', () => {
  it('is in dollars, whatever the price’s source, and without a price', () => {
    expect(american.currency).toBe('USD');
    expect(dealToRow(houseInOhio({ purchasePrice: fromMajor(180_000) }), undefined)).toMatchObject({ price: 18_000_000, currency: 'USD' });
    const { facts, ...deal } = houseInOhio();
    expect(dealToRow({ ...deal, facts: { ...facts, askingPrice: null } }, undefined).currency).toBe('USD');
  });

  it('keeps its own currency and terms next to a UK row', () => {
    expect(cellText(columnOf('price'), american)).toBe('$189,000');
    expect(cellText(columnOf('price'), british)).toBe('£185,000');
    expect(cellText(columnOf('netYield'), american)).toBe('6.1%');
    expect(cellText(columnOf('strategy'), american)).toBe('Rent by the room');
    expect(cellText(columnOf('strategy'), { ...british, strategy: 'hmo' })).toBe('House in multiple occupation');
    expect(leadText({ ...american, monthlyCashFlow: 12_300, card: null })).toBe('Cash flow / mo $123');
    expect(choicesIn(columnOf('strategy'), american).map(({ label }) => label)).toContain('Fix and flip');
  });

  it('accepts input in dollars and rejects pounds', () => {
    expect(readAssumption('monthlyRent', american, '$1,650')).toEqual({ ok: true, value: 165_000 });
    expect(readAssumption('monthlyRent', american, '£1,650')).toMatchObject({ ok: false, error: expect.stringContaining('in dollars') });
    expect(readAssumption('monthlyRent', british, '$1,650')).toMatchObject({ ok: false, error: expect.stringContaining('in pounds') });
  });

  it('has no median of amounts together with a UK row', () => {
    expect(currencyOf([american, british])).toBeNull();
    expect(summarise(columnOf('price'), [american, british])).toEqual({ count: 2, median: null });
  });
});

/** A flat that a German site lists in euros. */
const european = { ...british, currency: 'EUR', netYield: 0.041, strategy: 'hmo' as const, card: null };

describe('a row of a European property', () => {
  it('uses its currency and terms without UK-only lettings', () => {
    expect(cellText(columnOf('price'), european)).toBe('€185,000');
    expect(cellText(columnOf('netYield'), european)).toBe('4.1%');
    expect(cellText(columnOf('strategy'), european)).toBe('Let by the room');
    expect(leadText({ ...european, monthlyCashFlow: 12_300 })).toBe('Cash flow / mo €123');
    expect(choicesIn(columnOf('strategy'), { ...european, currency: 'PLN' }).map(({ label }) => label)).toContain('Short stays');
  });

  it('accepts input only in its own currency', () => {
    expect(currencyOfRow(european)).toBe('EUR');
    expect(currencyOfRow({ currency: 'PLN' })).toBe('PLN');
    expect(readAssumption('monthlyRent', european, '€950')).toEqual({ ok: true, value: 95_000 });
    expect(readAssumption('monthlyRent', european, '£950')).toMatchObject({ ok: false, error: expect.stringContaining('in euros') });
  });
});
