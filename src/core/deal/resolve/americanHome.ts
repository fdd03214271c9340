import { stateOfMarket, type MarketId, type UsState } from '../../market/markets.ts';
import type { Minor } from '../../kernel/money.ts';
import { zipInAddress } from '../../place/zipCode.ts';
import type { Deal } from '../deal.ts';
import { ownInputs } from '../strategies/ownInputs.ts';
import { askingPrice } from './resolveInputs.ts';

/** A US property in the form that its county's rent tables need, with the price in cents. */
interface HomeInCounty {
  readonly zip: string | null;
  readonly county: string | null;
  readonly state: UsState | null;
  readonly bedrooms: number | null;
  readonly askingPrice: Minor | null;
  readonly floorAreaSqFt: number | null;
}

/** The place, size and price of a US property, for its county's rent tables. The price is in cents; null where unknown. */
export function americanHomeOf(deal: Deal, market: MarketId): HomeInCounty {
  const { address, postalCode, county, bedrooms, floorAreaSqFt } = deal.facts;
  const own = ownInputs(deal, 'buy-to-let');
  const listed = deal.facts.askingPrice?.currency === 'USD' ? askingPrice(deal.facts) : null;
  return {
    zip: postalCode ?? zipInAddress(address ?? ''),
    county,
    state: stateOfMarket(market),
    bedrooms,
    askingPrice: own.askingPrice ?? listed ?? own.purchasePrice ?? null,
    floorAreaSqFt,
  };
}
