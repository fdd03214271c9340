import * as v from 'valibot';
import { minor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { rate } from '../kernel/rate.ts';
import type { Rate } from '../kernel/rate.ts';

/** The smallest and largest accepted values. */
export type Bounds = readonly [low: number, high: number];

const within = ([low, high]: Bounds) =>
  v.pipe(
    v.number(),
    v.check((value) => value >= low && value <= high, 'Out of range'),
  );

/** A schema for a whole number within bounds. */
export const whole = (bounds: Bounds) =>
  v.pipe(
    within(bounds),
    v.check((value) => Number.isSafeInteger(value), 'Not a whole number'),
  );

/** A schema for a rate within bounds, as a fraction. */
export const fraction = (bounds: Bounds): v.GenericSchema<unknown, Rate> => v.pipe(within(bounds), v.transform(rate));

/** A schema for an amount within bounds, in minor units. */
export const money = (bounds: Bounds): v.GenericSchema<unknown, Minor> => v.pipe(whole(bounds), v.transform(minor));
