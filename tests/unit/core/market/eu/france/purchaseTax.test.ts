import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, sumMoney, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { notaryFee } from '../../../../../../src/core/market/eu/france/notary.ts';
import { purchaseTaxRulesOf } from '../../../../../../src/core/market/eu/registry/purchaseTaxes.ts';
import { aroundDay, lineOf, purchase, taxOf, taxed } from '../purchase.ts';

const answered = (region: string) => purchaseTaxRulesOf('FR').purchaseTax(purchase({ price: 100_000, region })).ok;
const share = (region: string) => taxed('FR', { price: 100_000, region }).lines[0];
const shareOf = (buyer: 'first-time' | 'individual', use: 'own-home' | 'letting') =>
  lineOf('FR', { price: 100_000, region: '75', buyer, use }, 'fr-department');

describe('French purchase taxes (droits de mutation)', () => {
  it('are 6.32% in departments that raised their rate, and 5.81% before', () => {
    // 5 + 1.2 + 5 × 2.37% = 6.3185; 4.5 + 1.2 + 4.5 × 2.37% = 5.80665.
    expect(aroundDay('FR', '2025-04-01', { price: 100_000, region: 'raised' })).toEqual([5_806.65, 6_318.5]);
  });

  it('return to 5.81% on 1 May 2028', () => {
    expect(aroundDay('FR', '2028-05-01', { price: 100_000, region: '75' })).toEqual([6_318.5, 5_806.65]);
  });

  it('are raised for everyone except a first-time buyer of a home to live in', () => {
    expect(taxOf('FR', { price: 100_000, buyer: 'first-time', use: 'own-home' })).toBe(5_806.65);
    expect(taxOf('FR', { price: 100_000, buyer: 'first-time', use: 'letting' })).toBe(6_318.5);
  });

  it('follow the department: 4.5% where there was no increase, with a note that this may have changed; 3.8% in Indre', () => {
    expect(taxOf('FR', { price: 100_000, region: '01' })).toBe(5_806.65);
    expect(taxed('FR', { price: 100_000, region: '01' }).notes.join(' ')).toContain('may have since');
    expect(taxOf('FR', { price: 100_000, region: '36' })).toBe(5_090.06);
  });

  it('are 0.715% plus VAT on a new building', () => {
    const given = { price: 200_000, newBuild: true } as const;
    expect(taxOf('FR', given)).toBe(1_429.96);
    expect(toMajor(taxed('FR', given).vat)).toBe(40_000);
  });

  it('include a security contribution of 0.1%, at least €15', () => {
    expect(lineOf('FR', { price: 200_000 }, 'fr-security')).toBe(200);
    expect(lineOf('FR', { price: 10_000 }, 'fr-security')).toBe(15);
  });
});

describe('the notary’s fee', () => {
  // https://vaneauneuf.fr/dossiers/frais-de-notaire gives 2,033.41 and 2,440.09 for 200,000; 785.31 and 942.37 for 50,000.
  it.each([
    [200_000, 2_033.41, 2_440.09],
    [50_000, 785.31, 942.37],
  ])('on %s at the 2016 scale is %s, or %s with VAT', (price, net, gross) => {
    const fee = notaryFee(fromMajor(price), isoDate('2020-12-31'));
    expect([toMajor(fee.net), toMajor(fee.gross)]).toEqual([net, gross]);
    expect(sumMoney(fee.slices.map((slice) => slice.tax))).toBe(fee.net);
  });

  it('falls with the scale of 1 January 2021', () => {
    // 251.55 + 167.58 + 457.52 + 1,118.60
    const fee = notaryFee(fromMajor(200_000), isoDate('2021-01-01'));
    expect(toMajor(fee.net)).toBe(1_995.25);
    expect(toMajor(fee.gross)).toBe(2_394.3);
    expect(fee.certainty).toBe('unconfirmed');
  });
});

describe('the departmental rate', () => {
  it('accepts a department’s number and nothing else', () => {
    expect(['75', '976', '2A', '2B'].map(answered)).toEqual([true, true, true, true]);
    expect(['7', '9760', '2C', 'x75', '75x', '2a'].map(answered)).toEqual([false, false, false, false, false, false]);
  });

  it('is still 3.8% in Indre and, unconfirmed, in Mayotte', () => {
    expect(share('36')).toMatchObject({ amount: 3_800_00, rule: { certainty: 'confirmed' } });
    expect(share('976')).toMatchObject({ amount: 3_800_00, rule: { certainty: 'unconfirmed' } });
  });

  it('is not raised for a first-time buyer of a home to live in, and is raised otherwise', () => {
    expect([shareOf('first-time', 'own-home'), shareOf('first-time', 'letting'), shareOf('individual', 'own-home')]).toEqual([
      4_500, 5_000, 5_000,
    ]);
    expect(taxed('FR', { price: 100_000, region: '75', buyer: 'first-time', use: 'own-home' }).rules[0]).toMatchObject({
      inForceFrom: '2014-03-01',
      certainty: 'confirmed',
    });
  });
});
