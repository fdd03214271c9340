import { minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';

/** One room let individually. */
export interface Room {
  readonly label: string;
  readonly monthlyRent: Minor;
  /** Weeks a year without a tenant. */
  readonly voidWeeks: number;
  /** People who live in it. */
  readonly people: number;
  /** Floor area in square metres, null if not measured. */
  readonly squareMetres: number | null;
}

/** A season with its own price and demand. All seasons' nights together are the nights available. */
export interface Season {
  readonly label: string;
  /** Nights available. */
  readonly nights: number;
  /** Multiplies the nightly rate. */
  readonly rateFactor: number;
  /** Multiplies the occupancy, which is capped at 100%. */
  readonly occupancyFactor: number;
}

/** One unit, let to others, in a building with several units. */
export interface LetUnit {
  readonly label: string;
  readonly monthlyRent: Minor;
}

/** The mean monthly rent of a room, in whole pence. */
export const meanRent = (rooms: readonly Room[]): number =>
  rooms.length === 0 ? 0 : Math.round(rooms.reduce((sum, { monthlyRent }) => sum + monthlyRent, 0) / rooms.length);

/** The rooms scaled to another mean monthly rent in pence, keeping their proportions. */
export function withMeanRent(rooms: readonly Room[], mean: number): readonly Room[] {
  const now = meanRent(rooms);
  return rooms.map((room) => ({ ...room, monthlyRent: minor(Math.round(now === 0 ? mean : (room.monthlyRent * mean) / now)) }));
}
