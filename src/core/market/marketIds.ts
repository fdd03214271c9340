import type { Place } from './rules.ts';

/** The nations by their ISO 3166-2 codes, https://www.iso.org/obp/ui/#iso:code:3166:GB, checked 25 November 2026. */
export const marketIds: Readonly<Record<Place, string>> = {
  england: 'GB-ENG',
  'northern-ireland': 'GB-NIR',
  scotland: 'GB-SCT',
  wales: 'GB-WLS',
};

/** The nation of a code; null for any other. */
export const placeOfMarket = (id: string): Place | null => places.find((place) => marketIds[place] === id) ?? null;

const places = Object.keys(marketIds) as readonly Place[];
