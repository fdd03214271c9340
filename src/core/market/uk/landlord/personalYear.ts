import { allocateMoney, minor, zeroMoney } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { LettingYear, PersonalYear, PersonalYearInput } from '../../landlordRules.ts';
import type { Place } from '../../rules.ts';
import { incomeTax } from './incomeTax.ts';
import { incomeTaxYear } from './incomeTaxYears.ts';
import { lodgerYear } from './lodgers/lodgerYear.ts';
import { profitWithAllowance, propertyProfit } from './propertyProfit.ts';
import { netCashOf, taxOwnerYear } from './taxOwnerYear.ts';
import type { OwnersPart } from './taxOwnerYear.ts';
import { itemAt } from '../../../kernel/itemAt.ts';

/**
 * Each owner's tax on their share of a letting year, in pence: the tax on all income with the letting less the tax without it. This
 * captures a lost personal allowance and higher bands. The property allowance replaces costs if that lowers this year's tax; for a home
 * with lodgers, the cheaper Rent a Room method applies.
 */
export function personalYear(place: Place, { year, owners, home }: PersonalYearInput): readonly PersonalYear[] {
  const parts = splitYear(
    year,
    owners.map(({ owner }) => owner.share),
  );
  const rules = incomeTaxYear(place, year.on);
  return owners.map(({ owner, carried }, at) => {
    const outside = { other: owner.otherIncome, property: zeroMoney, dividends: owner.otherDividends };
    const part = { owner, carried, rules, letting: parts[at] as LettingYear, outside, without: incomeTax(outside, rules).total };
    return home === undefined ? lettingYear(part) : lodgerYear(part, { home, receivers: owners.length });
  });
}

function lettingYear(part: OwnersPart): PersonalYear {
  const { letting, carried, rules } = part;
  const onCosts = taxOwnerYear(part, {
    profit: propertyProfit(letting.rent, letting.costs, carried.losses),
    financeCosts: letting.financeCosts,
  });
  const onAllowance = taxOwnerYear(part, {
    profit: profitWithAllowance(letting.rent, minor(rules.propertyAllowance * 100), carried.losses),
    financeCosts: null,
  });
  const usesAllowance = onAllowance.tax < onCosts.tax;
  const taken = usesAllowance ? onAllowance : onCosts;
  const note = 'The £1,000 property allowance replaces all costs because that means less tax this year.';
  return {
    ...taken,
    usesAllowance,
    netCash: netCashOf(letting, taken.tax),
    rules: rules.rules,
    notes: [...rules.notes, ...(usesAllowance ? [note] : [])],
  };
}

/** A year split by the owners' shares; the parts sum to each amount. */
function splitYear(year: LettingYear, shares: readonly Rate[]): readonly LettingYear[] {
  const rent = allocateMoney(year.rent, shares);
  const costs = allocateMoney(year.costs, shares);
  const financeCosts = allocateMoney(year.financeCosts, shares);
  const principal = allocateMoney(year.principalRepaid, shares);
  return shares.map((_, at) => ({
    on: year.on,
    rent: itemAt(rent, at),
    costs: itemAt(costs, at),
    financeCosts: itemAt(financeCosts, at),
    principalRepaid: itemAt(principal, at),
  }));
}
