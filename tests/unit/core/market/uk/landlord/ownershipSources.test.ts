import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import { landlordRulesOf } from '../../../../../../src/core/market/uk/landlord/landlordRegistry.ts';
import type { CompanySettings, OwnershipOutcome } from '../../../../../../src/core/market/landlordRules.ts';

/** Two years of letting at a profit and a sale with a gain of £60,000, by one owner or a company. */
function outcomes(company: Partial<CompanySettings> = {}, rent = 20_000): readonly OwnershipOutcome[] {
  const years = [2025, 2026].map((start) => ({
    on: isoDate(`${start}-06-01`),
    rent: fromMajor(rent),
    costs: fromMajor(3000),
    financeCosts: fromMajor(0),
    principalRepaid: fromMajor(0),
  }));
  return landlordRulesOf('england').compareOwnership({
    years,
    disposal: {
      on: isoDate('2026-12-01'),
      proceeds: fromMajor(265_000),
      sellingCosts: fromMajor(5000),
      baseCost: fromMajor(200_000),
      loan: fromMajor(0),
    },
    owners: [{ share: rate(1), otherIncome: fromMajor(60_000), otherDividends: fromMajor(0) }],
    company: { associatedCompanies: 0, closeInvestmentHolding: false, runningCosts: fromMajor(0), payOut: rate(1), ...company },
    ownersLoan: fromMajor(10_000),
  });
}

const idsOf = (outcome: OwnershipOutcome | undefined) => outcome?.rules.map(({ id }) => id);

describe('the law behind each form of ownership', () => {
  it('for an individual covers each year and the sale, with each rule and note once', () => {
    const [personal] = outcomes();
    expect(idsOf(personal)).toEqual([
      'income-tax-2023-04-06',
      'finance-cost-credit-2020-04-06',
      'capital-gains-tax-2024-04-06',
      'annual-exempt-amount-2024-04-06',
      'gains-reporting-2021-10-27',
    ]);
    expect(personal?.notes).toEqual(['Report and pay within 60 days of completion. We couldn’t confirm this time limit.']);
  });

  it('for a company is corporation tax, marginal relief if the gain reaches it, and dividends if any are paid', () => {
    const company = outcomes().at(-1);
    expect(idsOf(company)).toEqual([
      'corporation-tax-2023-04-01',
      'dividend-tax-2024-04-06',
      'dividend-tax-2026-04-06',
      'marginal-relief-2023-04-01',
    ]);
    expect(company?.notes).toEqual([
      'The company first repays its owners’ loan, which is tax-free.',
      'We assume all remaining cash is paid out at once as a dividend. Paying it over several years, or winding up the company, may cost less tax.',
    ]);
  });

  it('for a close investment-holding company includes its unconfirmed rule, with a note on its effect', () => {
    const company = outcomes({ closeInvestmentHolding: true }).at(-1);
    expect(company?.rules.find(({ id }) => id === 'close-investment-holding-2023-04-01')?.confirmed).toBe(false);
    expect(idsOf(company)).not.toContain('marginal-relief-2023-04-01');
    expect(company?.notes.filter((note) => note.startsWith('A close investment-holding company pays the main rate'))).toHaveLength(1);
  });

  it('names no dividend rule for a year without dividends', () => {
    // Neither letting year pays a dividend; the sale then pays one.
    expect(idsOf(outcomes({ payOut: rate(0) }).at(-1))).toEqual([
      'corporation-tax-2023-04-01',
      'marginal-relief-2023-04-01',
      'dividend-tax-2026-04-06',
    ]);
  });

  it('has a title and an official link for every rule', () => {
    for (const { rules } of [...outcomes(), ...outcomes({ closeInvestmentHolding: true })]) {
      for (const { title, url } of rules) {
        expect(title).toMatch(/^[A-Z].{10,}/);
        expect(url).toMatch(/^https:\/\/www\.(gov|legislation\.gov)\.uk\/.+/);
      }
    }
  });
});

describe('a hold without letting years', () => {
  it('is only a sale', () => {
    const disposal = {
      on: isoDate('2026-12-01'),
      proceeds: fromMajor(203_000),
      sellingCosts: fromMajor(0),
      baseCost: fromMajor(200_000),
      loan: fromMajor(0),
    };
    const [personal, company] = landlordRulesOf('england').compareOwnership({
      years: [],
      disposal,
      owners: [{ share: rate(1), otherIncome: fromMajor(60_000), otherDividends: fromMajor(0) }],
      company: { associatedCompanies: 0, closeInvestmentHolding: false, runningCosts: fromMajor(0), payOut: rate(1) },
      ownersLoan: fromMajor(203_000),
    });
    // The individual's gain of 3,000 is exempt. The company's is taxed at 19%, and the rest repays the loan.
    expect([personal?.saleTax, personal?.notes]).toEqual([0, []]);
    expect([company?.saleTax, company?.totalCash]).toEqual([fromMajor(570), fromMajor(202_430)]);
    expect(idsOf(company)).toEqual(['corporation-tax-2023-04-01']);
  });
});
