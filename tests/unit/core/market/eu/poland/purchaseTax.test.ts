import { describe, expect, it } from 'vitest';
import { toMajor } from '../../../../../../src/core/kernel/money.ts';
import { aroundDay, lineOf, taxOf, taxed } from '../purchase.ts';

const flat = (dwellingsBought: number) => ({ price: 500_000, newBuild: true, facts: { dwellingsBought } });
const vat = (floorArea: number, house = false) =>
  toMajor(taxed('PL', { price: 1_000_000, newBuild: true, facts: { floorArea, house } }).vat);

// https://marzenastepien.pl/blog-zmiany-w-podatku-ppc-od-zakupu-mieszkania-domu gives both dates.
describe('Polish purchase tax (PCC)', () => {
  it('is 2% of a resale price, in whole złoty', () => {
    expect(taxOf('PL', { price: 600_000 })).toBe(12_000);
    expect([taxOf('PL', { price: 600_024 }), taxOf('PL', { price: 600_025 })]).toEqual([12_000, 12_001]);
  });

  it('exempts a first dwelling from 31 August 2023', () => {
    expect(aroundDay('PL', '2023-08-31', { price: 600_000, buyer: 'first-time' })).toEqual([12_000, 0]);
    expect(taxOf('PL', { price: 600_000, buyer: 'first-time', use: 'non-residential' })).toBe(12_000);
  });

  it('is 6% on the sixth flat bought new from 1 January 2024, in addition to VAT', () => {
    expect(aroundDay('PL', '2024-01-01', flat(6))).toEqual([0, 30_000]);
    expect(taxOf('PL', flat(5))).toBe(0);
    expect(toMajor(taxed('PL', flat(6)).vat)).toBe(40_000);
  });

  it('comes with 23% VAT on the area above 150 m² for a flat or 300 m² for a house', () => {
    expect([vat(150), vat(300), vat(300, true), vat(600, true)]).toEqual([80_000, 155_000, 80_000, 155_000]);
  });

  it('comes with a maximum notary’s fee in bands, plus VAT, capped at 10,000', () => {
    // 100 + 210 + 400 + 300 + 2,160 = 3,170 on 600,000.
    expect(lineOf('PL', { price: 600_000 }, 'pl-notary')).toBe(3_899.1);
    expect(lineOf('PL', { price: 20_000_000 }, 'pl-notary')).toBe(12_300);
  });

  it('comes with notary’s fee bands that continue above one and two million', () => {
    // 100 + 100 + 210 + 400 + 300 + 3,760 + 2,000 + 2,500 less the first hundred, with 23% VAT.
    expect(lineOf('PL', { price: 3_000_000 }, 'pl-notary')).toBe(11_402.1);
  });

  it('comes with 23% VAT on a new shop', () => {
    expect(lineOf('PL', { price: 100_000, newBuild: true, use: 'non-residential' }, 'pl-vat')).toBe(23_000);
  });
});
