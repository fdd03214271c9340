import type { Holding } from '../deal/holding/holding.ts';
import { addMonths, daysBetween, type IsoDate } from '../kernel/calendar.ts';
import type { DatedFlow } from '../engine/finance/flows/xirr.ts';
import { costsWithin, rentWithin } from './rentalIncome.ts';
import { loanFlows, loanOnDay } from './loanBalance.ts';
import { valueOnDay } from './holdingValue.ts';

/**
 * Every cash flow of a holding up to a day, in minor units, inflows positive. The flows end as if the holding were sold on that day at its
 * value and its loans repaid; those of a sold holding end with its sale. A month's rent and costs fall on the last day of the month. Before
 * tax and before the costs of a hypothetical sale. Empty if not yet bought.
 */
export function holdingFlows(holding: Holding, today: IsoDate): readonly DatedFlow[] {
  const { purchase, sale } = holding;
  if (purchase.date > today) return [];
  const isSold = sale !== null && sale.date <= today;
  const end = isSold ? sale.date : today;
  const proceeds = isSold ? sale.price - sale.costs : valueOnDay(holding, today).value;
  const loans = Object.values(holding.loans);
  // A loan without a repayment date is repaid from the sale.
  const owed = loans.reduce((sum, loan) => sum + owedAt(loan, end), 0);
  return [
    { date: purchase.date, amount: -(purchase.price + purchase.costs) },
    ...loans.flatMap((loan) => loanFlows(loan, end)),
    ...onceFlows(holding, end),
    ...monthlyFlows(holding, end),
    { date: end, amount: proceeds - owed },
  ].filter(({ amount }) => amount !== 0);
}

const owedAt = (loan: Holding['loans'][string], day: IsoDate): number =>
  loan.repaidOn !== null && loan.repaidOn <= day ? 0 : loanOnDay(loan, day).balance;

const onceFlows = ({ costs }: Holding, end: IsoDate): readonly DatedFlow[] =>
  Object.values(costs).flatMap(({ per, from, amount }) => (per === 'once' && from <= end ? [{ date: from, amount: 0 - amount }] : []));

/** Flows of rent less running costs, monthly from the purchase. The last month may be incomplete. */
function monthlyFlows(holding: Holding, end: IsoDate): readonly DatedFlow[] {
  const flows: DatedFlow[] = [];
  const { date: bought } = holding.purchase;
  for (let month = 0; addMonths(bought, month) < end; month += 1) {
    const from = addMonths(bought, month);
    const whole = addMonths(bought, month + 1);
    const to = whole <= end ? whole : end;
    const months = daysBetween(from, to) / daysBetween(from, whole);
    const span = { from, to };
    flows.push({ date: to, amount: rentWithin(holding, span, months) - costsWithin(holding, span, months) });
  }
  return flows;
}
