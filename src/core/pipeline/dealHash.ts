import { strategyOf } from '../deal/strategies/strategyOf.ts';
import { contentHash } from './contentHash.ts';
import type { EvaluationJob } from './outcome.ts';

/**
 * The hash of everything an outcome depends on: facts, chosen country, strategy with the person's values, owner, profile, day and requested
 * market.
 */
export const dealHash = ({ deal, profile, today, market }: EvaluationJob): string =>
  contentHash({
    facts: deal.facts,
    country: deal.country,
    region: deal.region,
    strategy: strategyOf(deal, profile),
    ownership: deal.ownership,
    inputs: deal.inputs,
    profile,
    today,
    market,
  });
