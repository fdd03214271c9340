import { describe, expect, it } from 'vitest';
import { toMajor } from '../../../../../../src/core/kernel/money.ts';
import { aroundDay, lineOf, taxOf, taxed } from '../purchase.ts';

const bulk = (dwellingsBought: number, more = {}) => ({ price: 400_000, facts: { dwellingsBought, ...more } });

const houses = (dwellingsBought: number, apartment = false) => ({ price: 100_000, facts: { dwellingsBought, apartment } });
const dear = (contract: string, on: string) => taxOf('IE', { price: 2_000_000, contract, on });
const vat = (on: string, use: 'letting' | 'non-residential' = 'letting') =>
  toMajor(taxed('IE', { price: 100_000, on, use, newBuild: true, facts: { apartment: true } }).vat);

// https://revenue.ie/en/property/stamp-duty/property/stamp-duty-property/transitional-arrangements.aspx
describe('Irish stamp duty', () => {
  it('is 6% above €1.5 million from 2 October 2024', () => {
    expect(aroundDay('IE', '2024-10-02', { price: 2_000_000 })).toEqual([30_000, 50_000]);
  });

  it('keeps the old rates for an earlier contract executed by the end of 2024', () => {
    const given = { price: 2_000_000, contract: '2024-10-01' };
    expect(taxOf('IE', { ...given, on: '2024-12-31' })).toBe(30_000);
    expect(taxOf('IE', { ...given, on: '2025-01-01' })).toBe(50_000);
    expect(taxOf('IE', { ...given, contract: '2024-10-02', on: '2024-12-31' })).toBe(50_000);
  });

  it('is a single rate on the whole price from the tenth house in twelve months, but not on apartments', () => {
    expect(taxOf('IE', bulk(9))).toBe(4_000);
    expect(taxOf('IE', bulk(10))).toBe(60_000);
    expect(taxOf('IE', bulk(10, { apartment: true }))).toBe(4_000);
    expect(aroundDay('IE', '2024-10-02', bulk(10))).toEqual([40_000, 60_000]);
    expect(aroundDay('IE', '2021-05-20', bulk(10))).toEqual([4_000, 40_000]);
  });

  it('is 7.5% on non-residential property from 9 October 2019', () => {
    expect(aroundDay('IE', '2019-10-09', { price: 100_000, use: 'non-residential' })).toEqual([6_000, 7_500]);
  });

  it('is charged on the price without VAT', () => {
    const given = { price: 400_000, newBuild: true };
    expect(taxOf('IE', given)).toBe(4_000);
    expect(lineOf('IE', given, 'ie-vat')).toBe(54_000);
    expect(lineOf('IE', { ...given, facts: { apartment: true } }, 'ie-vat')).toBe(36_000);
  });

  it('on non-residential property rose to 6% in October 2017 and 7.5% in October 2019', () => {
    const office = { price: 100_000, use: 'non-residential' } as const;
    expect(aroundDay('IE', '2017-10-11', office)).toEqual([2_000, 6_000]);
    expect(aroundDay('IE', '2019-10-09', office)).toEqual([6_000, 7_500]);
  });

  it('on ten houses is 10% from 20 May 2021 and 15% from 2 October 2024, but not on nine houses or on any number of apartments', () => {
    expect(aroundDay('IE', '2021-05-20', houses(10))).toEqual([1_000, 10_000]);
    expect(aroundDay('IE', '2024-10-02', houses(10))).toEqual([10_000, 15_000]);
    expect([taxOf('IE', houses(9)), taxOf('IE', houses(10, true))]).toEqual([1_000, 1_000]);
  });

  it('above €1.5 million is 6% from 2 October 2024, unless contracted before and executed in 2024', () => {
    // 10,000 + 20,000 at the old rates, and 10,000 + 10,000 + 30,000 at the new ones.
    expect(dear('2024-10-01', '2024-10-01')).toBe(30_000);
    expect(dear('2024-10-01', '2024-10-02')).toBe(30_000);
    expect(dear('2024-10-01', '2024-12-31')).toBe(30_000);
    expect(dear('2024-10-01', '2025-01-01')).toBe(50_000);
    expect(dear('2024-10-02', '2024-10-02')).toBe(50_000);
  });

  it('comes with 9% VAT on a new apartment from 8 October 2025 to the end of 2030', () => {
    expect(['2025-10-07', '2025-10-08', '2030-12-31', '2031-01-01'].map((on) => vat(on))).toEqual([13_500, 9_000, 9_000, 13_500]);
    expect(vat('2026-01-01', 'non-residential')).toBe(13_500);
  });
});
