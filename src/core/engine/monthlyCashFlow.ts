import { minor, zeroMoney } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import type { MonthRow } from './analysis.ts';
import type { FirstYear } from './firstYear.ts';

/** The first twelve months. Voids and costs are spread evenly to the penny, so the months sum to the year. */
export function monthlyCashFlow({ letting, loanMonths }: FirstYear): readonly MonthRow[] {
  const rents = evenly(letting.rent);
  const voids = evenly(letting.voids);
  const costs = evenly(letting.costs);
  return rents.map((rent, at) => {
    const { interest, principal } = loanMonths[at] ?? { interest: zeroMoney, principal: zeroMoney };
    const month = { month: at + 1, rent, voids: voids[at] ?? zeroMoney, costs: costs[at] ?? zeroMoney, interest, principal };
    return { ...month, cashFlow: minor(month.rent - month.voids - month.costs - interest - principal) };
  });
}

/** A total in twelve parts to the penny; the pence left over go one each to the first months. */
function evenly(total: Minor): readonly Minor[] {
  const part = Math.trunc(total / 12);
  const over = total - part * 12;
  const parts: Minor[] = [];
  for (let at = 0; at < 12; at += 1) parts.push(minor(at < Math.abs(over) ? part + Math.sign(over) : part));
  return parts;
}
