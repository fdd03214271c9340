import { minor, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { EventAmounts } from './plan.ts';

/** The amounts of a month without events. */
export const noAmounts: EventAmounts = { repairs: zeroMoney, capital: zeroMoney, loanFees: zeroMoney, borrowed: zeroMoney };

/** The sum of the costs and receipts of plan events, in minor units. */
export function sumAmounts(all: readonly EventAmounts[]): EventAmounts {
  const sum = (key: keyof EventAmounts): Minor => minor(all.reduce((total, each) => total + each[key], 0));
  return { repairs: sum('repairs'), capital: sum('capital'), loanFees: sum('loanFees'), borrowed: sum('borrowed') };
}

/** The net cash cost of plan events in minor units, which is their costs less the amount borrowed. */
export const oneOffOf = ({ repairs, capital, loanFees, borrowed }: EventAmounts): Minor => minor(repairs + capital + loanFees - borrowed);
