import type { Minor } from '../../../kernel/money.ts';

/** One room let by itself. */
export interface Room {
  readonly label: string;
  readonly monthlyRent: Minor;
  /** Weeks a year without a tenant. */
  readonly voidWeeks: number;
  /** People who live in it. */
  readonly people: number;
  /** Floor area in square metres, null where not measured. */
  readonly squareMetres: number | null;
}

/** One part of the year with a price and a demand of its own; the nights of all seasons are those of the year let. */
export interface Season {
  readonly label: string;
  /** Nights on offer. */
  readonly nights: number;
  /** Times the nightly rate. */
  readonly rateFactor: number;
  /** Times the occupancy; more than full counts as full. */
  readonly occupancyFactor: number;
}

/** One unit of a house with several, let to others. */
export interface LetUnit {
  readonly label: string;
  readonly monthlyRent: Minor;
}
