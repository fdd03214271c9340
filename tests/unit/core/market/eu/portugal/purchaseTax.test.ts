import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { lineOf, taxed } from '../purchase.ts';

const imt = (given: Parameters<typeof taxed>[1]) => lineOf('PT', given, 'pt-imt');

const letOn = (on: string) => imt({ price: 100_000, on });
const homeOn = (on: string) => imt({ price: 300_000, use: 'own-home', on });
const young = (on: string, price = 316_772, buyerAge = 35) => imt({ price, buyer: 'first-time', use: 'own-home', on, facts: { buyerAge } });
const stamp = (price: number) =>
  lineOf('PT', { price, buyer: 'first-time', use: 'own-home', on: '2026-03-01', facts: { buyerAge: 30 } }, 'pt-stamp-young');

const youngLines = (price: number, region: string | null = null) =>
  ['pt-imt', 'pt-imt-islands', 'pt-stamp-young'].map((id) =>
    lineOf('PT', { price, region, buyer: 'first-time', use: 'own-home', facts: { buyerAge: 35 } }, id),
  );
const certainty = (on: string, buyer: 'individual' | 'company' = 'individual') =>
  taxed('PT', { price: 200_000, use: 'own-home', buyer, on }).rules[0]?.certainty;
const tax = (buyer: 'individual' | 'company') => lineOf('PT', { price: 200_000, use: 'own-home', buyer }, 'pt-imt') ?? 0;

