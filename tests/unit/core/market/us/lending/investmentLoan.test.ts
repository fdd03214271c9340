import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { toPercent } from '../../../../../../src/core/kernel/rate.ts';
import {
  countedRent,
  fannieConditions,
  fannieLoanToValue,
  fannieRule,
} from '../../../../../../src/core/market/us/lending/investmentLoan.ts';
import type { InvestmentLoan } from '../../../../../../src/core/market/us/lending/investmentLoan.ts';

const loan: InvestmentLoan = {
  purpose: 'purchase',
  price: fromMajor(200_000),
  loan: fromMajor(170_000),
  dwellings: 1,
  financedProperties: 10,
  owedOnOthers: fromMajor(0),
  reserves: fromMajor(9_000),
  monthlyRent: fromMajor(1_875),
  monthlyPayment: fromMajor(1_500),
};
const unmet = (more: Partial<InvestmentLoan>) =>
  fannieConditions({ ...loan, ...more })
    .filter(({ met }) => !met)
    .map(({ id }) => id);
const caps = (purpose: InvestmentLoan['purpose']) =>
  ([1, 2, 3, 4] as const).map((dwellings) => toPercent(fannieLoanToValue(purpose, dwellings)));

const reserves = (financedProperties: number) =>
  fannieConditions({ ...loan, financedProperties, owedOnOthers: fromMajor(100_000) }).find(({ id }) => id === 'reserves')?.asked;

describe('Fannie Mae loans on a rental', () => {
  it('require 15% down on one unit, at most ten financed properties and six months in reserve', () => {
    expect(unmet({})).toEqual([]);
    expect(unmet({ loan: fromMajor(170_000.01) })).toEqual(['loan-to-value']);
    expect(unmet({ financedProperties: 11 })).toEqual(['financed-properties']);
    expect(unmet({ reserves: fromMajor(8_999.99) })).toEqual(['reserves']);
  });

  it('require 25% down on two to four units', () => {
    expect([unmet({ dwellings: 2 }), unmet({ dwellings: 4, loan: fromMajor(150_000) })]).toEqual([['loan-to-value'], []]);
  });

  it('lend less on a refinance, and least on a cash-out', () => {
    expect([caps('purchase'), caps('rate-and-term'), caps('cash-out')]).toEqual([
      [85, 75, 75, 75],
      [75, 75, 75, 75],
      [75, 70, 70, 70],
    ]);
    expect(unmet({ purpose: 'cash-out', loan: fromMajor(150_000.01) })).toEqual(['loan-to-value']);
  });

  it('require reserves for the balances on other properties too', () => {
    expect([4, 5, 6, 7, 10, 11].map(reserves)).toEqual([1_100_000, 1_300_000, 1_300_000, 1_500_000, 1_500_000, 1_500_000]);
  });

  it('count three quarters of the rent, and are marked as not confirmed', () => {
    expect(toMajor(countedRent(fromMajor(2_000)))).toBe(1_500);
    expect(fannieRule.confirmed).toBe(false);
  });
});
