import { daysBetween, parseIsoDate } from '../../kernel/calendar.ts';
import type { CapturedListing } from './capturedListing.ts';
import { normalizePropertyType } from './propertyType.ts';
import { fiveNumberSummary } from './quantiles.ts';
import type { CapturedStatistics, PropertyType, StatisticsOf } from './statistics.ts';

/** The fewest listings that can describe an area. */
const fewest = 5;

/**
 * Statistics of captured listings in their commonest currency, each listing counted once. A note says how many others are excluded. Null if
 * none has a price. The prices are asking prices, not prices paid.
 */
export const capturedStatistics: StatisticsOf = (listings, { today }) => {
  const priced = listings.filter(({ price }) => price !== null && price > 0);
  const currency = commonest(priced.map((listing) => listing.currency));
  if (currency === null) return null;
  const counted = priced.filter((listing) => listing.currency === currency);
  const day = parseIsoDate(today);
  const available = counted.filter(({ status }) => status === null || status === 'available');
  const stated = counted.filter(({ status }) => status !== null);
  const dated = counted.filter(({ listedOn }) => listedOn !== null);
  return {
    count: counted.length,
    currency,
    price: fiveNumberSummary(counted.map(({ price }) => price)),
    pricePerSqFt: fiveNumberSummary(counted.map(perSqFt)),
    grossYield: fiveNumberSummary(counted.map(({ grossYield }) => grossYield)),
    score: fiveNumberSummary(counted.map(({ score }) => score)),
    daysListed: fiveNumberSummary(
      available.map(({ listedOn }) => {
        const since = listedOn === null ? null : parseIsoDate(listedOn);
        const days = since === null || day === null ? null : daysBetween(since, day);
        return days === null || days < 0 ? null : days;
      }),
    ),
    reduced: shareOf(dated, ({ reducedOn }) => reducedOn !== null),
    underOffer: shareOf(stated, ({ status }) => status === 'under-offer' || status === 'sold-stc' || status === 'sold'),
    byType: byType(counted),
    byBedrooms: byBedrooms(counted),
    notes: notesOn(listings, { counted: counted.length, priced: priced.length, currency }),
  };
};

/** The price per square foot in minor units; null without a plausible floor area. */
export function perSqFt({ price, floorAreaSqFt }: CapturedListing): number | null {
  return price === null || floorAreaSqFt === null || floorAreaSqFt < 80 || floorAreaSqFt > 50_000 ? null : price / floorAreaSqFt;
}

function shareOf(
  listings: readonly CapturedListing[],
  is: (listing: CapturedListing) => boolean,
): { readonly share: number; readonly of: number } | null {
  return listings.length === 0 ? null : { share: listings.filter(is).length / listings.length, of: listings.length };
}

const medianPrice = (listings: readonly CapturedListing[]): number =>
  Math.round(fiveNumberSummary(listings.map(({ price }) => price))?.median ?? 0);

const types: readonly PropertyType[] = ['detached', 'semi-detached', 'terraced', 'flat', 'bungalow', 'other'];

const byType = (listings: readonly CapturedListing[]): CapturedStatistics['byType'] =>
  types.flatMap((type) => {
    const these = listings.filter(({ propertyType }) => normalizePropertyType(propertyType) === type);
    return these.length === 0 ? [] : [{ type, count: these.length, medianPrice: medianPrice(these) }];
  });

function byBedrooms(listings: readonly CapturedListing[]): CapturedStatistics['byBedrooms'] {
  const sizes = [...new Set(listings.flatMap(({ bedrooms }) => bedrooms ?? []))].toSorted((one, other) => one - other);
  return sizes.map((size) => {
    const these = listings.filter(({ bedrooms }) => bedrooms === size);
    return { bedrooms: size, count: these.length, medianPrice: medianPrice(these) };
  });
}

function notesOn(
  all: readonly CapturedListing[],
  { counted, priced, currency }: { readonly counted: number; readonly priced: number; readonly currency: string },
): readonly string[] {
  const notes = ['Asking prices of listings you captured, not sold prices or a market sample.'];
  if (counted < fewest) notes.push(`Only ${counted} ${counted === 1 ? 'listing' : 'listings'}: too few to describe an area.`);
  if (priced < all.length) notes.push(`Excluded: listings without a price (${all.length - priced}).`);
  if (counted < priced) notes.push(`Excluded: listings not in ${currency} (${priced - counted}).`);
  return notes;
}

function commonest(words: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}
