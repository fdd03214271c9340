import type { BuyToLetInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { YearRow } from './analysis.ts';
import { growthFactor } from './runningCosts.ts';
import { dealNumbers } from './numbers/dealNumbers.ts';
import { createDealWalk } from './numbers/dealWalk.ts';
import { roundPence } from './numbers/roundPence.ts';
import { createLettingYears, createYearFactors, enterYear, walkLetting } from './numbers/walkLetting.ts';
import { startLoan, walkLoan } from './numbers/walkLoan.ts';

/** The number of years that an analysis projects. */
export const projectedYears = 30;

/** Memory reused by every projection, because allocating it would take as long as the projection itself. */
const factors = createYearFactors(projectedYears);
const letting = createLettingYears(projectedYears);
const walk = createDealWalk();

/**
 * Years 1 to 30 to the penny: letting with growth, every month of the loan, and the property's value. The mortgage rate stays constant. A
 * loan repaid within these years costs nothing afterwards. The owner repays an interest-only loan in cash when its term ends.
 */
export function projection(assumptions: BuyToLetInputs, loan: Minor): readonly YearRow[] {
  const deal = dealNumbers(assumptions, true);
  growYears(assumptions);
  walkLetting(deal, factors, letting);
  startLoan(walk, loan, deal);
  const rows: YearRow[] = [];
  let cumulative = 0;
  for (let year = 1; year <= projectedYears; year += 1) {
    enterYear(walk, letting, year - 1);
    walkLoan(walk, deal.isInterestOnly, year === 1);
    const { netOperatingIncome, interest, principal, balance } = walk;
    const cashFlow = netOperatingIncome - interest - principal;
    const propertyValue = roundPence(deal.price * (factors.value[year - 1] as number));
    cumulative += cashFlow;
    rows.push({
      year,
      rent: minor(walk.rent),
      voids: minor(walk.voids),
      costs: minor(walk.costs),
      netOperatingIncome: minor(netOperatingIncome),
      interest: minor(interest),
      principal: minor(principal),
      cashFlow: minor(cashFlow),
      cumulativeCashFlow: minor(cumulative),
      propertyValue: minor(propertyValue),
      loanBalance: minor(balance),
      equity: minor(propertyValue - balance),
    });
  }
  return rows;
}

/** Writes the growth factors of all years. Rent and costs grow from the second year, value from the first. */
function growYears({ rentGrowth, costGrowth, priceGrowth, voidWeeks }: BuyToLetInputs): void {
  factors.repairs.fill(1);
  factors.voidShare.fill(voidWeeks / 52);
  for (let at = 0; at < projectedYears; at += 1) {
    factors.rent[at] = growthFactor(rentGrowth, at);
    factors.costs[at] = growthFactor(costGrowth, at);
    factors.value[at] = growthFactor(priceGrowth, at + 1);
  }
}
