import { formatMoney, formatMoneyExact, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import { roundMoney } from '../../kernel/money.ts';
import type { Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { KnownMeasure, MeasureText } from './measured.ts';

export type ScaleUnit = 'pence a month' | 'pence' | 'fraction' | 'times' | 'months';

/**
 * A linear scale of marks between two values, both in the figure's unit. A value at or beyond `zero` earns none; a value at or beyond
 * `full` earns full marks. If less is better, `full` is the smaller of the two.
 */
export interface Scale {
  readonly unit: ScaleUnit;
  readonly zero: number;
  readonly full: number;
  readonly show: (value: number) => string;
  /** As `show`, but with two more decimals, for a value that would otherwise round to the limit it misses. */
  readonly exact: (value: number) => string;
  /** Both ends as text, created once: formatting numbers is most of a score's cost. */
  readonly ends: string;
}

/** A scale for a rate, both ends as fractions. */
export const percentScale = (zero: number, full: number, decimals = 1): Scale =>
  withEnds({
    unit: 'fraction',
    zero,
    full,
    show: (value) => formatRate(rate(value), decimals),
    exact: (value) => formatRate(rate(value), decimals + 2),
  });

/** A scale for a cover ratio, such as 1.20. */
export const timesScale = (zero: number, full: number): Scale =>
  withEnds({
    unit: 'times',
    zero,
    full,
    show: (value) => formatNumber(value, 2),
    exact: (value) => formatNumber(value, 4),
  });

/** A scale for a monthly amount; both ends and the value in minor units. */
export const monthlyScale = (zero: number, full: number, currency: Currency): Scale =>
  withEnds({
    unit: 'pence a month',
    zero,
    full,
    show: (value) => `${formatMoney(roundMoney(value), currency)} a month`,
    exact: (value) => `${formatMoneyExact(roundMoney(value), currency)} a month`,
  });

/** A scale for a one-off amount; both ends in minor units. */
export const amountScale = (zero: number, full: number, currency: Currency): Scale =>
  withEnds({
    unit: 'pence',
    zero,
    full,
    show: (value) => formatMoney(roundMoney(value), currency),
    exact: (value) => formatMoneyExact(roundMoney(value), currency),
  });

/** A scale for a number of months. */
export const monthsScale = (zero: number, full: number): Scale =>
  withEnds({
    unit: 'months',
    zero,
    full,
    show: (value) => `${formatNumber(value, 0)} months`,
    exact: (value) => `${formatNumber(value, 2)} months`,
  });

const withEnds = (scale: Omit<Scale, 'ends'>): Scale => ({
  ...scale,
  ends: `Scored from ${scale.show(scale.zero)} (no points) to ${scale.show(scale.full)} (full points)`,
});

/** A value on its scale, with the value and both ends as text. */
export function markOnScale(value: number, scale: Scale): KnownMeasure {
  return { kind: 'known', share: shareOn(scale, value), value, say: () => said(value, scale) };
}

function said(value: number, scale: Scale): MeasureText {
  return { shown: scale.show(value), reason: scale.ends };
}

/** The share of full marks, 0 to 1, that a value earns. */
export const shareOn = ({ zero, full }: Scale, value: number): number => Math.min(1, Math.max(0, (value - zero) / (full - zero)));
