import { minor, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Mortgage } from '../../mortgage.ts';
import { mortgageSchedule } from './mortgageSchedule.ts';

/** The interest and principal of one year of a schedule, and the closing balance. */
export interface LoanYear {
  readonly interest: Minor;
  readonly principal: Minor;
  readonly balance: Minor;
}

/** The first `years` years of a mortgage in minor units; zeros once it is repaid. */
export function loanYears(mortgage: Mortgage, years: number): readonly LoanYear[] {
  const schedule = mortgageSchedule(mortgage, years * 12);
  return Array.from({ length: years }, (_, at) => {
    let interest = 0;
    let principal = 0;
    const months = schedule.slice(at * 12, at * 12 + 12);
    for (const month of months) {
      interest += month.interest;
      principal += month.principal;
    }
    return { interest: minor(interest), principal: minor(principal), balance: months.at(-1)?.balance ?? zeroMoney };
  });
}
