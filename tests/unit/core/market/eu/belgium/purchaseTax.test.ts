import { describe, expect, it } from 'vitest';
import { toMajor } from '../../../../../../src/core/kernel/money.ts';
import { aroundDay, taxOf, taxed } from '../purchase.ts';

const letIn = (region: string) => taxOf('BE', { price: 200_000, region });
const onlyHomeIn = (region: string) => aroundDay('BE', '2025-01-01', { price: 200_000, region, use: 'own-home' });
const brusselsHome = (price: number) => taxOf('BE', { price, region: 'brussels', use: 'own-home' });

describe('Belgian registration duty', () => {
  it('is 12% in Flanders and 12.5% in Wallonia and Brussels, except on a buyer’s only home', () => {
    expect([letIn('flanders'), letIn('wallonia'), letIn('brussels')]).toEqual([24_000, 25_000, 25_000]);
    expect(taxOf('BE', { price: 200_000, region: 'wallonia', use: 'own-home', buyer: 'company' })).toBe(25_000);
  });

  it('on a buyer’s only home falls on 1 January 2025, to 2% in Flanders and 3% in Wallonia', () => {
    expect(onlyHomeIn('flanders')).toEqual([6_000, 4_000]);
    expect(onlyHomeIn('wallonia')).toEqual([25_000, 6_000]);
  });

  it('uses the rate on the day of the deed in Flanders, not of the contract', () => {
    expect(taxOf('BE', { price: 200_000, region: 'flanders', use: 'own-home', contract: '2024-11-01', on: '2025-02-01' })).toBe(4_000);
  });

  it('rises from 10% to 12% in Flanders on 1 January 2022', () => {
    expect(aroundDay('BE', '2022-01-01', { price: 200_000, region: 'flanders' })).toEqual([20_000, 24_000]);
  });

  it('exempts the first €200,000 of a home in Brussels priced up to €600,000, from 1 April 2023', () => {
    expect([brusselsHome(150_000), brusselsHome(600_000), brusselsHome(600_001)]).toEqual([0, 50_000, 75_000.13]);
    expect(aroundDay('BE', '2023-04-01', { price: 400_000, region: 'brussels', use: 'own-home' })).toEqual([28_125, 25_000]);
  });

  it('is replaced by 21% VAT on a new building', () => {
    const fresh = taxed('BE', { price: 200_000, region: 'brussels', newBuild: true });
    expect([toMajor(fresh.total), toMajor(fresh.vat)]).toEqual([0, 42_000]);
  });

  it('on an owner-occupied home in Brussels exempts nothing before 2017, €175,000 until March 2023, then €200,000', () => {
    const home = { price: 500_000, use: 'own-home', region: 'brussels' } as const;
    // 12.5% of 500,000, of 325,000 and of 300,000.
    expect(aroundDay('BE', '2017-01-01', home)).toEqual([62_500, 40_625]);
    expect(aroundDay('BE', '2023-04-01', home)).toEqual([40_625, 37_500]);
    expect(taxOf('BE', { ...home, price: 600_000 })).toBe(50_000);
    expect(taxOf('BE', { ...home, price: 600_001 })).toBe(75_000.13);
  });

  it('on a buyer’s only home in Flanders fell from 10% to 7%, 6% and 3%', () => {
    const home = { price: 200_000, use: 'own-home', region: 'flanders' } as const;
    expect(aroundDay('BE', '2018-06-01', home)).toEqual([20_000, 14_000]);
    expect(aroundDay('BE', '2020-01-01', home)).toEqual([14_000, 12_000]);
    expect(aroundDay('BE', '2022-01-01', home)).toEqual([12_000, 6_000]);
    // 12.5% of the whole price above the limit that applied in Brussels until March 2023.
    expect(taxOf('BE', { price: 500_001, use: 'own-home', region: 'brussels', on: '2023-03-31' })).toBe(62_500.13);
  });
});
