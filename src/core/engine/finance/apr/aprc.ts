import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { irrAnswer } from '../flows/irrAnswer.ts';

/** An amount, and its time in years after the first drawdown; negative if it is earlier. */
export interface CreditFlow {
  readonly years: number;
  readonly amount: number;
}

/** Everything the borrower receives and pays, including instalments and every cost of the credit. All amounts are in the same unit. */
export interface CreditFlows {
  readonly drawdowns: readonly CreditFlow[];
  readonly payments: readonly CreditFlow[];
}

/**
 * The annual percentage rate of charge (APRC) used in the EU and the UK, which is an effective rate. It has a type tag, because a US APR is
 * a nominal rate under another law, and the two must never share a column.
 */
export interface Aprc {
  readonly kind: 'aprc';
  readonly effective: Rate;
  /** The rate as it must be displayed: in per cent with one decimal, halves rounded up. */
  readonly shownPercent: number;
}

/** There is no rate at which the amounts received and paid have the same present value. */
export interface NoAprc {
  readonly kind: 'no-aprc';
  readonly reason: string;
}

/**
 * The annual percentage rate of charge under Directive 2014/17/EU, Annex I (the UK's MCOB 10A is the same): the effective annual rate, as a
 * fraction, at which drawdowns and payments have the same present value. If there is none, the reason. Years are counted by `annexYears`.
 * Early repayment charges and the costs of registering the transfer are excluded. Arrangement, valuation and exit fees and required
 * insurance are included. If a fee is paid before the first drawdown, a second rate of thousands of per cent can solve the equation. The
 * rate nearest zero is returned, because it is the one that changes with the costs.
 */
export function aprc({ drawdowns, payments }: CreditFlows): Aprc | NoAprc {
  const answer = irrAnswer([
    ...drawdowns.map(({ years, amount }) => ({ at: years, amount })),
    ...payments.map(({ years, amount }) => ({ at: years, amount: -amount })),
  ]);
  if (answer.kind === 'none') return { kind: 'no-aprc', reason: 'No rate makes the payments equal the drawdowns' };
  const effective = answer.kind === 'one' ? answer.rate : nearestToZero(answer.rates);
  return { kind: 'aprc', effective, shownPercent: oneDecimal(effective * 100) };
}

const nearestToZero = (rates: readonly Rate[]): Rate =>
  rate(rates.reduce((near, each) => (Math.abs(each) < Math.abs(near) ? each : near), Infinity));

/** Rounds halves up, after removing binary rounding error. */
const oneDecimal = (percent: number): number => Math.floor(Number((percent * 10).toPrecision(13)) + 0.5) / 10;
