import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { lineOf, taxOf, taxed } from '../purchase.ts';

const loan = fromMajor(400_000);

const entryOn = (on: string) => lineOf('AT', { price: 500_000, use: 'own-home', contract: '2024-04-01', on }, 'at-register');
const entryOf = (price: number, contract: string) =>
  lineOf('AT', { price, use: 'own-home', contract, on: '2025-03-01', facts: { loan: fromMajor(600_000) } }, 'at-register');

const register = (given: Partial<Parameters<typeof lineOf>[1]>) =>
  lineOf('AT', { price: 600_000, use: 'own-home', contract: '2024-04-01', on: '2024-07-01', ...given }, 'at-register');

describe('Austrian purchase tax (Grunderwerbsteuer) and land register fees', () => {
  it('are 3.5% and 1.1% of the price, and 1.2% of the mortgage', () => {
    // https://www.rechtsanwalt-hoeltl.at names the three rates.
    expect(taxOf('AT', { price: 500_000, facts: { loan } })).toBe(17_500 + 5_500 + 4_800);
  });

  it('the register fee was waived for owner-occupied homes registered from 1 July 2024 to 30 June 2026', () => {
    expect([entryOn('2024-06-30'), entryOn('2024-07-01'), entryOn('2026-06-30'), entryOn('2026-07-01')]).toEqual([5_500, 0, 0, 5_500]);
  });

  it('the waiver needs a contract from 1 April 2024, covers the first €500,000 and excludes homes above €2 million', () => {
    expect(entryOf(500_000, '2024-03-31')).toBe(5_500);
    expect(entryOf(700_000, '2024-04-01')).toBe(2_200);
    expect(entryOf(2_000_001, '2024-04-01')).toBe(22_000.01);
    const given = {
      price: 700_000,
      use: 'own-home',
      contract: '2024-04-01',
      on: '2025-03-01',
      facts: { loan: fromMajor(600_000) },
    } as const;
    expect(lineOf('AT', given, 'at-mortgage')).toBe(1_200);
    expect(lineOf('AT', { ...given, use: 'letting' }, 'at-mortgage')).toBe(7_200);
  });

  it('the fee is waived only inside the window, for an owner-occupier, on the first €500,000 of a price up to €2 million', () => {
    expect(register({})).toBe(1_100);
    expect([register({ contract: '2024-03-31' }), register({ on: '2024-06-30' })]).toEqual([6_600, 6_600]);
    expect([register({ on: '2026-06-30' }), register({ on: '2026-07-01' })]).toEqual([1_100, 6_600]);
    expect([register({ buyer: 'company' }), register({ use: 'letting' })]).toEqual([6_600, 6_600]);
    expect([register({ price: 2_000_000 }), register({ price: 2_000_001 })]).toEqual([16_500, 22_000.01]);
  });

  it('the start of the window is marked as not confirmed', () => {
    const home = taxed('AT', { price: 600_000, use: 'own-home', on: '2024-07-01', facts: { loan: fromMajor(600_000) } });
    const head = { inForceFrom: '2024-07-01', certainty: 'unconfirmed' };
    expect(home.rules).toMatchObject([{ inForceFrom: '2016-01-01' }, head, head, {}, {}]);
    expect(home.lines[2]?.amount).toBe(1_200_00);
  });
});
