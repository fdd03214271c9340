import type { Tone } from '../../../core/report/report.ts';
import type { Band } from '../../../core/score/score.ts';

/** The verdict zones of a score's tape; a test holds them against the score's own bands. */
export const scoreZones: readonly { readonly from: number; readonly to: number; readonly tone: Tone }[] = [
  { from: 0, to: 45, tone: 'poor' },
  { from: 45, to: 60, tone: 'fair' },
  { from: 60, to: 100, tone: 'good' },
];

export const bandTone: Readonly<Record<Band, Tone>> = { avoid: 'poor', weak: 'poor', fair: 'fair', good: 'good', outstanding: 'good' };
