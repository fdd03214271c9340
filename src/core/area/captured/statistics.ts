import type { CapturedListing } from './capturedListing.ts';

/** The five-number summary of a sample. */
export interface Spread {
  readonly count: number;
  readonly low: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly high: number;
}

/** Statistics of a person's captured listings in a place. They describe the captures, not the market. */
export interface CapturedStatistics {
  /** The number of listings counted: those in one currency that have a price. */
  readonly count: number;
  readonly currency: string;
  /** Minor units. */
  readonly price: Spread | null;
  /** Minor units per square foot, for listings that state a floor area. */
  readonly pricePerSqFt: Spread | null;
  readonly grossYield: Spread | null;
  readonly score: Spread | null;
  /** Days from first listing to `today`, for available listings that have a listing date. */
  readonly daysListed: Spread | null;
  /** The share of reduced listings among those with a known status, and the number of those. */
  readonly reduced: { readonly share: number; readonly of: number } | null;
  readonly underOffer: { readonly share: number; readonly of: number } | null;
  readonly byType: readonly { readonly type: PropertyType; readonly count: number; readonly medianPrice: number }[];
  readonly byBedrooms: readonly { readonly bedrooms: number; readonly count: number; readonly medianPrice: number }[];
  /** Sentences on the limits of a small sample and on exclusions. */
  readonly notes: readonly string[];
}

export type PropertyType = 'detached' | 'semi-detached' | 'terraced' | 'flat' | 'bungalow' | 'other';

export type StatisticsOf = (listings: readonly CapturedListing[], question: { readonly today: string }) => CapturedStatistics | null;
