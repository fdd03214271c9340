import type { CapturedListing } from './capturedListing.ts';

/** Five numbers of a sample. */
export interface Spread {
  readonly count: number;
  readonly low: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly high: number;
}

/** What a person's own captured listings say of a place. It describes what was captured, not the market. */
export interface CapturedStatistics {
  /** Listings counted: one currency, with a price. */
  readonly count: number;
  readonly currency: string;
  /** Minor units. */
  readonly price: Spread | null;
  /** Minor units a square foot, of those that state a floor area. */
  readonly pricePerSqFt: Spread | null;
  readonly grossYield: Spread | null;
  readonly score: Spread | null;
  /** Days from the first listing to `today`, of those still available that say when. */
  readonly daysListed: Spread | null;
  /** Shares of those that say so, with how many do. */
  readonly reduced: { readonly share: number; readonly of: number } | null;
  readonly underOffer: { readonly share: number; readonly of: number } | null;
  readonly byType: readonly { readonly type: HomeType; readonly count: number; readonly medianPrice: number }[];
  readonly byBedrooms: readonly { readonly bedrooms: number; readonly count: number; readonly medianPrice: number }[];
  /** What cannot be said of so few, and what was left out: plain sentences. */
  readonly notes: readonly string[];
}

export type HomeType = 'detached' | 'semi-detached' | 'terraced' | 'flat' | 'bungalow' | 'other';

export type StatisticsOf = (listings: readonly CapturedListing[], question: { readonly today: string }) => CapturedStatistics | null;
