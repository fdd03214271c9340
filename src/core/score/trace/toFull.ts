import type { Criterion } from '../criteria.ts';
import type { Measured } from '../measures/measured.ts';
import type { ToFull } from '../score.ts';

/** What a criterion lacks to full marks, `points` of them; null where it lacks nothing. */
export function toFull({ scale, full }: Criterion, found: Measured, points: number): ToFull | null {
  if (points <= 0) return null;
  const words = `${full}: ${points} ${points === 1 ? 'point' : 'points'} more`;
  if (scale === null) return { value: null, missing: null, unit: null, points, words };
  const value = found.kind === 'known' ? found.value : null;
  return { value: scale.full, missing: value === null ? null : Math.max(0, scale.full - value), unit: scale.unit, points, words };
}
