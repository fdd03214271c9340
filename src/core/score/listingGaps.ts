import type { Deal } from '../deal/deal.ts';

/** What a listing does not say, and what about it calls for care, in words; `asked` is how many things were looked at. */
export interface ListingGaps {
  readonly missing: readonly string[];
  readonly cautions: readonly string[];
  readonly asked: number;
}

/** Looks at the facts that move the figures. */
export function listingGaps(facts: Deal['facts']): ListingGaps {
  const looked: readonly (readonly [unknown, string])[] = [
    [facts.outcode, 'postcode'],
    [facts.bedrooms, 'bedrooms'],
    [facts.tenure, 'tenure'],
    [facts.propertyType, 'type of property'],
    [facts.floorAreaSqFt, 'floor area'],
    [facts.councilTaxBand, 'council tax band'],
  ];
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
