import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { purchaseTaxRulesOf } from '../../../../../../src/core/market/eu/registry.ts';
import { aroundDay, purchase, taxOf, taxed } from '../purchase.ts';

describe('ITP by region', () => {
  it.each([
    ['madrid', 18_000],
    ['navarra', 18_000],
    ['canarias', 19_500],
    ['andalucia', 21_000],
    ['la-rioja', 21_000],
    ['cantabria', 27_000],
    ['cataluna', 30_000],
  ] as const)('a resale of 300,000 in %s pays %s', (region, tax) => {
    expect(taxOf('ES', { price: 300_000, region })).toBe(tax);
  });

  it('Catalonia has four slices from 27 June 2025 and had two before', () => {
    // 10 % of 1,000,000 + 11 % of 600,000; 60,000 + 33,000 + 72,000 + 13,000.
    expect(aroundDay('ES', '2025-06-27', { price: 1_600_000, region: 'cataluna' })).toEqual([166_000, 178_000]);
  });

  it('a large holder in Catalonia pays 20 % of the whole from that day on', () => {
    const given = { price: 300_000, region: 'cataluna', facts: { largeHolder: true } } as const;
    expect(aroundDay('ES', '2025-06-27', given)).toEqual([30_000, 60_000]);
  });

  it('Valencia falls to 9 % on 1 June 2026, told as not confirmed, and keeps 11 % above a million', () => {
    expect(aroundDay('ES', '2026-06-01', { price: 300_000, region: 'valencia' })).toEqual([30_000, 27_000]);
    expect(aroundDay('ES', '2026-06-01', { price: 1_000_001, region: 'valencia' })).toEqual([110_000.11, 110_000.11]);
    expect(taxed('ES', { price: 300_000, region: 'valencia' }).notes.join(' ')).toMatch(/Not confirmed: .*ITP Comunitat Valenciana/);
  });

  it('Andalusia falls to 7 % on 28 April 2021', () => {
    expect(aroundDay('ES', '2021-04-28', { price: 300_000, region: 'andalucia' })).toEqual([24_000, 21_000]);
  });

  it('the slices of Asturias and the Balearics add up', () => {
    expect(taxOf('ES', { price: 600_000, region: 'asturias' })).toBe(24_000 + 18_000 + 10_000);
    expect(taxOf('ES', { price: 2_500_000, region: 'baleares' })).toBe(32_000 + 18_000 + 40_000 + 120_000 + 65_000);
  });

  it('a reference value above the price is taxed instead since 2022, one below it is not', () => {
    const facts = { officialValue: fromMajor(350_000) };
    expect(aroundDay('ES', '2022-01-01', { price: 300_000, region: 'madrid', facts })).toEqual([18_000, 21_000]);
    expect(taxOf('ES', { price: 400_000, region: 'madrid', facts })).toBe(24_000);
  });

  it('a new dwelling bears value added tax and stamp duty in its place; the Canaries have IGIC; Ceuta is not covered', () => {
    const madrid = taxed('ES', { price: 200_000, region: 'madrid', newBuild: true });
    expect([toMajor(madrid.vat), toMajor(madrid.total)]).toEqual([20_000, 1_500]);
    expect(toMajor(taxed('ES', { price: 200_000, region: 'canarias', newBuild: true }).vat)).toBe(14_000);
    const ceuta = purchaseTaxRulesOf('ES').purchaseTax(purchase({ price: 200_000, region: 'ceuta', newBuild: true }));
    expect(ceuta).toMatchObject({ ok: false, error: { kind: 'not-covered' } });
  });
});
