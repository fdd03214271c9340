import { minor, zeroMoney } from '../kernel/money.ts';
import type { MonthRow } from './analysis.ts';
import type { FirstYear } from './firstYear.ts';
import { monthlyAllocation } from './monthlyAllocation.ts';

/** The first twelve months in minor units. Voids and costs are spread evenly to the penny, so the months sum to the year. */
export const monthlyCashFlow = ({ letting, loanMonths }: FirstYear): readonly MonthRow[] =>
  Array.from({ length: 12 }, (_, at) => {
    const [rent, voids, costs] = [
      monthlyAllocation(letting.rent, at),
      monthlyAllocation(letting.voids, at),
      monthlyAllocation(letting.costs, at),
    ];
    const { interest, principal } = loanMonths[at] ?? { interest: zeroMoney, principal: zeroMoney };
    return { month: at + 1, rent, voids, costs, interest, principal, cashFlow: minor(rent - voids - costs - interest - principal) };
  });
