import { describe, expect, it } from 'vitest';
import { fromMajor, toMajor } from '../../../../../../src/core/kernel/money.ts';
import { percent, toPercent } from '../../../../../../src/core/kernel/rate.ts';
import * as fha from '../../../../../../src/core/market/us/lending/fhaLoan.ts';
import type { FhaPurchase } from '../../../../../../src/core/market/us/lending/fhaLoan.ts';

const purchase: FhaPurchase = {
  units: 4,
  monthlyRent: fromMajor(5_600),
  appraisersFactor: percent(20),
  monthlyPayment: fromMajor(4_200),
  price: fromMajor(500_000),
  baseLoan: fromMajor(482_500),
  countyLimit: fromMajor(482_500),
  creditScore: 580,
  reserves: fromMajor(12_600),
};
const unmet = (more: Partial<FhaPurchase>) =>
  fha
    .fhaConditions({ ...purchase, ...more })
    .filter(({ met }) => !met)
    .map(({ id }) => id);
const premium = (loan: number, value: number) => {
  const { rate, years } = fha.annualPremium(fromMajor(loan), fromMajor(value));
  return [toPercent(rate), years];
};

describe('an FHA loan', () => {
  it('adds its upfront premium and charges an annual one', () => {
    const found = fha.fhaLoan(fromMajor(300_000), { upfront: fha.fhaTerms.upfrontPremium, annual: percent(0.55) });
    expect([toMajor(found.upfrontPremium), toMajor(found.loan), toMajor(found.monthlyPremium)]).toEqual([5_250, 305_250, 137.5]);
  });

  it('charges a premium that depends on loan-to-value and loan size', () => {
    expect([premium(95_000, 100_000), premium(95_001, 100_000)]).toEqual([
      [0.5, 30],
      [0.55, 30],
    ]);
    expect([premium(90_000, 100_000), premium(90_001, 100_000)]).toEqual([
      [0.5, 11],
      [0.5, 30],
    ]);
    expect([premium(726_200, 760_000), premium(726_201, 760_000)]).toEqual([
      [0.55, 30],
      [0.75, 30],
    ]);
  });

  it('requires 3.5% down from a score of 580 and 10% from 500, and is refused below that', () => {
    expect([580, 579, 500].map((score) => toPercent(fha.leastDownPayment(score) ?? percent(0)))).toEqual([3.5, 10, 10]);
    expect(fha.leastDownPayment(499)).toBeNull();
    expect(unmet({})).toEqual([]);
    expect([unmet({ creditScore: 579 }), unmet({ creditScore: 499 })]).toEqual([['down-payment'], ['credit-score', 'down-payment']]);
    expect(unmet({ countyLimit: fromMajor(482_499) })).toEqual(['loan-limit']);
  });
});

describe('the FHA self-sufficiency test', () => {
  it('deducts at least a quarter from the rent of all units, or the appraiser’s factor if higher', () => {
    const rents = fha.rentOfUnits([2_000, 2_000, 2_000]);
    const given = { units: 3, monthlyRent: rents, appraisersFactor: percent(30), monthlyPayment: fromMajor(4_300) } as const;
    expect(toMajor(fha.selfSufficiencyRent(given))).toBe(4_200);
    expect(toMajor(fha.selfSufficiencyRent({ ...given, appraisersFactor: percent(25) }))).toBe(4_500);
    expect(fha.selfSufficiency(given)?.met).toBe(false);
    expect(fha.selfSufficiency({ ...given, monthlyPayment: fromMajor(4_200) })?.met).toBe(true);
  });

  it('applies only to three and four units, with three months in reserve', () => {
    expect(unmet({ monthlyPayment: fromMajor(4_200.01) })).toEqual(['self-sufficiency', 'reserves']);
    expect(unmet({ reserves: fromMajor(12_599.99) })).toEqual(['reserves']);
    expect(unmet({ units: 2, monthlyPayment: fromMajor(9_000), reserves: fromMajor(0) })).toEqual([]);
    expect(fha.fhaRule.id).toBe('us-fha-2026');
  });
});
