import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent, zeroRate } from '../../../../../../src/core/kernel/rate.ts';
import { countedRent, fannieConditions, loanByRentCover, rentCover } from '../../../../../../src/core/market/us/lending/investmentLoan.ts';
import type { InvestmentLoan } from '../../../../../../src/core/market/us/lending/investmentLoan.ts';

const loan: InvestmentLoan = {
  price: fromMajor(200_000),
  loan: fromMajor(170_000),
  dwellings: 1,
  financedProperties: 10,
  reserves: fromMajor(9_000),
  monthlyRent: fromMajor(1_875),
  monthlyPayment: fromMajor(1_500),
};
const unmet = (more: Partial<InvestmentLoan>) =>
  fannieConditions({ ...loan, ...more })
    .filter(({ met }) => !met)
    .map(({ id }) => id);

describe('Fannie Mae on a rental', () => {
  it('takes 15 % down on one dwelling, ten financed properties and six months in reserve', () => {
    expect(unmet({})).toEqual([]);
    expect(unmet({ loan: fromMajor(170_000.01) })).toEqual(['loan-to-value']);
    expect(unmet({ financedProperties: 11 })).toEqual(['financed-properties']);
    expect(unmet({ reserves: fromMajor(8_999.99) })).toEqual(['reserves']);
  });

  it('asks 25 % down on two to four dwellings', () => {
    expect([unmet({ dwellings: 2 }), unmet({ dwellings: 4, loan: fromMajor(150_000) })]).toEqual([['loan-to-value'], []]);
  });

  it('counts three quarters of the rent', () => {
    expect(toMajor(countedRent(fromMajor(2_000)))).toBe(1_500);
  });
});

describe('lenders on the rent alone', () => {
  it('ask for 1.25 times the payment', () => {
    expect(rentCover(loan)).toMatchObject({ met: true, has: 1.25 });
    expect(rentCover({ ...loan, monthlyRent: fromMajor(1_874) }).met).toBe(false);
  });

  it('lend what leaves that cover, after taxes, insurance and dues', () => {
    const given = { monthlyRent: fromMajor(2_000), monthlyDues: fromMajor(400), months: 360, cover: 1.25 };
    expect(toMajor(loanByRentCover({ ...given, annualRate: zeroRate }))).toBe(432_000);
    // 1,200 a month at 0.5 % a month over 360 months is worth 200,149.94.
    expect(toMajor(loanByRentCover({ ...given, annualRate: percent(6) }))).toBeCloseTo(200_149.94, 1);
    expect(loanByRentCover({ ...given, annualRate: percent(6), monthlyDues: fromMajor(1_700) })).toBe(0);
  });
});
