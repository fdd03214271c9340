import type { RentEstimate, RentRefusal } from '../area/rentEstimate.ts';
import { americanRent } from '../area/us/americanRent.ts';
import type { Deal } from '../deal/deal.ts';
import { ownInputs } from '../deal/strategies/ownInputs.ts';
import { askingPrice } from '../deal/resolve/resolveInputs.ts';
import { stateOfMarket, type MarketId } from '../kernel/markets.ts';
import type { Result } from '../kernel/result.ts';
import { zipInAddress } from '../place/zipCode.ts';

/** The rent that the county of an American home suggests, or why it suggests none. */
export function americanRentOf(deal: Deal, market: MarketId): Result<RentEstimate, RentRefusal> {
  const { address, postalCode, county, bedrooms, floorAreaSqFt } = deal.facts;
  const own = ownInputs(deal, 'buy-to-let');
  const listed = deal.facts.askingPrice?.currency === 'USD' ? askingPrice(deal.facts) : null;
  return americanRent({
    zip: postalCode ?? zipInAddress(address ?? ''),
    county,
    state: stateOfMarket(market),
    bedrooms,
    askingPrice: own.askingPrice ?? listed ?? own.purchasePrice ?? null,
    floorAreaSqFt,
  });
}
