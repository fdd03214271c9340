import { rate } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { answerOf } from '../flows/rateAnswer.ts';

/** An amount so many years after the first drawdown; before it when negative. */
export interface CreditFlow {
  readonly years: number;
  readonly amount: number;
}

/** What the borrower receives, and all that the borrower pays: instalments and every cost of the credit. Amounts in any one unit. */
export interface CreditFlows {
  readonly drawdowns: readonly CreditFlow[];
  readonly payments: readonly CreditFlow[];
}

/**
 * The annual percentage rate of charge of the EU and the UK: an effective rate. Tagged, because an American APR is a nominal rate by
 * another law and the two must never stand in one column.
 */
export interface Aprc {
  readonly kind: 'aprc';
  readonly effective: Rate;
  /** As it must be shown: per cent with one decimal, halves up. */
  readonly shownPercent: number;
}

/** No rate makes what is received worth what is paid. */
export interface NoAprc {
  readonly kind: 'no-aprc';
  readonly reason: string;
}

/**
 * The annual percentage rate of charge by Directive 2014/17/EU, Annex I (the UK's MCOB 10A is the same): the effective rate a year at
 * which drawdowns and payments are worth the same. Years by `annexYears`. Costs of registering the transfer of the property and early
 * repayment charges are no cost of the credit and stay out; arrangement, valuation and exit fees and required insurance go in.
 * A fee paid before the first drawdown can make a second rate of thousands of per cent fit; the one nearest to zero is the answer,
 * because it is the one that moves with the costs.
 */
export function aprc({ drawdowns, payments }: CreditFlows): Aprc | NoAprc {
  const answer = answerOf([
    ...drawdowns.map(({ years, amount }) => ({ at: years, amount })),
    ...payments.map(({ years, amount }) => ({ at: years, amount: -amount })),
  ]);
  if (answer.kind === 'none') return { kind: 'no-aprc', reason: 'No rate makes drawdowns and payments worth the same' };
  const effective = answer.kind === 'one' ? answer.rate : nearestToZero(answer.rates);
  return { kind: 'aprc', effective, shownPercent: oneDecimal(effective * 100) };
}

const nearestToZero = (rates: readonly Rate[]): Rate =>
  rate(rates.reduce((near, each) => (Math.abs(each) < Math.abs(near) ? each : near), Infinity));

/** Halves go up, after the dust of binary fractions is off. */
const oneDecimal = (percent: number): number => Math.floor(Number((percent * 10).toPrecision(13)) + 0.5) / 10;
