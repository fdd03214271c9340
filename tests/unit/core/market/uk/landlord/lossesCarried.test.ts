import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor, zeroMoney } from '../../../../../../src/core/kernel/money.ts';
import { rate } from '../../../../../../src/core/kernel/rate.ts';
import { landlordRulesOf } from '../../../../../../src/core/market/uk/landlord/landlordRegistry.ts';
import type { CompanySettings, LettingYear, PersonalOwner } from '../../../../../../src/core/market/landlordRules.ts';

/** Costs of at least £1,000, so that the flat allowance is never better. */
const anyYears = fc
  .array(
    fc.record({
      rent: fc.integer({ min: 2_000, max: 30_000 }),
      costs: fc.integer({ min: 1_000, max: 40_000 }),
      interest: fc.integer({ min: 0, max: 15_000 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(({ rent, costs, interest }, at): LettingYear => ({
      on: isoDate(`${2026 + at}-06-01`),
      rent: fromMajor(rent),
      costs: fromMajor(costs),
      financeCosts: fromMajor(interest),
      principalRepaid: zeroMoney,
    })),
  );

const anySalary = fc.integer({ min: 0, max: 150_000 }).map((pounds) => fromMajor(pounds));
const alone = (otherIncome: PersonalOwner['otherIncome']): PersonalOwner => ({ share: rate(1), otherIncome, otherDividends: zeroMoney });

/** The taxed part of each successive profit if losses are carried forward until used up, and the losses left. */
function taxedInTurn(profits: readonly number[]): { readonly taxed: readonly number[]; readonly left: number } {
  let losses = 0;
  const taxed = profits.map((profit) => {
    const met = Math.min(losses, Math.max(0, profit));
    losses += Math.max(0, -profit) - met;
    return Math.max(0, profit) - met;
  });
  return { taxed, left: losses };
}

describe.each(['england', 'scotland', 'wales', 'northern-ireland'] as const)('a letting loss of an owner in %s', (place) => {
  const taxes = landlordRulesOf(place);

  it('reduces an individual’s next profits until used up, and lowers other tax only through the credit', () => {
    fc.assert(
      fc.property(anyYears, anySalary, (years, otherIncome) => {
        let carried = { losses: zeroMoney, financeCosts: zeroMoney };
        const answers = years.map((year) => {
          const [answer] = taxes.personalYear({ year, owners: [{ owner: alone(otherIncome), carried }] });
          if (answer === undefined) throw new Error('No answer for the owner');
          ({ carried } = answer);
          return answer;
        });
        const expected = taxedInTurn(years.map(({ rent, costs }) => rent - costs));
        expect(answers.map(({ taxableProfit }) => taxableProfit)).toEqual(expected.taxed);
        expect(carried.losses).toBe(expected.left);
        // The credit is at the UK rate, which is above Scotland's lowest rate, so only there can letting lower the tax on a salary.
        for (const { tax, credit } of answers) expect(place === 'scotland' ? tax + credit : tax).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  it('reduces a company’s next profits until used up', () => {
    const settings: CompanySettings = {
      associatedCompanies: 0,
      closeInvestmentHolding: false,
      runningCosts: fromMajor(900),
      payOut: rate(1),
    };
    fc.assert(
      fc.property(anyYears, anySalary, (years, otherIncome) => {
        let carried = { losses: zeroMoney, ownersLoan: fromMajor(80_000), reserves: zeroMoney, cash: zeroMoney };
        const answers = years.map((year) => {
          const answer = taxes.companyYear({ year, settings, owners: [alone(otherIncome)], carried });
          ({ carried } = answer);
          return answer;
        });
        const profits = years.map(({ rent, costs, financeCosts }) => minor(rent - costs - financeCosts - settings.runningCosts));
        const expected = taxedInTurn(profits);
        expect(answers.map(({ taxableProfit }) => taxableProfit)).toEqual(expected.taxed);
        expect(carried.losses).toBe(expected.left);
        for (const { companyTax, tax } of answers) expect(Math.min(companyTax, tax)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });
});
