import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { purchaseTaxRulesOf } from '../../../../../../src/core/market/eu/registry/purchaseTaxes.ts';
import { aroundDay, purchase, taxOf, taxed } from '../purchase.ts';

const line = (region: string) => taxed('ES', { price: 300_000, region }).lines[0];

describe('Spanish transfer tax (ITP) by region', () => {
  it.each([
    ['madrid', 18_000],
    ['navarra', 18_000],
    ['canarias', 19_500],
    ['andalucia', 21_000],
    ['la-rioja', 21_000],
    ['cantabria', 27_000],
    ['cataluna', 30_000],
  ] as const)('on a resale for 300,000 in %s is %s', (region, tax) => {
    expect(taxOf('ES', { price: 300_000, region })).toBe(tax);
  });

  it('in Catalonia has four slices from 27 June 2025 and had two before', () => {
    // 10% of 1,000,000 + 11% of 600,000; 60,000 + 33,000 + 72,000 + 13,000.
    expect(aroundDay('ES', '2025-06-27', { price: 1_600_000, region: 'cataluna' })).toEqual([166_000, 178_000]);
  });

  it('in Catalonia is 20% of the whole price for a large holder from 27 June 2025', () => {
    const given = { price: 300_000, region: 'cataluna', facts: { largeHolder: true } } as const;
    expect(aroundDay('ES', '2025-06-27', given)).toEqual([30_000, 60_000]);
  });

  it('in Valencia falls to 9% on 1 June 2026, marked as not confirmed, and stays at 11% above a million', () => {
    expect(aroundDay('ES', '2026-06-01', { price: 300_000, region: 'valencia' })).toEqual([30_000, 27_000]);
    expect(aroundDay('ES', '2026-06-01', { price: 1_000_001, region: 'valencia' })).toEqual([110_000.11, 110_000.11]);
    expect(taxed('ES', { price: 300_000, region: 'valencia' }).notes.join(' ')).toMatch(/Not confirmed: .*ITP Comunitat Valenciana/);
  });

  it('in Andalusia falls to 7% on 28 April 2021', () => {
    expect(aroundDay('ES', '2021-04-28', { price: 300_000, region: 'andalucia' })).toEqual([24_000, 21_000]);
  });

  it('in Asturias and the Balearics is the sum of its slices', () => {
    expect(taxOf('ES', { price: 600_000, region: 'asturias' })).toBe(24_000 + 18_000 + 10_000);
    expect(taxOf('ES', { price: 2_500_000, region: 'baleares' })).toBe(32_000 + 18_000 + 40_000 + 120_000 + 65_000);
  });

  it('is charged on the reference value if above the price, since 2022', () => {
    const facts = { officialValue: fromMajor(350_000) };
    expect(aroundDay('ES', '2022-01-01', { price: 300_000, region: 'madrid', facts })).toEqual([18_000, 21_000]);
    expect(taxOf('ES', { price: 400_000, region: 'madrid', facts })).toBe(24_000);
  });

  it('on a new dwelling is replaced by VAT and stamp duty; the Canaries have IGIC, and Ceuta is not covered', () => {
    const madrid = taxed('ES', { price: 200_000, region: 'madrid', newBuild: true });
    expect([toMajor(madrid.vat), toMajor(madrid.total)]).toEqual([20_000, 1_500]);
    expect(toMajor(taxed('ES', { price: 200_000, region: 'canarias', newBuild: true }).vat)).toBe(14_000);
    const ceuta = purchaseTaxRulesOf('ES').purchaseTax(purchase({ price: 200_000, region: 'ceuta', newBuild: true }));
    expect(ceuta).toMatchObject({ ok: false, error: { kind: 'not-covered' } });
  });

  it.each([
    ['andalucia', 56_000, 1.2],
    ['aragon', 69_500, 1.5], // 32,000 + 4,250 + 4,500 + 23,750 + 5,000
    ['asturias', 72_000, 1.2], // 24,000 + 18,000 + 30,000
    ['baleares', 70_000, 1.5], // 32,000 + 18,000 + 20,000
    ['canarias', 52_000, 1],
    ['cantabria', 72_000, 1.5],
    ['castilla-la-mancha', 72_000, 1.5],
    ['castilla-y-leon', 75_000, 1.5], // 20,000 + 55,000
    ['cataluna', 82_000, 1.5], // 60,000 + 22,000
    ['extremadura', 74_800, 1.5], // 28,800 + 24,000 + 22,000
    ['galicia', 64_000, 1.5],
    ['la-rioja', 56_000, 1],
    ['madrid', 48_000, 0.75],
    ['murcia', 64_000, 1.5],
    ['navarra', 48_000, 0.5],
    ['pais-vasco', 56_000, 0.5],
    ['valencia', 80_000, 1.5],
  ] as const)('on a resale for 800,000 in %s is %s in May 2026, and stamp duty on a new dwelling is %s%%', (region, tax, stamp) => {
    const on = '2026-05-31';
    expect(taxOf('ES', { price: 800_000, region, on })).toBe(tax);
    expect(taxOf('ES', { price: 800_000, region, on, newBuild: true })).toBe(8_000 * stamp);
  });

  it('in Ceuta and Melilla is 6% on a resale; new buildings, which have a separate tax, are refused', () => {
    for (const region of ['ceuta', 'melilla']) {
      expect(taxOf('ES', { price: 800_000, region })).toBe(48_000);
      const answer = purchaseTaxRulesOf('ES').purchaseTax(purchase({ price: 800_000, region, newBuild: true }));
      expect(answer).toMatchObject({ ok: false, error: { kind: 'not-covered' } });
    }
  });

  it('in Cantabria was 10% until 2023, and in Andalusia up to 10% until April 2021', () => {
    expect(aroundDay('ES', '2024-01-01', { price: 800_000, region: 'cantabria' })).toEqual([80_000, 72_000]);
    // 8% of 400,000, 9% of 300,000, 10% of 100,000.
    expect(aroundDay('ES', '2021-04-28', { price: 800_000, region: 'andalucia' })).toEqual([69_000, 56_000]);
  });

  it('is higher for large holders only in Catalonia, and higher in Valencia only above a million', () => {
    expect(taxOf('ES', { price: 300_000, region: 'madrid', facts: { largeHolder: true } })).toBe(18_000);
    expect(taxOf('ES', { price: 1_000_000, region: 'valencia' })).toBe(90_000);
  });

  it('shows a single rate as a rate and a scale as slices', () => {
    expect(line('madrid')).toMatchObject({ rate: 0.06, bands: [] });
    expect(line('cataluna')).toMatchObject({ rate: null, bands: [{ taxed: 300_000_00 }] });
  });

  it('on a new office is replaced by 21% VAT, or 7% IGIC in the Canaries', () => {
    const office = { price: 200_000, newBuild: true, use: 'non-residential' } as const;
    expect(toMajor(taxed('ES', { ...office, region: 'madrid' }).vat)).toBe(42_000);
    expect(toMajor(taxed('ES', { ...office, region: 'canarias' }).vat)).toBe(14_000);
  });
});
