import { formatMoney, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { planEventNames } from '../../deal/plan/planEvent.ts';
import type { Refinancing } from '../../deal/plan/planEvent.ts';
import { minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../kernel/money.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { addFees } from '../finance/mortgage/addFees.ts';
import { loanSupported } from '../mortgages/lendingTests.ts';
import type { PlanRefusal } from './plan.ts';
import { openingBalance, rentOf, runLoan, valueAfter } from './planState.ts';
import type { PlanState } from './planState.ts';
import type { EventResult } from './eventResult.ts';

/**
 * The state after a new loan at the beginning of a month, or the reason the loan is refused. The new loan repays the old one; the
 * difference after fees and charges is cash taken out or paid in. As in `lendingTests`, loan to value is tested before a fee is added, and
 * interest cover on the whole loan.
 */
export function refinance(state: PlanState, event: Refinancing, at: number): Result<EventResult, PlanRefusal> {
  const { month, rate, mortgageKind: kind, termMonths: months } = event;
  const value = valueAfter(state, month - 1);
  const borrowed = 'amount' in event.loan ? event.loan.amount : shareOf(value, event.loan.loanToValue);
  const { loan } = addFees(borrowed, [{ amount: event.arrangementFee, addedToLoan: event.arrangementFeeAdded }]);
  const refused = aboveValue(event, { borrowed, value, currency: state.currency }) ?? aboveRent(event, loan, state);
  if (refused !== null) return err({ ...refused, at, month });
  const owed = openingBalance(state.loan, month);
  const lines = [
    { id: 'arrangementFee', label: 'Arrangement fee', amount: event.arrangementFee },
    { id: 'earlyRepaymentCharge', label: 'Early repayment charge', amount: shareOf(owed, event.earlyRepaymentCharge) },
    { id: 'loanLegalFees', label: 'Loan legal fees', amount: event.legalFees },
    { id: 'valuationFee', label: 'Valuation fee', amount: event.valuationFee },
  ];
  const loanFees = sumMoney(lines.map(({ amount }) => amount));
  return ok({
    state: { ...state, loan: runLoan({ loan, rate, months, kind }, month) },
    lines,
    amounts: { repairs: zeroMoney, capital: zeroMoney, loanFees, borrowed: subtractMoney(loan, owed) },
  });
}

type Refused =
  | { readonly kind: 'loan-above-value'; readonly loan: Minor; readonly largest: Minor; readonly words: string }
  | { readonly kind: 'loan-above-rent'; readonly loan: Minor; readonly largest: Minor; readonly words: string };

const named = ({ kind, month }: Refinancing): string => `${planEventNames[kind]} in month ${month}`;

interface Secured {
  readonly borrowed: Minor;
  readonly value: Minor;
  readonly currency: Currency;
}

function aboveValue(event: Refinancing, { borrowed, value, currency }: Secured): Refused | null {
  const largest = minor(Math.min(value, shareOf(value, event.maxLoanToValue)));
  if (borrowed <= largest) return null;
  const words = `${named(event)}: a loan of ${formatMoney(borrowed, currency)} is above ${formatRate(event.maxLoanToValue)} of the ${formatMoney(value, currency)} value at that time. The maximum loan is ${formatMoney(largest, currency)}.`;
  return { kind: 'loan-above-value', loan: borrowed, largest, words };
}

function aboveRent(event: Refinancing, loan: Minor, state: PlanState): Refused | null {
  const { currency } = state;
  const rent = rentOf(state, event.month);
  const stressRate = event.stressRate ?? state.assumptions.stressRate;
  const largest = loanSupported(rent, event.minInterestCover, stressRate);
  if (largest === null || loan <= largest) return null;
  const words = `${named(event)}: a rent of ${formatMoney(rent, currency)} a month covers less than ${formatRate(event.minInterestCover)} of the interest on ${formatMoney(loan, currency)} at ${formatRate(stressRate)}. It supports ${formatMoney(largest, currency)}, including fees added to the loan.`;
  return { kind: 'loan-above-rent', loan, largest, words };
}
