import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import type { TaxOverrides } from '../../../../src/core/deal/tax/taxInputs.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import type { OwnershipForm } from '../../../../src/core/market/landlordRules.ts';
import { afterTaxVerdict } from '../../../../src/core/pipeline/afterTaxVerdict.ts';
import type { AfterTaxVerdict } from '../../../../src/core/pipeline/afterTaxVerdict.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';

/** Bought for £185,000 with half of it borrowed at 5.44%, let for £1,000 a month with costs of £2,000 a year. No growth. */
const home: Partial<BuyToLetInputs> = {
  monthlyRent: fromMajor(1000),
  deposit: percent(50),
  mortgageRate: percent(5.44),
  brokerFee: minor(0),
  voidWeeks: 0,
  management: rate(0),
  tenantFind: rate(0),
  maintenance: rate(0),
  insurancePerYear: fromMajor(2000),
  certificatesPerYear: minor(0),
  rentGrowth: rate(0),
  priceGrowth: rate(0),
  costGrowth: rate(0),
};

function verdictOf(owner: OwnershipForm, tax: TaxOverrides = {}, overrides: Partial<BuyToLetInputs> = home): AfterTaxVerdict {
  const found = afterTaxVerdict({ ...sampleJob({ overrides }), profile: { ...standardProfile, tax } }, owner);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe('the verdict after tax', () => {
  // Before tax: 12,000 − 2,000 − 12 × £419.33 = £4,968.04 a year. £414 a month meets the £200 rule; 4.7% on £106,550 misses the 6% rule.
  // Year one ends on 19 November 2027: property rates of 22% and 42%, with finance costs of £5,031.96 and a £1,500 fee credited at 22%.
  it('for a higher-rate taxpayer, by hand: 42% of £10,000 less the credit leaves £183.76 a month', () => {
    const { figures, verdict, disagreement } = verdictOf('personal', { otherIncome: fromMajor(60_000) });
    const tax = Math.round(0.42 * fromMajor(10_000) - 0.22 * fromMajor(6_531.96));
    expect(figures.annualCashFlow).toBe(fromMajor(4_968.04) - tax);
    expect(figures.monthlyCashFlow).toBe(fromMajor(183.76));
    expect([verdict.rulesMet, verdict.rulesAsked]).toEqual([4, 6]);
    expect(verdict.words).toContain('Monthly cash flow is £184, below your £200 target.');
    expect(disagreement).toBe('Before tax it meets 5 of your 6 rules, and after tax it meets 4.');
  });

  it('for a basic-rate couple, by hand: 22% after the credit leaves £350 a month, and meets the same rules as before tax', () => {
    const { figures, verdict, disagreement } = verdictOf('joint');
    const tax = 2 * Math.round(0.22 * fromMajor(5_000) - 0.22 * fromMajor(3_265.98));
    expect(figures.annualCashFlow).toBe(fromMajor(4_968.04) - tax);
    expect(verdict.rulesMet).toBe(5);
    expect(disagreement).toBeNull();
  });

  it('for a company, by hand: it borrows at 6.39% and pays 19% of the profit after its own costs of £1,000', () => {
    const { figures, verdict } = verdictOf('company');
    const interest = fromMajor(12 * 492.56);
    const profit = fromMajor(12_000 - 2_000 - 1_000 - 1_500) - interest;
    expect(figures.annualCashFlow).toBe(fromMajor(9_000) - interest - Math.round(0.19 * profit));
    // Interest cover is calculated on the company's loan at the lender's own stress rate.
    expect(figures.monthlyPayment).toBe(fromMajor(492.56));
    expect(verdict.rulesMet).toBe(5);
  });

  it('names the highest price that meets every rule after tax: one step more misses a rule', () => {
    const tax = { otherIncome: fromMajor(60_000) };
    const { verdict } = verdictOf('personal', tax, { ...home, monthlyRent: fromMajor(1_150) });
    const price = fromMajor(Number(/at £([\d,]+) or less/.exec(verdict.words)?.[1]?.replaceAll(',', '')));
    const metAt = (pence: number): boolean => {
      const at = verdictOf('personal', tax, { ...home, monthlyRent: fromMajor(1_150), purchasePrice: minor(pence) }).verdict;
      return at.rulesMet === at.rulesAsked;
    };
    expect([metAt(price), metAt(price + 500_00)]).toEqual([true, false]);
  });

  it('never leaves more of a profit than before tax, for any owner', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 600, max: 3_000 }),
        fc.integer({ min: 0, max: 150_000 }),
        fc.constantFrom<OwnershipForm>('personal', 'joint', 'company'),
        (rent, income, owner) => {
          const overrides = { ...home, monthlyRent: fromMajor(rent) };
          const { figures, beforeTax, score } = verdictOf(owner, { otherIncome: fromMajor(income) }, overrides);
          const before = minor(rent * 12_00 - fromMajor(2_000) - figures.annualDebtService);
          if (before > 0) expect(figures.annualCashFlow).toBeLessThanOrEqual(before);
          expect(score.total).toBeLessThanOrEqual(beforeTax.score.total);
        },
      ),
      { seed: 2615, numRuns: 60 },
    );
  });

  it('says what is missing for joint owners without a partner', () => {
    const found = afterTaxVerdict({ ...sampleJob(), profile: { ...standardProfile, tax: { withPartner: false } } }, 'joint');
    expect(found).toMatchObject({ ok: false, error: { message: 'Add a partner in your profile to see joint ownership.' } });
  });
});
