import { marketOfDeal } from '../deal/marketOfDeal.ts';
import { countryOfMarket, currencyOfMarket, regionOfMarket, type MarketId } from '../market/markets.ts';
import type { Deal } from '../deal/deal.ts';
import { listingCurrency } from '../deal/listingCurrency.ts';
import { createManualDeal } from '../deal/manual/createManualDeal.ts';
import type { Profile } from '../deal/profile.ts';
import { strategyOf } from '../deal/strategies/strategyOf.ts';
import { standardProfile } from '../deal/standardProfile.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import type { ListingFacts } from '../listing/facts.ts';
import type { EvaluationJob } from '../pipeline/outcome.ts';
import { sharedFacts } from './sharedFacts.ts';
import { sharedInputs } from './sharedInputs.ts';

interface Asked {
  /** Of it the plan alone is read, for a deal that names none. */
  readonly profile: Pick<Profile, 'strategy'>;
  readonly today: IsoDate;
}

/**
 * The evaluation job behind a shared deal: the property’s own facts and values under the deal’s strategy and the standard profile. Nothing
 * about the person’s finance, taxes, targets or weights can be inferred from it, and all shared deals are scored by one rule.
 */
export function sharedJob(deal: Deal, { profile, today }: Asked): EvaluationJob {
  const found = marketOfDeal(deal);
  // Refused when it is evaluated, and so never shared: without its address and site it would pass for a British one.
  if (found.kind !== 'market') return { deal, profile: standardProfile, today };
  const { market } = found;
  const { id, mid, updatedAt } = deal;
  const country = countryOfMarket(market);
  const region = regionOfMarket(market);
  const bare = createManualDeal({ id, mid, at: updatedAt, facts: sharedFacts(factsInCurrency(deal, market), country) });
  return {
    deal: {
      ...bare,
      country,
      ...(region === null ? {} : { region }),
      ...sharedInputs({ ...deal, strategy: strategyOf(deal, profile) }),
    },
    profile: standardProfile,
    today,
  };
}

/** Without a listing's amounts in another currency than its market's, which are no inputs; of a deal typed in they would pass for some. */
function factsInCurrency(deal: Deal, market: MarketId): ListingFacts {
  if (deal.origin.kind === 'manual' || listingCurrency(deal) === currencyOfMarket(market)) return deal.facts;
  return { ...deal.facts, askingPrice: null, serviceChargePerYear: null, groundRentPerYear: null };
}
