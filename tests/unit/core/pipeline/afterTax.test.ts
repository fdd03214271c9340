import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import type { TaxOverrides } from '../../../../src/core/deal/tax/taxInputs.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import { exampleProducts } from '../../../../src/core/engine/mortgages/examples/exampleProducts.ts';
import { evaluateLetting } from '../../../../src/core/pipeline/evaluateLetting.ts';
import { evaluateWithAfterTax } from '../../../../src/core/pipeline/evaluateWithAfterTax.ts';
import type { EvaluationJob, LettingOutcome } from '../../../../src/core/pipeline/outcome.ts';
import type { AfterTax, AfterTaxForm } from '../../../../src/core/report/afterTax/afterTax.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';

interface Changes {
  readonly tax?: TaxOverrides;
  readonly overrides?: Partial<BuyToLetInputs>;
}

const jobOf = ({ tax, overrides = {} }: Changes): EvaluationJob => ({
  ...sampleJob({ overrides }),
  profile: tax === undefined ? standardProfile : { ...standardProfile, tax },
});

function outcomeOf(changes: Changes): LettingOutcome & { readonly afterTax: AfterTax } {
  const result = evaluateWithAfterTax(jobOf(changes));
  if (!result.ok || result.outcome.afterTax === undefined) throw new Error('The sample has no result');
  return { ...result.outcome, afterTax: result.outcome.afterTax };
}

const formOf = (changes: Changes, name: string): AfterTaxForm => {
  const found = outcomeOf(changes).afterTax.forms.find(({ taxed }) => taxed.form === name);
  if (found === undefined) throw new Error(`The outcome has no form of ownership ${name}`);
  return found;
};

/** Bought in cash for £185,000, let for £1,000 a month with costs of £2,000 a year, and held for one year without growth. */
const plain: Partial<BuyToLetInputs> = {
  monthlyRent: fromMajor(1000),
  deposit: percent(100),
  voidWeeks: 0,
  management: rate(0),
  tenantFind: rate(0),
  maintenance: rate(0),
  insurancePerYear: fromMajor(2000),
  certificatesPerYear: minor(0),
  rentGrowth: rate(0),
  priceGrowth: rate(0),
  costGrowth: rate(0),
  sellingCosts: rate(0),
  holdYears: 1,
};

