import { rentEstimate } from '../../../src/core/area/rentEstimate.ts';
import type { AreaBook } from '../../../src/core/area/book/areaBook.ts';
import type { PlaceRef } from '../../../src/core/area/book/place.ts';
import type { CapturedListing } from '../../../src/core/area/captured/capturedListing.ts';
import { normalizePropertyType } from '../../../src/core/area/captured/propertyType.ts';
import { createDeal } from '../../../src/core/deal/createDeal.ts';
import { standardProfile } from '../../../src/core/deal/standardProfile.ts';
import { instant, isoDate } from '../../../src/core/kernel/calendar.ts';
import { createId } from '../../../src/core/kernel/id.ts';
import { fromMajor, toMajor } from '../../../src/core/kernel/money.ts';
import { err, ok } from '../../../src/core/kernel/result.ts';
import type { Result } from '../../../src/core/kernel/result.ts';
import { factNames } from '../../../src/core/listing/facts.ts';
import type { ListingFacts, Tenure } from '../../../src/core/listing/facts.ts';
import { computeOutcome } from '../../../src/core/pipeline/computeOutcome.ts';

/** A listing from a file, with only the fields that a measurement needs. */
export interface RawListing {
  readonly id: string;
  readonly capturedOn: string | null;
  /** In pounds. */
  readonly askingPrice: number | null;
  readonly propertyType: string | null;
  readonly tenure: string | null;
  readonly bedrooms: number | null;
  readonly sizeSqFt: number | null;
  readonly outcode: string | null;
  readonly epc: string | null;
}

/** Money is in pounds, yields are fractions. */
export interface MeasuredListing {
  readonly id: string;
  readonly outcode: string;
  readonly bedrooms: number | null;
  readonly propertyType: string | null;
  readonly askingPrice: number;
  readonly monthlyRent: number;
  readonly rentLow: number;
  readonly rentHigh: number;
  readonly rentMethod: string;
  readonly grossYield: number;
  /** Indicative gross yield for all homes in the local authority. */
  readonly areaYield: number | null;
  readonly areaScore: number | null;
  readonly dealScore: number | null;
  /** The modelled median price for this type of property in the district, and the asking price divided by it. */
  readonly typicalPrice: number | null;
  readonly priceOverTypical: number | null;
  /** Why the price or rent may not be comparable with others in its area. */
  readonly remarks: readonly string[];
  readonly captured: CapturedListing;
}

