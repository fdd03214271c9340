import type { Deal } from '../deal/deal.ts';
import type { MarketCountry } from '../market/markets.ts';

/** The facts that a listing omits and those that call for caution, as text. `asked` is the number of facts checked. */
export interface ListingGaps {
  readonly missing: readonly string[];
  readonly cautions: readonly string[];
  readonly asked: number;
}

/** The facts that the country's figures depend on and the listing does not state. */
export function listingGaps(facts: Deal['facts'], country: MarketCountry): ListingGaps {
  const looked = country === 'US' ? lookedAtInAmerica(facts) : country === 'GB' ? lookedAt(facts) : lookedAtInEurope(facts);
  const missing = looked.filter(([fact]) => fact === null).map(([, name]) => name);
  const cautions: string[] = [];
  const qualifier = facts.askingPrice?.qualifier ?? null;
  if (qualifier !== null && /guide|offers over|excess|from|auction|in the region|oiro/i.test(qualifier)) {
    cautions.push(`the price is “${qualifier}”, so the final price may differ`);
  }
  if (facts.status !== null && facts.status !== 'available') cautions.push(`the listing says ${statusWords[facts.status]}`);
  return { missing, cautions, asked: looked.length + 2 };
}

type Looked = readonly (readonly [fact: unknown, name: string])[];

const lookedAt = (facts: Deal['facts']): Looked => [
  [facts.outcode, 'postcode'],
  [facts.bedrooms, 'bedrooms'],
  [facts.tenure, 'tenure'],
  [facts.propertyType, 'type of property'],
  [facts.floorAreaSqFt, 'floor area'],
  [facts.councilTaxBand, 'council tax band'],
];

const lookedAtInAmerica = (facts: Deal['facts']): Looked => [
  [facts.postalCode ?? /\b\d{5}(?:-\d{4})?$/.exec(facts.address?.trim() ?? ''), 'ZIP code'],
  [facts.bedrooms, 'bedrooms'],
  [facts.yearBuilt, 'year built'],
  [facts.propertyType, 'type of property'],
  [facts.floorAreaSqFt, 'floor area'],
  [facts.propertyTaxPerYear, 'property tax'],
];

const lookedAtInEurope = (facts: Deal['facts']): Looked => [
  [facts.postalCode, 'postcode'],
  [facts.bedrooms ?? facts.rooms, 'rooms'],
  [facts.yearBuilt, 'year built'],
  [facts.propertyType, 'type of property'],
  [facts.floorAreaSqFt, 'floor area'],
  [facts.epcBand, 'energy class'],
];

const statusWords: Readonly<Record<Exclude<Deal['facts']['status'], null>, string>> = {
  available: 'available',
  'under-offer': 'under offer',
  'sold-stc': 'sold subject to contract',
  'let-agreed': 'let agreed',
  sold: 'sold',
  withdrawn: 'withdrawn',
};
