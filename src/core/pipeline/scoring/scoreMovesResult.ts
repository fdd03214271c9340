import type { NextBand, Waterfall } from '../../score/score.ts';

/**
 * The changes that moved a score and those that would move it: the person's own values, and the price or income that alone reaches the next
 * band.
 */
export interface ScoreMoves {
  /** Absent if the person changed nothing, or if the listing alone has no score. */
  readonly fromListing?: Waterfall;
  readonly nextBand: NextBand | null;
}

export const asListed = 'As listed';
export const withYourFigures = 'With your figures';
