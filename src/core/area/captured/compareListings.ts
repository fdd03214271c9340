import { daysBetween, instant, dayOf, parseIsoDate } from '../../kernel/calendar.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { kmBetween } from '../book/answers/nearest.ts';
import type { Series } from '../book/figure.ts';
import type { Point } from '../book/place.ts';
import type { CapturedListing } from './capturedListing.ts';
import { perSqFt } from './capturedStatistics.ts';
import type { Comparable, Comparison, NoComparison } from './comparable.ts';
import { normalizePropertyType } from './propertyType.ts';
import { priceFactor } from './priceFactor.ts';
import { quantile, fiveNumberSummary } from './quantiles.ts';

export interface CompareQuestion {
  /** `YYYY-MM-DD`: prices are adjusted to this day. */
  readonly today: string;
  /** A district's centroid; null if unknown. */
  readonly pointOf: (outcode: string) => Point | null;
  /** The local price history; null if there is none, in which case prices are not adjusted. */
  readonly prices: Series | null;
}

/** The fewest listings needed for a comparison, and the most shown. */
const [fewest, most] = [3, 12];
/** The minimum similarity of a comparable. */
const leastAlike = 0.55;
/** The maximum distance of a comparable. */
const farthestKm = 15;
const weights = { place: 0.35, type: 0.25, size: 0.25, date: 0.15 } as const;

/**
 * The listings most similar to a property and the price they imply in minor units, or why there is no comparison. Similarity is the
 * weighted mean of place (distance, or the same district), type, size (bedrooms and floor area) and capture date. Prices more than one and
 * a half interquartile ranges outside the quartiles are reported as outliers and left out.
 */
export function compareListings(
  subject: CapturedListing,
  listings: readonly CapturedListing[],
  question: CompareQuestion,
): Result<Comparison, NoComparison> {
  const { price } = subject;
  if (price === null || price <= 0) return err({ kind: 'no-price' });
  if (subject.outcode === null && subject.point === null) return err({ kind: 'no-place' });
  const alike = listings
    .filter((listing) => listing.id !== subject.id && listing.currency === subject.currency && (listing.price ?? 0) > 0)
    .map((listing) => comparableOf(subject, listing, question))
    .filter(({ similarity, parts, km }) => similarity >= leastAlike && (parts.place ?? 0) > 0 && (km === null || km <= farthestKm))
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, most);
  if (alike.length < fewest) return err({ kind: 'too-few', found: alike.length, needed: fewest });
  const area = perSqFt(subject) === null ? null : subject.floorAreaSqFt;
  const basis =
    area !== null && alike.filter(({ adjustedPerSqFt }) => adjustedPerSqFt !== null).length >= fewest ? 'price-per-square-foot' : 'price';
  const measured = (comparable: Comparable): number | null => (basis === 'price' ? comparable.adjustedPrice : comparable.adjustedPerSqFt);
  const comparables = withOutliers(alike, measured);
  return ok(
    comparisonOf(comparables, {
      basis,
      measured,
      area: basis === 'price' ? 1 : (area ?? 1),
      price,
      moved: comparables.some(({ listing, adjustedPrice }) => adjustedPrice !== listing.price),
    }),
  );
}

function comparableOf(subject: CapturedListing, listing: CapturedListing, question: CompareQuestion): Comparable {
  const km = distance(subject, listing, question);
  const parts = {
    place: placePart(subject, listing, km),
    type: typePart(subject, listing),
    size: sizePart(subject, listing),
    date: datePart(listing, question.today),
  };
  const known = (['place', 'type', 'size', 'date'] as const).filter((part) => parts[part] !== null);
  const weight = known.reduce((sum, part) => sum + weights[part], 0);
  const factor = priceFactor(question.prices, { from: dayOf(instant(listing.capturedAt)), to: question.today });
  const each = perSqFt(listing);
  return {
    listing,
    similarity: weight === 0 ? 0 : known.reduce((sum, part) => sum + weights[part] * (parts[part] ?? 0), 0) / weight,
    parts,
    km,
    pricePerSqFt: each,
    adjustedPerSqFt: each === null ? null : each * factor,
    adjustedPrice: Math.round((listing.price ?? 0) * factor),
    outlier: null,
  };
}

function distance(subject: CapturedListing, listing: CapturedListing, { pointOf }: CompareQuestion): number | null {
  const at = ({ point, outcode }: CapturedListing): Point | null => point ?? (outcode === null ? null : pointOf(outcode));
  const [here, there] = [at(subject), at(listing)];
  return here === null || there === null ? null : kmBetween(here, there);
}

