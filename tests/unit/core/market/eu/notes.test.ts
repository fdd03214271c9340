import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import type { EuCountry } from '../../../../../src/core/market/eu/registry/countries.ts';
import { taxed } from './purchase.ts';
import type { PlainPurchase } from './purchase.ts';

/** The notes on a purchase for 200,000 unless a price is given, except those about unconfirmed figures. */
const said = (country: EuCountry, given: Partial<PlainPurchase> = {}): readonly string[] =>
  taxed(country, { price: 200_000, ...given }).notes.filter((note) => !note.startsWith('Not confirmed: '));

const one = (words: RegExp) => [expect.stringMatching(words)];

const income = (euros: number) => ({ facts: { cadastralIncome: fromMajor(euros) }, use: 'own-home' }) as const;

describe('notes on a European purchase', () => {
  it('in Austria: the waiver of register fees, and VAT on a builder’s sale', () => {
    const home = { use: 'own-home', on: '2026-06-30' } as const;
    expect(said('AT', home)).toEqual(one(/no register fees on the first €500,000/));
    expect(said('AT', { ...home, buyer: 'company' })).toEqual([]);
    expect(said('AT', { ...home, price: 2_000_000 })).toHaveLength(1);
    expect(said('AT', { ...home, price: 2_000_000.01 })).toEqual([]);
    expect(said('AT')).toEqual([]);
    expect(said('AT', { newBuild: true })).toEqual(one(/20% VAT/));
  });

  it('in Belgium: the land under a new building, the only home, the exempt part in Brussels', () => {
    const home = { use: 'own-home', region: 'flanders' } as const;
    expect(said('BE', { region: 'flanders' })).toEqual([]);
    expect(said('BE', { region: 'flanders', newBuild: true })).toEqual(one(/land under a new building/));
    expect(said('BE', home)).toEqual(one(/only dwelling/));
    expect(said('BE', { ...home, region: 'wallonia' })).toEqual(one(/only dwelling/));
    expect(said('BE', { ...home, region: 'brussels' })).toEqual(one(/the first €200,000 is free of duty/));
    expect(said('BE', { ...home, region: 'brussels', on: '2016-12-31' })).toEqual([]);
  });

  it('in Germany: a price too low to be taxed', () => {
    expect(said('DE', { region: 'BY', price: 2_500 })).toEqual(one(/€2,500/));
    expect(said('DE', { region: 'BY', price: 2_500.01 })).toEqual([]);
  });

  it('in Spain: own homes, the reference value', () => {
    const region = 'madrid';
    const valued = (euros: number) => ({ region, facts: { officialValue: fromMajor(euros) } });
    expect(said('ES', valued(200_000))).toEqual([]);
    expect(said('ES', valued(200_001))).toEqual(one(/above the price/));
    expect(said('ES', { region })).toEqual(one(/reference value \(valor de referencia\) is higher/));
    expect(said('ES', { ...valued(100_000), use: 'own-home' })).toEqual(one(/own home/));
  });

  it('in France: the departmental rate', () => {
    const home = { buyer: 'first-time', use: 'own-home' } as const;
    expect(said('FR', { region: '75' })).toEqual([]);
    expect(said('FR')).toEqual(one(/department is unknown/));
    expect(said('FR', { region: '75', on: '2025-05-31' })).toEqual(one(/a month or two later/));
    expect(said('FR', { region: '75', on: '2025-06-01' })).toEqual([]);
    expect(said('FR', { on: '2025-03-31' })).toEqual([]);
    expect(said('FR', { ...home, region: '75' })).toEqual(one(/first-time buyer/));
    expect(said('FR', { ...home, region: '75', buyer: 'individual' })).toEqual([]);
    expect(said('FR', { ...home, region: '75', use: 'letting' })).toEqual([]);
    expect(said('FR', { ...home, region: '75', on: '2025-03-31' })).toEqual([]);
  });

  it('in Ireland: the rates from before October 2024', () => {
    const kept = { contract: '2024-10-01', on: '2024-10-02' } as const;
    expect(said('IE', kept)).toEqual(one(/older rates/));
    expect(said('IE', { ...kept, on: '2024-12-31' })).toEqual(one(/older rates/));
    expect(said('IE', { ...kept, on: '2025-01-01' })).toEqual([]);
    expect(said('IE', { contract: '2024-10-02', on: '2024-10-02' })).toEqual([]);
    expect(said('IE', { contract: '2024-09-01', on: '2024-10-01' })).toEqual([]);
    expect(said('IE', { ...kept, use: 'non-residential' })).toEqual([]);
  });

  it('in Italy: the minimum tax', () => {
    // 2% of 115.5 × 432.91 is €1,000.02; of 115.5 × 432.90 it is €1,000.00.
    expect(said('IT', income(432.9))).toEqual([]);
    expect(said('IT', income(432.8))).toEqual(one(/at least €1,000/));
  });

  it('in the Netherlands: new dwellings, first-time buyers', () => {
    const home = { use: 'own-home' } as const;
    const aged = (buyerAge: number) => ({ ...home, facts: { buyerAge } });
    expect(said('NL')).toEqual([]);
    expect(said('NL', { newBuild: true })).toEqual(one(/instead of transfer tax/));
    expect(said('NL', home)).toEqual(one(/don’t know your age/));
    expect(said('NL', aged(18))).toEqual(one(/^Starters’ exemption/));
    expect(said('NL', aged(17))).toEqual([]);
  });

  it('in Poland: first dwellings, the sixth flat', () => {
    expect(said('PL', { buyer: 'first-time' })).toEqual(one(/first dwelling/));
    expect(said('PL')).toEqual([]);
    const sixth = { newBuild: true, facts: { dwellingsBought: 6 } } as const;
    expect(said('PL', sixth)).toEqual(one(/sixth and each further flat/));
    expect(said('PL', { ...sixth, use: 'non-residential' })).toEqual([]);
  });

  it('in Portugal: the taxable value, young buyers, non-resident buyers', () => {
    const young = { buyer: 'first-time', use: 'own-home', facts: { buyerAge: 35 } } as const;
    expect(said('PT')).toEqual([]);
    expect(said('PT', { facts: { officialValue: fromMajor(200_000) } })).toEqual([]);
    expect(said('PT', { facts: { officialValue: fromMajor(200_001) } })).toEqual(
      one(/taxable value \(valor patrimonial tributário, VPT\)/),
    );
    expect(said('PT', { facts: { resident: false } })).toEqual(one(/7.5%/));
    expect(said('PT', { facts: { resident: true } })).toEqual([]);
    expect(said('PT', young)).toEqual(one(/IMT Jovem/));
    expect(said('PT', { ...young, facts: { buyerAge: 36 } })).toEqual([]);
    expect(said('PT', { ...young, facts: {} })).toEqual([]);
    expect(said('PT', { ...young, buyer: 'individual' })).toEqual([]);
    expect(said('PT', { ...young, use: 'letting' })).toEqual([]);
    expect(said('PT', { ...young, on: '2024-07-31' })).toEqual([]);
  });
});

describe('unconfirmed figures in a purchase', () => {
  it('are named, and confirmed ones are not', () => {
    expect(taxed('IE', { price: 200_000, newBuild: true }).notes).toEqual([
      'Not confirmed: Value added tax; Usual solicitor and land registry costs.',
    ]);
  });
});