describe('a letting after tax', () => {
  it('compares sole, joint and company ownership, and is in the outcome only if requested', () => {
    expect(outcomeOf({}).afterTax.forms.map(({ taxed }) => taxed.form)).toEqual(['personal', 'joint', 'company']);
    expect(outcomeOf({ tax: { withPartner: false } }).afterTax.forms.map(({ taxed }) => taxed.form)).toEqual(['personal', 'company']);
    const bare = evaluateLetting(jobOf({}));
    expect(bare.ok && 'afterTax' in bare.outcome).toBe(false);
  });

  it('taxes a year’s rent at the property basic rate for 2027-28, by hand: 22% of £10,000', () => {
    // Year one ends on 19 November 2027. £35,000 and £10,000 stay under £50,270. Nothing is borrowed, so there is no credit.
    expect(formOf({ overrides: plain }, 'personal').taxOnRent).toBe(fromMajor(2200));
  });

  it('gives a 22% credit on the finance costs, the lowest of the three limits', () => {
    const { taxOnRent, before } = formOf({ overrides: { ...plain, deposit: percent(50), brokerFee: minor(0) } }, 'personal');
    // £92,500 at 5.44% is £419.33 a month; the fee of £1,500 counts in the first year.
    expect(before.financeCosts).toBe(fromMajor(12 * 419.33 + 1500));
    expect(taxOnRent).toBe(Math.round(0.22 * (fromMajor(10_000) - before.financeCosts)));
  });

  it('taxes a company by hand: 19% of rent less its own costs, and repays its owners’ loan first', () => {
    const { taxOnRent, taxed } = formOf({ overrides: plain }, 'company');
    expect(taxOnRent).toBe(fromMajor(0.19 * 9000));
    expect(taxed.notes).toContain('The company first repays its owners’ loan, which is tax-free.');
  });

  it('claims ATED relief above £500,000 and gives its value, and charges ATED if an owner lives there', () => {
    const overrides = { ...plain, purchasePrice: fromMajor(600_000), holdYears: 2 };
    const letOut = formOf({ overrides }, 'company');
    expect(letOut.taxed.notes.join(' ')).toMatch(/relief is claimed for letting.*otherwise £4,450 a year/);
    const lived = formOf({ overrides, tax: { connectedOccupier: true } }, 'company');
    // Rent 12,000 − 2,000 − 1,000 of the company's own costs is 9,000: 19%, or 25% without the exception for unconnected tenants.
    expect(lived.taxOnRent - letOut.taxOnRent).toBe(2 * fromMajor(4450 + 9000 * 0.06));
    // 17% of the price instead of 5% of 125,000 + 7% of 125,000 + 10% of 350,000 = 50,000.
    expect([letOut.before.transferTax, lived.before.transferTax]).toEqual([fromMajor(50_000), fromMajor(102_000)]);
    const cheap = formOf({ overrides: { ...overrides, purchasePrice: fromMajor(500_000) } }, 'company');
    expect(cheap.taxed.notes.join(' ')).not.toContain('enveloped');
  });

  it('accounts for every penny: the rows sum to the owners’ gain for each form of ownership', () => {
    const overrides = fc.record({
      deposit: fc.integer({ min: 10, max: 100 }).map(percent),
      monthlyRent: fc.integer({ min: 30_000, max: 400_000 }).map(minor),
      mortgageKind: fc.constantFrom('interest-only' as const, 'repayment' as const),
      arrangementFeeAdded: fc.boolean(),
      priceGrowth: fc.integer({ min: -3, max: 6 }).map(percent),
      holdYears: fc.integer({ min: 1, max: 30 }),
      refurbishment: fc.integer({ min: 0, max: 3_000_000 }).map(minor),
      buyer: fc.constantFrom('additional' as const, 'company' as const, 'main-home' as const),
    });
    const tax = fc.record({
      otherIncome: fc.integer({ min: 0, max: 20_000_000 }).map(minor),
      companyMortgageRate: fc.integer({ min: 3, max: 9 }).map(percent),
      residence: fc.constantFrom('england' as const, 'scotland' as const, 'wales' as const),
    });
    fc.assert(
      fc.property(overrides, tax, (own, taxes) => {
        const outcome = outcomeOf({ overrides: own, tax: taxes });
        for (const { before, taxed, taxOnRent, gain } of outcome.afterTax.forms) {
          const { cashNeeded, rent, costs, interest, principal, sale } = before;
          expect(taxOnRent + taxed.saleTax).toBe(taxed.totalTax);
          expect(rent - costs - interest - principal + sale - taxed.totalTax - cashNeeded).toBe(gain);
        }
        expect(structuredClone(outcome)).toEqual(outcome);
      }),
      { numRuns: 60 },
    );
  });

  it('has the same cash needed as the deal, even with a fee added to the loan', () => {
    for (const arrangementFeeAdded of [false, true]) {
      const { afterTax, analysis } = outcomeOf({ overrides: { arrangementFeeAdded } });
      const [me] = afterTax.forms;
      expect(me?.before.cashNeeded).toBe(analysis.figures.cashNeeded);
    }
  });

  it('lets a company borrow at the company rate of the compared mortgages, not at the individual’s rate', () => {
    const product = exampleProducts.find(({ terms }) => terms.borrower === 'company');
    const { inputs, notes } = outcomeOf({}).afterTax;
    expect(inputs.companyMortgageRate.value).toBe(product?.terms.initialRate);
    expect(notes).toContain('The company borrows at 6.39% and you at 5.44%. It pays out 100% of its cash each year and the rest on sale.');
    // £138,750 at 0.95 points more is £109.84 a month.
    const [me, , company] = outcomeOf({ overrides: { holdYears: 1 } }).afterTax.forms;
    expect((company?.before.interest ?? 0) - (me?.before.interest ?? 0)).toBe(12 * 10_984);
  });

  it('prefers the user’s own company rate, and otherwise never uses less than the deal’s rate', () => {
    expect(outcomeOf({ tax: { companyMortgageRate: percent(4) } }).afterTax.inputs.companyMortgageRate.value).toBe(percent(4));
    const dear = outcomeOf({ overrides: { mortgageRate: percent(7) } }).afterTax;
    expect(dear.inputs.companyMortgageRate.value).toBe(percent(7));
    expect(dear.notes.join(' ')).toContain('at the same rate as you');
  });

  it('has the same amount before tax as the projection', () => {
    const { afterTax, analysis } = outcomeOf({});
    const { before, gain, taxed } = afterTax.forms[0] as AfterTaxForm;
    const held = analysis.years[afterTax.holdYears - 1];
    const cashFlow = held?.cumulativeCashFlow ?? 0;
    expect(gain + taxed.totalTax).toBe(cashFlow + before.sale - analysis.purchase.cashNeeded);
  });

  it('never leaves more at a higher income, below the taper of the personal allowance', () => {
    const left = [0, 20_000, 40_000, 60_000, 75_000, 90_000].map(
      (income) => formOf({ tax: { otherIncome: fromMajor(income) } }, 'personal').gain,
    );
    for (const [at, gain] of left.entries()) expect(gain).toBeLessThanOrEqual(left[at - 1] ?? gain);
  });

  it('depends on the owner’s residence, not on the property: a Scottish taxpayer pays Scottish rates on a home in Salford', () => {
    const english = formOf({ tax: { otherIncome: fromMajor(45_000) } }, 'personal').taxOnRent;
    expect(formOf({ tax: { otherIncome: fromMajor(45_000), residence: 'scotland' } }, 'personal').taxOnRent).toBeGreaterThan(english);
  });

  it('charges a company its own transfer tax and an individual that for an additional home, regardless of the deal’s buyer', () => {
    const forms = outcomeOf({ overrides: { buyer: 'first-time' } }).afterTax.forms;
    const [me, , company] = forms.map(({ before }) => before.transferTax);
    expect(me).toBeLessThan(company ?? 0);
    const typed = outcomeOf({ overrides: { buyer: 'company' } }).afterTax.forms.map(({ before }) => before.transferTax);
    expect(new Set(typed).size).toBe(1);
  });

  it('depends on the profile’s tax inputs, and so does the outcome’s hash', () => {
    const [one, other] = [outcomeOf({}), outcomeOf({ tax: { otherIncome: fromMajor(90_000) } })];
    expect(one.dealHash).not.toBe(other.dealHash);
    expect(one.analysis).toEqual(other.analysis);
  });
});

describe('the version of the rules', () => {
  it('names both taxes, so that a change to either makes the outcome outdated', () => {
    const { rulesVersion, report, afterTax } = outcomeOf({});
    expect(rulesVersion).toBe(`sdlt-2026-11-20, ${afterTax.rulesVersion}`);
    expect(report.versions.rules).toBe(rulesVersion);
  });
});

describe('the market chosen for a job', () => {
  it('replaces the postcode’s market, is stated in the report, and changes the hash', () => {
    const result = evaluateWithAfterTax({ ...jobOf({}), market: 'GB-SCT' });
    if (!result.ok) throw new Error('The sample has no result');
    const { analysis, report, dealHash, afterTax } = result.outcome;
    expect(analysis.purchase.transferTax.name).toBe('Land and buildings transaction tax');
    expect(report.tables.find(({ id }) => id === 'transfer-tax')?.note).toContain('Taxed as in Scotland, as you chose.');
    expect(dealHash).not.toBe(outcomeOf({}).dealHash);
    expect(afterTax?.inputs.residence.value).toBe('scotland');
  });
});