describe('Portuguese purchase tax (IMT)', () => {
  it('uses the table for the year of the deed', () => {
    // 97,064 at 1% and the rest at 2% in 2023; all in the first slice from 2024.
    expect([letOn('2023-12-31'), letOn('2024-01-01')]).toEqual([1_029.36, 1_000]);
    // https://simulafacil.pt/en/simulador-de-credito-3008: 7% of 300,000 − 10,457.96 in 2026.
    expect([homeOn('2025-12-31'), homeOn('2026-01-01')]).toEqual([10_747.08, 10_542.04]);
  });

  it('is a single rate on the whole price above the fifth limit, and another above the last', () => {
    expect(imt({ price: 633_931 })).toBeCloseTo(633_931 * 0.08 - 12_699.89, 1);
    expect(imt({ price: 633_932 })).toBe(38_035.92);
    expect(imt({ price: 1_150_853 })).toBe(69_051.18);
    expect(imt({ price: 1_150_854 })).toBe(86_314.05);
  });

  it('is charged on the taxable value if it is above the price', () => {
    expect(imt({ price: 90_000, facts: { officialValue: fromMajor(100_000) } })).toBe(1_000);
  });

  it('has limits a quarter higher on the islands, and notes that this is not confirmed', () => {
    const given = { price: 121_330, region: 'madeira', on: '2023-06-30' };
    expect(lineOf('PT', given, 'pt-imt-islands')).toBe(1_213.3);
    expect(taxed('PT', given).notes.join(' ')).toContain('Not confirmed');
  });

  it('exempts a first home up to the fourth limit for a buyer aged up to 35, from 1 August 2024', () => {
    expect(young('2024-07-31')).toBeGreaterThan(0);
    expect(young('2024-08-01')).toBe(0);
    expect(young('2024-08-01', 316_772, 36)).toBeGreaterThan(0);
    expect(young('2026-03-01', 400_000)).toBe(5_556.88);
    expect([stamp(330_539), stamp(400_000)]).toEqual([0, 555.69]);
  });

  it('is 6.5% on non-residential property', () => {
    expect(lineOf('PT', { price: 200_000, use: 'non-residential' }, 'pt-imt-other')).toBe(13_000);
  });

  it('comes with stamp duty of 0.8%', () => {
    expect(lineOf('PT', { price: 200_000 }, 'pt-stamp')).toBe(1_600);
  });

  it('notes the proposed 7.5% for a non-resident buyer, but does not apply it', () => {
    const abroad = taxed('PT', { price: 200_000, facts: { resident: false } });
    expect(abroad.total).toBe(taxed('PT', { price: 200_000 }).total);
    expect(abroad.notes.join(' ')).toContain('7.5% for buyers not resident in Portugal was proposed');
  });

  it('rounds the islands’ higher limits up, and marks them as not confirmed', () => {
    // 1% of 132,933, 2% of 181,838 − 132,933, 5% of the rest of 200,000: 1,329.33 + 978.10 + 908.10.
    for (const region of ['azores', 'madeira']) {
      expect(lineOf('PT', { price: 200_000, region }, 'pt-imt-islands')).toBe(3_215.53);
      expect(taxed('PT', { price: 200_000, region }).rules[0]).toMatchObject({ certainty: 'unconfirmed' });
    }
  });

  it('for a young buyer is zero up to the fourth limit, with stamp duty only on the excess, until the last limit of IMT Jovem', () => {
    expect(youngLines(330_539)).toEqual([0, undefined, 0]);
    // 8% of 2,461 above the fourth limit, or 0.8%.
    expect(youngLines(333_000)).toEqual([196.88, undefined, 19.69]);
    // At the last limit 8% and 0.8% of 330,443; a euro above it, 6% and 0.8% of the whole price.
    expect(youngLines(660_982)).toEqual([26_435.44, undefined, 2_643.54]);
    expect(youngLines(660_983)).toEqual([39_658.98, undefined, 5_287.86]);
    // On the islands the fourth limit is 413,174 and the last 826,228.
    for (const island of ['azores', 'madeira']) {
      expect(youngLines(413_174, island)).toEqual([undefined, 0, 0]);
      expect(youngLines(415_000, island)).toEqual([undefined, 146.08, 14.61]);
      expect(youngLines(826_229, island)).toEqual([undefined, 49_573.74, 6_609.83]);
    }
  });

  it('on a home to live in is confirmed only for 2026, and on a company’s home never confirmed', () => {
    expect(['2023-12-31', '2024-12-31', '2025-12-31', '2026-01-01'].map((on) => certainty(on))).toEqual([
      'confirmed',
      'unconfirmed',
      'unconfirmed',
      'confirmed',
    ]);
    expect(certainty('2026-01-01', 'company')).toBe('unconfirmed');
    // A company also pays 1% of the first slice: 1,063.46 more.
    expect(tax('company') - tax('individual')).toBeCloseTo(1_063.46, 6);
  });

  it.each([
    [2023, [97_064, 132_774, 181_034, 301_688], 603_289, 578_598, 1_050_400],
    [2024, [101_917, 139_412, 190_086, 316_772], 633_453, 607_528, 1_102_920],
    [2025, [104_261, 142_618, 194_458, 324_058], 648_022, 621_501, 1_128_287],
    [2026, [106_346, 145_470, 198_347, 330_539], 660_982, 633_931, 1_150_853],
  ] as const)('has the published limits for %s, from the first day of that year', (...[year, limits, ownHome, other, top]) => {
    const [first, second, third, fourth] = limits;
    const on = `${year}-01-01`;
    // For a home to live in: 2%, 5% and 7% of the slices between the limits, then 8%. Others also pay 1% of the first slice.
    const slices = 0.02 * (second - first) + 0.05 * (third - second) + 0.07 * (fourth - third);
    expect(imt({ price: fourth, use: 'own-home', on })).toBeCloseTo(slices, 1);
    expect(imt({ price: ownHome, use: 'own-home', on })).toBeCloseTo(slices + 0.08 * (ownHome - fourth), 1);
    expect(imt({ price: ownHome + 1, use: 'own-home', on })).toBeCloseTo(0.06 * (ownHome + 1), 2);
    expect(imt({ price: other, on })).toBeCloseTo(0.01 * first + slices + 0.08 * (other - fourth), 1);
    expect(imt({ price: other + 1, on })).toBeCloseTo(0.06 * (other + 1), 2);
    expect([imt({ price: top, on }), imt({ price: top + 1, on })]).toEqual([
      expect.closeTo(0.06 * top, 1),
      expect.closeTo(0.075 * (top + 1), 1),
    ]);
    expect(taxed('PT', { price: 100_000, on }).rules[0]?.inForceFrom).toBe(on);
  });
});
