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
  /** Only its strategy is used, and only for a deal that sets none. */
  readonly profile: Pick<Profile, 'strategy'>;
  readonly today: IsoDate;
}

/**
 * The evaluation job behind a shared deal: the property's own facts and values under the deal's strategy and the standard profile. Nothing
 * about the person's finance, taxes, targets or weights can be inferred from it, and all shared deals are scored by the same rules.
 */
export function sharedJob(deal: Deal, { profile, today }: Asked): EvaluationJob {
  const found = marketOfDeal(deal);
  // Evaluation refuses such a deal, so it is never shared: its shared copy has no address or site and would be taken for a UK deal.
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

/**
 * The facts without listing amounts in a currency other than the market's. Such amounts are not used as inputs, but in a typed deal they
 * would be.
 */
function factsInCurrency(deal: Deal, market: MarketId): ListingFacts {
  if (deal.origin.kind === 'manual' || listingCurrency(deal) === currencyOfMarket(market)) return deal.facts;
  return { ...deal.facts, askingPrice: null, serviceChargePerYear: null, groundRentPerYear: null };
}
