import { buyToLetEntry } from '../deal/strategies/inputs/buyToLetCatalogue.ts';
import { rentEstimate } from '../area/rentEstimate.ts';
import type { RentEstimate } from '../area/rentEstimate.ts';
import type { BuyToLetKey, ResolvedInputs } from '../deal/strategies/inputs/buyToLetInputs.ts';
import type { Deal } from '../deal/deal.ts';
import { profileIn, type Profile } from '../deal/profile.ts';
import { rentedHome } from '../deal/resolve/rentedHome.ts';
import { resolveInputs, resolveKnown } from '../deal/resolve/resolveInputs.ts';
import type { ResolveRequest } from '../deal/resolve/resolveInputs.ts';
import { unsupportedCountryText } from '../kernel/countries.ts';
import { countryOfMarket, type MarketId } from '../market/markets.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { americanRentOf } from './americanRentOf.ts';
import { europeanRentOf } from './europeanRentOf.ts';
import { marketOfJob } from './marketOfJob.ts';
import type { EvaluationGap, EvaluationJob } from './outcome.ts';
import type { RentRefusal } from '../area/rentRefusal.ts';

interface ProfiledDeal extends Pick<EvaluationJob, 'deal' | 'market'> {
  readonly profile: Profile;
}

/** The area's rent estimate for a deal, or why there is none. */
function rentOfDeal(deal: Deal, market: MarketId): Result<RentEstimate, RentRefusal> {
  const country = countryOfMarket(market);
  if (country === 'GB') return rentEstimate(rentedHome(deal));
  return country === 'US' ? americanRentOf(deal, market) : europeanRentOf(deal, country);
}

/**
 * Every input of a UK buy-to-let with its source, including the area's rent if it has one; or the gap: no supported market, another
 * country, or the inputs without a value. Everything that computes a figure uses this or `knownInputsOf`, so an unsupported property is
 * refused everywhere.
 */
export function inputsOfDeal(given: ProfiledDeal): Result<ResolvedInputs, EvaluationGap> {
  const placed = marketOfJob(given);
  if (!placed.ok) return placed;
  const { market } = placed.value;
  const country = countryOfMarket(market);
  if (country !== 'GB') return err({ kind: 'not-calculated', keys: [], message: unsupportedCountryText(country) });
  const rent = rentOfDeal(given.deal, market);
  const inputs = resolveInputs(requestOf(given, market, rent));
  return inputs.ok ? inputs : err({ kind: 'needs-input', keys: inputs.error, message: messageOf(inputs.error, rent) });
}

/** The inputs of a deal that have a value, or the gap if its property is in no supported market. */
export function knownInputsOf(given: ProfiledDeal): Result<Partial<ResolvedInputs>, EvaluationGap> {
  const placed = marketOfJob(given);
  if (!placed.ok) return placed;
  const { market } = placed.value;
  return ok(resolveKnown(requestOf(given, market, rentOfDeal(given.deal, market))).inputs);
}

const requestOf = ({ deal, profile }: ProfiledDeal, market: MarketId, rent: Result<RentEstimate, RentRefusal>): ResolveRequest => ({
  deal,
  market,
  profile: profileIn(profile, countryOfMarket(market)),
  rentEstimate: rent.ok ? rent.value : null,
});

/** A message that names the missing inputs, and says what to do about an unstated price or a rent that cannot be estimated. */
function messageOf(keys: readonly BuyToLetKey[], rent: Result<RentEstimate, RentRefusal>): string {
  if (keys.includes('purchasePrice')) return 'The listing has no price. Add a purchase price to see results.';
  if (keys.includes('monthlyRent') && !rent.ok) return `${rent.error.message} To see results, enter the rent you expect.`;
  return `Add ${keys.map((key) => buyToLetEntry(key).label.toLowerCase()).join(', ')} to see results.`;
}
