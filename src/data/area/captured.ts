import type { AreaBook } from '../../core/area/book/areaBook.ts';
import type { PlaceRef } from '../../core/area/book/place.ts';
import type { CapturedListing } from '../../core/area/captured/capturedListing.ts';
import { capturedStatistics } from '../../core/area/captured/capturedStatistics.ts';
import type { Comparison, NoComparison } from '../../core/area/captured/comparable.ts';
import { compareListings } from '../../core/area/captured/compareListings.ts';
import type { CapturedStatistics } from '../../core/area/captured/statistics.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { DealRow } from '../view/rows.ts';

/** A deal's row as statistics and comparables read it. */
export const capturedFrom = (row: DealRow): CapturedListing => ({
  id: row.id,
  title: row.title,
  outcode: row.outcode,
  price: row.price,
  currency: row.currency,
  propertyType: row.propertyType,
  bedrooms: row.bedrooms,
  floorAreaSqFt: row.floorArea,
  capturedAt: row.capturedAt ?? row.createdAt,
  listedOn: row.listedOn,
  reducedOn: row.reducedOn,
  status: row.status,
  // Letting by the room or for short stays earns more than letting a whole property, so it does not indicate local rents.
  grossYield: row.strategy === 'buy-to-let' ? row.grossYield : null,
  score: row.score,
  point: row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lon: row.longitude },
});

/** The price statistics of these listings. `today` is given as `YYYY-MM-DD`. Null if none has a price. */
export const statisticsOf = (listings: readonly CapturedListing[], question: { readonly today: string }): CapturedStatistics | null =>
  capturedStatistics(listings, question);

const district = (code: string): PlaceRef => ({ kind: 'district', code });

/** A property compared with the others, with places and price series from the book if it is given. */
export function compareWith(
  subject: CapturedListing,
  listings: readonly CapturedListing[],
  { book, today }: { readonly book: AreaBook | null; readonly today: string },
): Result<Comparison, NoComparison> {
  return compareListings(subject, listings, {
    today,
    pointOf: (outcode) => book?.place(district(outcode))?.point ?? null,
    prices: subject.outcode === null ? null : (book?.priceSeries(district(subject.outcode)) ?? null),
  });
}
