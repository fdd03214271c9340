import { allocateMoney, minor, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { LettingYear, PersonalCarry, PersonalOwner, PersonalYear, PersonalYearInput } from '../landlordRules.ts';
import type { Place } from '../rules.ts';
import { financeCostCredit } from './financeCostCredit.ts';
import { incomeTax } from './incomeTax.ts';
import type { YearlyIncome } from './incomeTax.ts';
import { incomeTaxYear } from './incomeTaxYears.ts';
import type { IncomeTaxYear } from './incomeTaxYears.ts';
import { profitWithAllowance, propertyProfit } from './propertyProfit.ts';
import type { PropertyProfit } from './propertyProfit.ts';

/**
 * Each owner's tax on their part of a letting year: the tax of all their income with the letting, less that without it, so that a lost
 * personal allowance and a higher band count. The property allowance is taken in place of costs where that taxes less this year.
 */
export function personalYear(place: Place, { year, owners }: PersonalYearInput): readonly PersonalYear[] {
  const parts = splitYear(
    year,
    owners.map(({ owner }) => owner.share),
  );
  const rules = incomeTaxYear(place, year.on);
  return owners.map(({ owner, carried }, at) => {
    const outside = { other: owner.otherIncome, property: zeroMoney, dividends: owner.otherDividends };
    return ownersYear({ owner, carried, rules, letting: parts[at] as LettingYear, outside, without: incomeTax(outside, rules).total });
  });
}

function ownersYear(given: Given): PersonalYear {
  const { letting, rules } = given;
  const onCosts = reading(given, false);
  const onAllowance = reading(given, true);
  const taken = onAllowance.tax < onCosts.tax ? onAllowance : onCosts;
  const note = 'Property allowance of £1,000 in place of all costs: less tax this year than the costs would leave.';
  const { taxableProfit, usesAllowance, lines, credit, tax, carried } = taken;
  return {
    taxableProfit,
    usesAllowance,
    lines,
    credit,
    tax,
    carried,
    netCash: minor(letting.rent - letting.costs - letting.financeCosts - letting.principalRepaid - tax),
    rules: rules.rules,
    notes: [...rules.notes, ...(usesAllowance ? [note] : [])],
  };
}

/** A year in parts by the owners' shares; the parts of each amount sum to it. */
function splitYear(year: LettingYear, shares: readonly Rate[]): readonly LettingYear[] {
  const rent = allocateMoney(year.rent, shares);
  const costs = allocateMoney(year.costs, shares);
  const financeCosts = allocateMoney(year.financeCosts, shares);
  const principal = allocateMoney(year.principalRepaid, shares);
  return shares.map((_, at) => ({
    on: year.on,
    rent: rent[at] as Minor,
    costs: costs[at] as Minor,
    financeCosts: financeCosts[at] as Minor,
    principalRepaid: principal[at] as Minor,
  }));
}

interface Given {
  readonly letting: LettingYear;
  readonly owner: PersonalOwner;
  readonly carried: PersonalCarry;
  readonly rules: IncomeTaxYear;
  /** Income besides the letting, and the tax on it alone. */
  readonly outside: YearlyIncome;
  readonly without: Minor;
}

type Reading = Pick<PersonalYear, 'taxableProfit' | 'usesAllowance' | 'lines' | 'credit' | 'tax' | 'carried'>;

function reading({ letting, owner, carried, rules, outside, without }: Given, usesAllowance: boolean): Reading {
  const profit: PropertyProfit = usesAllowance
    ? profitWithAllowance(letting.rent, minor(rules.propertyAllowance * 100), carried.losses)
    : propertyProfit(letting.rent, letting.costs, carried.losses);
  const withLetting = incomeTax({ ...outside, property: profit.taxable }, rules);
  const costs: Minor = usesAllowance ? zeroMoney : minor(letting.financeCosts + carried.financeCosts);
  const relief = financeCostCredit({
    costs,
    profit: profit.taxable,
    adjustedIncome: minor(Math.max(0, owner.otherIncome + profit.taxable - withLetting.allowance)),
    creditPercent: rules.creditPercent,
  });
  const credit = minor(Math.min(relief.credit, withLetting.total));
  return {
    taxableProfit: profit.taxable,
    usesAllowance,
    lines: withLetting.lines,
    credit,
    tax: minor(withLetting.total - credit - without),
    carried: { losses: profit.lossesForward, financeCosts: usesAllowance ? carried.financeCosts : relief.carriedForward },
  };
}
