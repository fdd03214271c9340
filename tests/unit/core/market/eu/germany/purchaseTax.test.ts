import { describe, expect, it } from 'vitest';
import { purchaseTaxRulesOf } from '../../../../../../src/core/market/eu/registry/purchaseTaxes.ts';
import { aroundDay, lineOf, purchase, taxOf, taxed } from '../purchase.ts';

describe('Grunderwerbsteuer by federal state', () => {
  it.each([
    ['BY', 3.5],
    ['BW', 5],
    ['NI', 5],
    ['RP', 5],
    ['ST', 5],
    ['TH', 5],
    ['HB', 5.5],
    ['HH', 5.5],
    ['SN', 5.5],
    ['BE', 6],
    ['HE', 6],
    ['MV', 6],
    ['BB', 6.5],
    ['NW', 6.5],
    ['SL', 6.5],
    ['SH', 6.5],
  ] as const)('%s charges %s%% today', (region, percent) => {
    expect(taxOf('DE', { price: 100_000, region })).toBe(percent * 1_000);
  });

  it('has a rate for each of the sixteen federal states', () => {
    expect(purchaseTaxRulesOf('DE').regions).toHaveLength(16);
  });

  it.each([
    ['Thuringia falls to 5% on 1 January 2024', 'TH', '2024-01-01', [6_500, 5_000]],
    ['Saxony rises on 1 January 2023', 'SN', '2023-01-01', [3_500, 5_500]],
    ['Hamburg rises on 1 January 2023', 'HH', '2023-01-01', [4_500, 5_500]],
    ['Bremen rises on 1 July 2025', 'HB', '2025-07-01', [5_000, 5_500]],
    ['Schleswig-Holstein rises on 1 January 2014', 'SH', '2014-01-01', [5_000, 6_500]],
  ] as const)('%s', (...[, region, day, expected]) => {
    expect(aroundDay('DE', day, { price: 100_000, region })).toEqual(expected);
  });

  it('depends on the date of the contract, not of the deed', () => {
    expect(taxOf('DE', { price: 100_000, region: 'HB', contract: '2025-06-30', on: '2025-09-01' })).toBe(5_000);
  });

  it('is rounded down to whole euros and exempts prices up to €2,500', () => {
    expect(taxOf('DE', { price: 123_456.78, region: 'BY' })).toBe(4_320);
    expect(taxOf('DE', { price: 2_500, region: 'BY' })).toBe(0);
    expect(taxOf('DE', { price: 2_501, region: 'BY' })).toBe(87);
  });

  it('is charged without agent’s commission or VAT on a sale by a builder', () => {
    const given = { price: 300_000, region: 'BE', newBuild: true } as const;
    expect(lineOf('DE', given, 'de-agent')).toBeUndefined();
    expect(taxed('DE', given).vat).toBe(0);
    expect(purchaseTaxRulesOf('DE').purchaseTax(purchase({ ...given, use: 'non-residential' }))).toMatchObject({
      ok: false,
      error: { kind: 'not-covered' },
    });
  });

  it.each([
    ['BW', '2011-11-05', 3.5, 5],
    ['BE', '2007-01-01', 3.5, 4.5],
    ['BE', '2012-04-01', 4.5, 5],
    ['BE', '2014-01-01', 5, 6],
    ['BB', '2011-01-01', 3.5, 5],
    ['BB', '2015-07-01', 5, 6.5],
    ['HB', '2011-01-01', 3.5, 4.5],
    ['HB', '2014-01-01', 4.5, 5],
    ['HH', '2009-01-01', 3.5, 4.5],
    ['HE', '2013-01-01', 3.5, 5],
    ['HE', '2014-08-01', 5, 6],
    ['MV', '2012-07-01', 3.5, 5],
    ['MV', '2019-07-01', 5, 6],
    ['NI', '2011-01-01', 3.5, 4.5],
    ['NI', '2014-01-01', 4.5, 5],
    ['NW', '2011-10-01', 3.5, 5],
    ['NW', '2015-01-01', 5, 6.5],
    ['RP', '2012-03-01', 3.5, 5],
    ['SL', '2011-01-01', 3.5, 4],
    ['SL', '2012-01-01', 4, 4.5],
    ['SL', '2013-01-01', 4.5, 5.5],
    ['SL', '2015-01-01', 5.5, 6.5],
    ['ST', '2010-03-02', 3.5, 4.5],
    ['ST', '2012-03-01', 4.5, 5],
    ['SH', '2012-01-01', 3.5, 5],
    ['TH', '2011-04-07', 3.5, 5],
    ['TH', '2017-01-01', 5, 6.5],
  ] as const)('in %s changed on %s from %s to %s%%', (...[region, day, before, after]) => {
    expect(aroundDay('DE', day, { price: 100_000, region })).toEqual([before * 1_000, after * 1_000]);
  });
});
