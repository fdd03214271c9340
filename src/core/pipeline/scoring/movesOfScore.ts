import type { NextBand, Waterfall } from '../../score/score.ts';

/** What moved a score and what would: by the person's own values, and to the next band by what is paid or what is earned alone. */
export interface ScoreMoves {
  /** Absent where the person changed nothing, or where the listing alone has no score. */
  readonly fromListing?: Waterfall;
  readonly nextBand: NextBand | null;
}

export const asListed = 'As listed';
export const withYours = 'With your values';