/** The listing in raw JSON. A field that is absent or of the wrong type counts as unknown. */
export function readRawListing(raw: unknown): RawListing {
  const field = (name: string): unknown =>
    typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>)[name] : null;
  const text = (name: string): string | null => {
    const value = field(name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const number = (name: string): number | null => {
    const value = field(name);
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  return {
    id: text('id') ?? '',
    capturedOn: text('capturedOn'),
    askingPrice: number('askingPrice'),
    propertyType: text('propertyType'),
    tenure: text('tenure'),
    bedrooms: number('bedrooms'),
    sizeSqFt: number('sizeSqFt'),
    outcode: text('outcode'),
    epc: text('epc'),
  };
}

/** The rent, yield, area and score of a listing. The error names the missing field. */
export function measureListing(
  listing: RawListing,
  { book, today }: { readonly book: AreaBook; readonly today: string },
): Result<MeasuredListing, string> {
  const { askingPrice, outcode, bedrooms, propertyType } = listing;
  if (askingPrice === null || askingPrice <= 0) return err('no asking price');
  if (outcode === null) return err('no postcode district');
  const place: PlaceRef = { kind: 'district', code: outcode.toUpperCase() };
  if (book.place(place) === null) return err('an unknown postcode district');
  const estimated = rentEstimate({ outcode, bedrooms, askingPrice: fromMajor(askingPrice) });
  if (!estimated.ok) return err(estimated.error.message);
  const rent = estimated.value;
  const monthlyRent = toMajor(rent.monthlyRent);
  const typicalPrice = typicalPriceOf(book, place, propertyType);
  const grossYield = (12 * monthlyRent) / askingPrice;
  const dealScore = scoreOf(listing, today);
  const areaYield = valueOf(book, place, 'gross_yield');
  return ok({
    id: listing.id,
    outcode,
    bedrooms,
    propertyType,
    askingPrice,
    monthlyRent,
    rentLow: toMajor(rent.low),
    rentHigh: toMajor(rent.high),
    rentMethod: rent.method,
    grossYield,
    areaYield: areaYield === null ? null : areaYield / 100,
    areaScore: book.score(place)?.score ?? null,
    dealScore,
    typicalPrice,
    priceOverTypical: typicalPrice === null ? null : askingPrice / typicalPrice,
    remarks: remarksOn(listing, askingPrice, typicalPrice),
    captured: capturedOf(listing, { grossYield, score: dealScore }),
  });
}

const valueOf = (book: AreaBook, place: PlaceRef, measure: string): number | null => {
  const found = book.figure(place, measure);
  return found !== null && 'value' in found ? found.value : null;
};

const typeMeasures: Readonly<Record<string, string>> = { detached: 'est_d', 'semi-detached': 'est_s', terraced: 'est_t', flat: 'est_f' };

const typicalPriceOf = (book: AreaBook, place: PlaceRef, propertyType: string | null): number | null =>
  valueOf(book, place, typeMeasures[normalizePropertyType(propertyType) ?? ''] ?? 'est');

/** Reasons why the listing itself may have an unusual yield. */
function remarksOn({ propertyType, bedrooms }: RawListing, price: number, typical: number | null): readonly string[] {
  const ratio = typical === null ? null : price / typical;
  return [
    ...(ratio !== null && ratio < 0.6
      ? ['price less than 60% of the modelled median for its type (auction guide price, part share, short lease or refurbishment)']
      : []),
    ...(ratio !== null && ratio > 1.8 ? ['price more than 1.8 times the modelled median for its type (large, new or unusual home)'] : []),
    ...(bedrooms !== null && bedrooms >= 5 ? ['five or more bedrooms, so the rent is the average for four or more'] : []),
    ...(bedrooms === null ? ['bedrooms not stated, so the rent is the average for all homes'] : []),
    ...(propertyType === null ? ['type not stated (may be land, parking or a commercial unit)'] : []),
  ];
}

function capturedOf(
  listing: RawListing,
  { grossYield, score }: { readonly grossYield: number; readonly score: number | null },
): CapturedListing {
  return {
    id: listing.id,
    title: listing.id,
    outcode: listing.outcode,
    price: listing.askingPrice === null ? null : fromMajor(listing.askingPrice),
    currency: 'GBP',
    propertyType: listing.propertyType,
    bedrooms: listing.bedrooms,
    floorAreaSqFt: listing.sizeSqFt,
    capturedAt: Date.parse(listing.capturedOn ?? '1970-01-01'),
    listedOn: null,
    reducedOn: null,
    status: null,
    grossYield,
    score,
    point: null,
  };
}

const chance = new Uint8Array(16);
const tenures: ReadonlySet<string> = new Set(['freehold', 'leasehold', 'share-of-freehold', 'commonhold']);

/** The deal's score with the default profile. Null if an input is missing. */
function scoreOf(listing: RawListing, today: string): number | null {
  const at = instant(Date.parse(today));
  const nothing = Object.fromEntries(factNames.map((name) => [name, null])) as unknown as ListingFacts;
  const facts: ListingFacts = {
    ...nothing,
    listingId: listing.id,
    transaction: 'sale',
    askingPrice:
      listing.askingPrice === null
        ? null
        : { amount: fromMajor(listing.askingPrice), currency: 'GBP', qualifier: null, period: null, onApplication: false },
    bedrooms: listing.bedrooms,
    propertyType: listing.propertyType,
    tenure: listing.tenure !== null && tenures.has(listing.tenure) ? (listing.tenure as Tenure) : null,
    epcBand: listing.epc,
    floorAreaSqFt: listing.sizeSqFt,
    outcode: listing.outcode,
  };
  const id = createId(at, chance);
  const deal = createDeal({
    id,
    mid: id,
    at,
    reading: { site: 'zoopla', facts, sources: {}, warnings: [] },
    via: 'page',
    parserVersion: 0,
  });
  const computed = computeOutcome({ deal, profile: standardProfile, today: isoDate(today) });
  return computed.ok ? computed.value.marked.marks.total : null;
}
