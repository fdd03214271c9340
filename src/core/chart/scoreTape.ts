import { bandOf } from '../score/bandOf.ts';
import type { Band } from '../score/score.ts';
import type { TapeBand } from './tapeGeometry.ts';
import type { Tone } from './tone.ts';

export const bandTone: Readonly<Record<Band, Tone>> = { avoid: 'poor', weak: 'poor', fair: 'fair', good: 'good', outstanding: 'good' };

/** The zones of a score's tape from 0 to 100, from the score's bands; adjacent bands with the same tone form one zone. */
export const scoreTapeBands: readonly TapeBand[] = Array.from({ length: 100 }, (_, from) => from).reduce<readonly TapeBand[]>(
  (zones, from) => {
    const tone = bandTone[bandOf(from)];
    const last = zones.at(-1);
    return last?.tone === tone ? [...zones.slice(0, -1), { ...last, to: from + 1 }] : [...zones, { from, to: from + 1, tone }];
  },
  [],
);
