import { minor, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { EventAmounts } from './plan.ts';

/** A month in which nothing happens. */
export const noAmounts: EventAmounts = { repairs: zeroMoney, capital: zeroMoney, loanFees: zeroMoney, borrowed: zeroMoney };

/** Sums of what events cost and bring in. */
export function sumAmounts(all: readonly EventAmounts[]): EventAmounts {
  const sum = (key: keyof EventAmounts): Minor => minor(all.reduce((total, each) => total + each[key], 0));
  return { repairs: sum('repairs'), capital: sum('capital'), loanFees: sum('loanFees'), borrowed: sum('borrowed') };
}

/** What leaves the pocket for events: their costs less what is borrowed. */
export const oneOffOf = ({ repairs, capital, loanFees, borrowed }: EventAmounts): Minor => minor(repairs + capital + loanFees - borrowed);
