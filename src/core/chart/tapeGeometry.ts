import { niceStep } from './niceTicks.ts';
import type { Tone } from './tone.ts';

/** A section of the tape with a verdict. */
export interface TapeBand {
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
}

export interface TapeInput {
  /** Null if unknown: the tape is then drawn without a needle. */
  readonly value: number | null;
  /** The likely range of the value; null if it is certain. */
  readonly low: number | null;
  readonly high: number | null;
  readonly min: number;
  readonly max: number;
  readonly bands: readonly TapeBand[];
  /** The length of the tape in the drawing's unit (pixels or millimetres). */
  readonly width: number;
}

/** The tape as positions along its length, 0 to `width`. It is the same for screen and PDF, which each choose heights and colours. */
export interface TapeGeometry {
  readonly width: number;
  readonly ticks: readonly { readonly x: number; readonly value: number; readonly size: 'long' | 'short' }[];
  readonly bands: readonly { readonly x: number; readonly width: number; readonly tone: Tone }[];
  /** The value's range, cut off at the tape's ends. */
  readonly uncertainty: { readonly x: number; readonly width: number } | null;
  /**
   * `side` is the side of the needle on which the number fits. `beyond` is the end of the tape that the value lies past, where the needle
   * is then drawn.
   */
  readonly needle: { readonly x: number; readonly side: 'left' | 'right'; readonly beyond: 'below' | 'above' | null } | null;
}

/**
 * A value laid out on a tape from `min` to `max`: four to ten major steps, each divided into five. Throws if `max` is not above `min`,
 * which is a bug.
 */
export function tapeGeometry(tape: TapeInput): TapeGeometry {
  const { min, max, width } = tape;
  if (!(max > min)) throw new RangeError(`A tape’s maximum must be above its minimum, got ${min} to ${max}`);
  const x = (value: number): number => ((Math.min(Math.max(value, min), max) - min) / (max - min)) * width;
  const stretch = (from: number, to: number) => ({ x: x(from), width: x(to) - x(from) });
  return {
    width,
    ticks: tapeTicks(min, max).map((tick) => ({ ...tick, x: x(tick.value) })),
    bands: tape.bands.filter(({ from, to }) => x(to) > x(from)).map(({ from, to, tone }) => ({ ...stretch(from, to), tone })),
    uncertainty: tape.low === null || tape.high === null || tape.high <= tape.low ? null : stretch(tape.low, tape.high),
    needle: tape.value === null ? null : needle(tape.value, tape, x(tape.value)),
  };
}

/** A number printed on the tape, on the free side of its mark. */
export interface TapeNumber {
  readonly x: number;
  readonly value: number;
  readonly side: 'left' | 'right';
}

/** The space for a number next to its mark, as a fraction of the tape's length. */
const numberRoom = 0.07;

/**
 * The numbers on a large tape: at every second major mark, or at every one if there are few. A number that the needle would cover is moved
 * to the other side of its mark or left out.
 */
export function tapeNumbers({ ticks, needle: at, width }: TapeGeometry): readonly TapeNumber[] {
  const long = ticks.filter(({ size }) => size === 'long');
  const room = width * numberRoom;
  const step = long.length > 6 ? 2 * ((long[1]?.value ?? 1) - (long[0]?.value ?? 0)) : 0;
  return long.flatMap(({ x, value }): TapeNumber[] => {
    if (step > 0 && Math.abs(value / step - Math.round(value / step)) > 1e-6) return [];
    const isTaken = (from: number) => from < -1e-9 || from + room > width || (at !== null && at.x > from && at.x < from + room);
    const side = isTaken(x) ? (isTaken(x - room) ? null : 'left') : 'right';
    return side === null ? [] : [{ x, value, side }];
  });
}

function needle(value: number, { min, max, width }: TapeInput, x: number): NonNullable<TapeGeometry['needle']> {
  return { x, side: x > width * 0.85 ? 'left' : 'right', beyond: value < min ? 'below' : value > max ? 'above' : null };
}

function tapeTicks(min: number, max: number): readonly { readonly value: number; readonly size: 'long' | 'short' }[] {
  const step = niceStep((max - min) / 10) / 5;
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    value: Number(((first + at) * step).toPrecision(12)) + 0,
    size: (first + at) % 5 === 0 ? 'long' : 'short',
  }));
}
