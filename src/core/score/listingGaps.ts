import type { Deal } from '../deal/deal.ts';
import type { MarketCountry } from '../kernel/markets.ts';

/** What a listing does not say, and what about it calls for care, in words; `asked` is how many things were looked at. */
export interface ListingGaps {
  readonly missing: readonly string[];
  readonly cautions: readonly string[];
  readonly asked: number;
}

type Looked = (facts: Deal['facts']) => readonly (readonly [fact: unknown, name: string])[];

/** What a British listing is expected to say. */
const british: Looked = (facts) => [
  [facts.outcode, 'postcode'],
  [facts.bedrooms, 'bedrooms'],
  [facts.tenure, 'tenure'],
  [facts.propertyType, 'type of property'],
  [facts.floorAreaSqFt, 'floor area'],
  [facts.councilTaxBand, 'council tax band'],
];

/** What an American one is: the tax is worked out anew after a sale, so that the seller's bill is none of it. */
const american: Looked = (facts) => [
  [facts.postalCode, 'ZIP code'],
  [facts.bedrooms, 'bedrooms'],
  [facts.propertyType, 'type of property'],
  [facts.floorAreaSqFt, 'floor area'],
  [facts.yearBuilt, 'year built'],
];

/** Looks at the facts that move the figures, those of the country the home is in. */
export function listingGaps(facts: Deal['facts'], country: MarketCountry = 'GB'): ListingGaps {
  const looked = (country === 'US' ? american : british)(facts);
  const missing = looked.filter(([fact]) => fact === null).map(([, name]) => name);
  const cautions: string[] = [];
  const qualifier = facts.askingPrice?.qualifier ?? null;
  if (qualifier !== null && /guide|offers over|excess|from|auction|in the region|oiro/i.test(qualifier)) {
    cautions.push(`the price is “${qualifier}”, so the final one may differ`);
  }
  if (facts.status !== null && facts.status !== 'available') cautions.push(`the listing says ${statusWords[facts.status]}`);
  return { missing, cautions, asked: looked.length + 2 };
}

const statusWords: Readonly<Record<Exclude<Deal['facts']['status'], null>, string>> = {
  available: 'available',
  'under-offer': 'under offer',
  'sold-stc': 'sold subject to contract',
  'let-agreed': 'let agreed',
  sold: 'sold',
  withdrawn: 'withdrawn',
};
