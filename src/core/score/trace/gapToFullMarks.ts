import type { CriterionEntry } from '../criterion.ts';
import type { Scale } from '../measures/scale.ts';
import type { Measured } from '../measures/measured.ts';
import type { ToFull } from '../score.ts';

/** The change that would earn a criterion its missing `points`; null if it has full marks. */
export function gapToFullMarks({ scale, full }: CriterionEntry, found: Measured, points: number): ToFull | null {
  if (points <= 0) return null;
  const words = `${full}: ${points} more ${points === 1 ? 'point' : 'points'}`;
  if (scale === null) return { value: null, missing: null, unit: null, points, words };
  const value = found.kind === 'known' ? found.value : null;
  return { value: scale.full, missing: value === null ? null : missingTo(scale, value), unit: scale.unit, points, words };
}

/** The shortfall if more is better, or the excess if less is. */
const missingTo = ({ zero, full }: Scale, value: number): number => Math.max(0, full > zero ? full - value : value - full);
