import type { Tone } from '../../../core/report/report.ts';
import type { Band } from '../../../core/score/score.ts';

/** The verdict zones of a score's tape; a test holds them against the score's own bands. */
export const scoreZones: readonly { readonly from: number; readonly to: number; readonly tone: Tone }[] = [
  { from: 0, to: 40, tone: 'poor' },
  { from: 40, to: 65, tone: 'fair' },
  { from: 65, to: 100, tone: 'good' },
];

export const bandTone: Readonly<Record<Band, Tone>> = { avoid: 'poor', weak: 'poor', fair: 'fair', good: 'good', outstanding: 'good' };
