import { stateOfMarket, type MarketId, type UsState } from '../../market/markets.ts';
import type { Minor } from '../../kernel/money.ts';
import { zipInAddress } from '../../place/zipCode.ts';
import type { Deal } from '../deal.ts';
import { ownInputs } from '../strategies/ownInputs.ts';
import { askingPrice } from './resolveInputs.ts';

/** An American home as the rents of its county are looked up by; its price in cents. */
interface HomeInCounty {
  readonly zip: string | null;
  readonly county: string | null;
  readonly state: UsState | null;
  readonly bedrooms: number | null;
  readonly askingPrice: Minor | null;
  readonly floorAreaSqFt: number | null;
}

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