/** Full score within one kilometre, zero at fifteen. Without coordinates, nearly full score in the same district. */
function placePart(subject: CapturedListing, listing: CapturedListing, km: number | null): number | null {
  if (km !== null) return Math.max(0, 1 - Math.max(0, km - 1) / (farthestKm - 1));
  if (subject.outcode === null || listing.outcode === null) return null;
  return subject.outcode === listing.outcode ? 0.9 : 0;
}

function typePart(subject: CapturedListing, listing: CapturedListing): number | null {
  const [one, other] = [normalizePropertyType(subject.propertyType), normalizePropertyType(listing.propertyType)];
  if (one === null || other === null || one === 'other' || other === 'other') return null;
  if (one === other) return 1;
  return one === 'flat' || other === 'flat' ? 0 : 0.5;
}

/**
 * Each bedroom of difference costs two fifths of the score, and each 10% difference in floor area costs about a tenth. The result is the
 * mean of the known parts.
 */
function sizePart(subject: CapturedListing, listing: CapturedListing): number | null {
  const rooms =
    subject.bedrooms === null || listing.bedrooms === null ? null : Math.max(0, 1 - Math.abs(subject.bedrooms - listing.bedrooms) * 0.4);
  const [one, other] = [subject.floorAreaSqFt, listing.floorAreaSqFt];
  const area = one === null || other === null || one <= 0 || other <= 0 ? null : Math.max(0, 1 - Math.abs(Math.log(one / other)));
  if (rooms === null || area === null) return rooms ?? area;
  return (rooms + area) / 2;
}

/** Full score within a month, zero after two years. */
function datePart(listing: CapturedListing, today: string): number | null {
  const day = parseIsoDate(today);
  const days = day === null ? null : daysBetween(dayOf(instant(listing.capturedAt)), day);
  return days === null ? null : Math.min(1, Math.max(0, 1 - (days - 30) / 700));
}

/** Marks prices more than one and a half interquartile ranges outside the quartiles, if there are at least five prices. */
function withOutliers(comparables: readonly Comparable[], measured: (comparable: Comparable) => number | null): readonly Comparable[] {
  const spread = fiveNumberSummary(comparables.map(measured));
  if (spread === null || spread.count < 5) return comparables;
  const reach = 1.5 * (spread.upperQuartile - spread.lowerQuartile);
  return comparables.map((comparable) => {
    const value = measured(comparable);
    if (value === null || (value >= spread.lowerQuartile - reach && value <= spread.upperQuartile + reach)) return comparable;
    const off = Math.round(Math.abs(value / spread.median - 1) * 100);
    return {
      ...comparable,
      outlier: `${off}% ${value > spread.median ? 'above' : 'below'} the median of these properties, so it is excluded.`,
    };
  });
}

interface Basis {
  readonly basis: Comparison['basis'];
  readonly measured: (comparable: Comparable) => number | null;
  /** The subject's floor area in square feet, or 1 when total prices are compared. */
  readonly area: number;
  readonly price: number;
  readonly moved: boolean;
}

function comparisonOf(comparables: readonly Comparable[], { basis, measured, area, price, moved }: Basis): Comparison {
  const counting = comparables
    .filter(({ outlier }) => outlier === null)
    .flatMap((comparable) => measured(comparable) ?? [])
    .toSorted((one, other) => one - other);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(counting, share)) as [number, number, number];
  const suggested = { low: Math.round(low * area), median: Math.round(median * area), high: Math.round(high * area) };
  const premium = price / (median * area) - 1;
  const outliers = comparables.length - comparables.filter(({ outlier }) => outlier === null).length;
  const percent = Math.round(Math.abs(premium) * 100);
  const unit = basis === 'price' ? 'by price' : 'by price per square foot';
  const words = [
    percent === 0
      ? `The price is at the median of ${counting.length} similar properties you captured, compared ${unit}.`
      : `The price is ${percent}% ${premium > 0 ? 'above' : 'below'} the median of ${counting.length} similar properties you captured, compared ${unit}.`,
    moved
      ? 'Older prices are adjusted to today using the local price index.'
      : 'Prices aren’t adjusted for date, because no price index covers these dates.',
    ...(outliers === 0 ? [] : [outliers === 1 ? '1 outlier is excluded.' : `${outliers} outliers are excluded.`]),
    'Asking prices, not sold prices.',
  ];
  return { comparables, basis, median, low, high, suggested, premium, counted: counting.length, words };
}
