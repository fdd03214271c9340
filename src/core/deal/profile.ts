import type { Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import type { MortgageProduct } from './mortgageProduct.ts';
import type { TaxOverrides } from './tax/taxInputs.ts';

/** What a person asks of a deal; each is one rule the verdict counts. */
export interface Targets {
  readonly monthlyCashFlow: Minor;
  readonly cashOnCash: Rate;
  readonly grossYield: Rate;
  readonly netYield: Rate;
  readonly interestCover: Rate;
  readonly debtServiceCover: Rate;
}

/** The investor: targets, own defaults for any assumption, weights of the score where changed, and what taxes depend on. */
export interface Profile {
  readonly targets: Targets;
  readonly defaults: AssumptionOverrides;
  /** Criterion id to weight; absent criteria keep their standard weight. */
  readonly weights: Readonly<Record<string, number>>;
  /** Own values for the taxes of a landlord; absent ones follow `taxInputCatalogue`. */
  readonly tax?: TaxOverrides;
  /** Products the person keeps for comparison, by id, so that those added on two devices merge one by one. */
  readonly mortgageProducts?: Readonly<Record<string, MortgageProduct>>;
}
