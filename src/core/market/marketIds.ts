import type { MarketId } from './markets.ts';
import type { Place } from './rules.ts';

/** The nations of the United Kingdom as markets. */
export const marketIds: Readonly<Record<Place, MarketId>> = {
  england: 'GB-ENG',
  'northern-ireland': 'GB-NIR',
  scotland: 'GB-SCT',
  wales: 'GB-WLS',
};

/** The UK nation of a market; null for a market elsewhere. */
export const placeOfMarket = (market: MarketId): Place | null => places.find((place) => marketIds[place] === market) ?? null;

const places = Object.keys(marketIds) as readonly Place[];
