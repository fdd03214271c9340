import { areaCodeOf } from '../deal/areaCode.ts';
import { marketOfDeal } from '../deal/marketOfDeal.ts';
import { countryOfMarket, stateOfMarket } from '../market/markets.ts';
import type { Deal } from '../deal/deal.ts';
import { createManualDeal } from '../deal/manual/createManualDeal.ts';
import type { Profile } from '../deal/profile.ts';
import { strategyOf } from '../deal/strategies/strategyOf.ts';
import { standardProfile } from '../deal/standardProfile.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { EvaluationJob } from '../pipeline/outcome.ts';
import { sharedFacts } from './sharedFacts.ts';
import { sharedInputs } from './sharedInputs.ts';

interface Asked {
  /** Of it the plan alone is read, for a deal that names none. */
  readonly profile: Pick<Profile, 'strategy'>;
  readonly today: IsoDate;
}

/**
 * The evaluation that is shared: the home's own facts and values under the deal's strategy and the standard profile, so that neither
 * finance, taxes, targets nor weights of the person can be read from what comes out, and everybody's shared deals are measured by the same rule.
 */
export function sharedJob(deal: Deal, { profile, today }: Asked): EvaluationJob {
  const found = marketOfDeal(deal);
  // Refused when it is evaluated, and so never shared: without its address and site it would pass for a British one.
  if (found.kind !== 'market') return { deal, profile: standardProfile, today };
  const { id, mid, updatedAt, facts } = deal;
  const state = stateOfMarket(found.market);
  const known = { ...facts, postalCode: state === null ? facts.postalCode : areaCodeOf(facts) };
  const bare = createManualDeal({ id, mid, at: updatedAt, facts: sharedFacts(known) });
  return {
    deal: {
      ...bare,
      country: countryOfMarket(found.market),
      ...(state === null ? {} : { region: state }),
      ...sharedInputs({ ...deal, strategy: strategyOf(deal, profile) }),
    },
    profile: standardProfile,
    today,
  };
}
