import { minor, subtractMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { sumAmounts } from './eventAmounts.ts';
import type { PlanMonth, PlanYear } from './plan.ts';

/** The months summed into years of twelve; the last year may be shorter. */
export function planYears(months: readonly PlanMonth[]): readonly PlanYear[] {
  const years: PlanYear[] = [];
  for (let from = 0; from < months.length; from += 12) years.push(yearOf(months.slice(from, from + 12)));
  return years;
}

type Summed = 'rent' | 'voids' | 'costs' | 'interest' | 'principal' | 'oneOff' | 'cashFlow';

function yearOf(months: readonly PlanMonth[]): PlanYear {
  const last = months.at(-1);
  if (last === undefined) throw new RangeError('A year needs at least one month');
  const sum = (key: Summed): Minor => minor(months.reduce((total, month) => total + month[key], 0));
  const [rent, voids, costs] = [sum('rent'), sum('voids'), sum('costs')];
  return {
    year: Math.ceil(last.month / 12),
    lastMonth: last.month,
    rent,
    voids,
    costs,
    netOperatingIncome: minor(rent - voids - costs),
    interest: sum('interest'),
    principal: sum('principal'),
    ...sumAmounts(months),
    oneOff: sum('oneOff'),
    cashFlow: sum('cashFlow'),
    cumulativeCashFlow: last.cumulativeCashFlow,
    propertyValue: last.propertyValue,
    loanBalance: last.loanBalance,
    equity: subtractMoney(last.propertyValue, last.loanBalance),
  };
}
