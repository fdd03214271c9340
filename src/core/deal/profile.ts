import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { AssumptionOverrides } from './assumptions.ts';

/** What a person asks of a deal; each is one rule the verdict counts. */
export interface Targets {
  readonly monthlyCashFlow: Minor;
  readonly cashOnCash: Rate;
  readonly grossYield: Rate;
  readonly netYield: Rate;
  readonly interestCover: Rate;
  readonly debtServiceCover: Rate;
}

/** The investor: targets, own defaults for any assumption, and weights of the score where changed. */
export interface Profile {
  readonly targets: Targets;
  readonly defaults: AssumptionOverrides;
  /** Criterion id to weight; absent criteria keep their standard weight. */
  readonly weights: Readonly<Record<string, number>>;
}
