import { strategyOf } from '../deal/strategies/strategyOf.ts';
import { contentHash } from './contentHash.ts';
import type { EvaluationJob } from './outcome.ts';

/** The hash of what an outcome depends on: facts, the country chosen, the strategy with own values, the owner, profile, day and the place asked for. */
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
