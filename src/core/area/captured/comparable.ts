import type { CapturedListing } from './capturedListing.ts';

/** A captured listing compared with a property. */
export interface Comparable {
  readonly listing: CapturedListing;
  /** From 0 to 1: the weighted mean of the known parts. */
  readonly similarity: number;
  /** Place, type, size and date each 0 to 1; null where unknown. */
  readonly parts: {
    readonly place: number | null;
    readonly type: number | null;
    readonly size: number | null;
    readonly date: number | null;
  };
  readonly km: number | null;
  /** Minor units per square foot; null without a floor area. */
  readonly pricePerSqFt: number | null;
  /** The price per square foot, adjusted to today by the local price series if there is one; null without a floor area. */
  readonly adjustedPerSqFt: number | null;
  /** The price adjusted in the same way, in minor units. */
  readonly adjustedPrice: number;
  /** Why it is excluded, as text; null if it is included. */
  readonly outlier: string | null;
}

/** The comparison shown as "Your price against these". */
export interface Comparison {
  /** The comparable listings, the most similar first, at most twelve. */
  readonly comparables: readonly Comparable[];
  /** The measure: price per square foot if at least three listings and the subject state a floor area, else the price. */
  readonly basis: 'price-per-square-foot' | 'price';
  /** The median of the counted listings, in minor units (per square foot if that is the basis). */
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** The subject's price implied by these properties, minor units. */
  readonly suggested: { readonly low: number; readonly median: number; readonly high: number };
  /** The subject's price over the median, minus one: 0.05 is 5% more expensive. */
  readonly premium: number;
  readonly counted: number;
  readonly words: readonly string[];
}

/** Why there is no comparison. */
export type NoComparison =
  | { readonly kind: 'no-price' }
  | { readonly kind: 'no-place' }
  | { readonly kind: 'too-few'; readonly found: number; readonly needed: number };
