import { describe, expect, it } from 'vitest';
import { aroundDay, lineOf, taxOf } from '../purchase.ts';

const bulk = (dwellingsBought: number, more = {}) => ({ price: 400_000, facts: { dwellingsBought, ...more } });

// https://revenue.ie/en/property/stamp-duty/property/stamp-duty-property/transitional-arrangements.aspx
describe('stamp duty', () => {
  it('is 6 % above 1.5 million from 2 October 2024', () => {
    expect(aroundDay('IE', '2024-10-02', { price: 2_000_000 })).toEqual([30_000, 50_000]);
  });

  it('keeps the older rates for a contract before that day executed by the end of the year', () => {
    const given = { price: 2_000_000, contract: '2024-10-01' };
    expect(taxOf('IE', { ...given, on: '2024-12-31' })).toBe(30_000);
    expect(taxOf('IE', { ...given, on: '2025-01-01' })).toBe(50_000);
    expect(taxOf('IE', { ...given, contract: '2024-10-02', on: '2024-12-31' })).toBe(50_000);
  });

  it('is one rate on the whole from the tenth house in twelve months, not for apartments', () => {
    expect(taxOf('IE', bulk(9))).toBe(4_000);
    expect(taxOf('IE', bulk(10))).toBe(60_000);
    expect(taxOf('IE', bulk(10, { apartment: true }))).toBe(4_000);
    expect(aroundDay('IE', '2024-10-02', bulk(10))).toEqual([40_000, 60_000]);
    expect(aroundDay('IE', '2021-05-20', bulk(10))).toEqual([4_000, 40_000]);
  });

  it('is 7.5 % on what is no dwelling since 9 October 2019', () => {
    expect(aroundDay('IE', '2019-10-09', { price: 100_000, use: 'non-residential' })).toEqual([6_000, 7_500]);
  });

  it('leaves value added tax out of its base', () => {
    const given = { price: 400_000, newBuild: true };
    expect(taxOf('IE', given)).toBe(4_000);
    expect(lineOf('IE', given, 'ie-vat')).toBe(54_000);
    expect(lineOf('IE', { ...given, facts: { apartment: true } }, 'ie-vat')).toBe(36_000);
  });
});
