import type { Assumptions } from '../deal/assumptions.ts';
import { minor, roundMoney } from '../kernel/money.ts';
import type { YearRow } from './analysis.ts';
import type { FirstYear } from './firstYear.ts';
import { mortgageSchedule } from './mortgage.ts';
import { growthFactor, lettingYear } from './runningCosts.ts';

export const projectedYears = 30;

/**
 * Years 1 to 30: letting with growth, the loan's schedule, the value of the property. The mortgage rate stays as it is; a loan
 * repaid within the horizon costs nothing afterwards, and an interest-only loan is repaid out of pocket when its term ends.
 */
export function projection(assumptions: Assumptions, { mortgage, purchase }: FirstYear): readonly YearRow[] {
  const schedule = mortgageSchedule(mortgage, projectedYears * 12);
  const years: YearRow[] = [];
  let cumulative = 0;
  for (let year = 1; year <= projectedYears; year += 1) {
    const letting = lettingYear(assumptions, year);
    let interest = 0;
    let principal = 0;
    for (const month of schedule.slice((year - 1) * 12, year * 12)) {
      interest += month.interest;
      principal += month.principal;
    }
    const loanBalance = schedule[year * 12 - 1]?.balance ?? minor(0);
    const cashFlow = letting.netOperatingIncome - interest - principal;
    cumulative += cashFlow;
    const propertyValue = roundMoney(purchase.price * growthFactor(assumptions.priceGrowth, year));
    years.push({
      year,
      rent: letting.rent,
      voids: letting.voids,
      costs: letting.costs,
      netOperatingIncome: letting.netOperatingIncome,
      interest: minor(interest),
      principal: minor(principal),
      cashFlow: minor(cashFlow),
      cumulativeCashFlow: minor(cumulative),
      propertyValue,
      loanBalance,
      equity: minor(propertyValue - loanBalance),
    });
  }
  return years;
}
