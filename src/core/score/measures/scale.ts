import { formatMoney, formatRate } from '../../deal/format.ts';
import { roundMoney, type Currency } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import type { KnownMeasure, Said } from './measured.ts';

/** A figure marked in proportion between two values: none at or below `zero`, full at or above `full`, both in the figure's unit. */
export interface Scale {
  readonly unit: 'pence a month' | 'fraction';
  readonly zero: number;
  readonly full: number;
  readonly show: (value: number) => string;
  /** Both ends in words, made once: printing numbers is most of what a score costs. */
  readonly ends: string;
}

/** Marks of a rate, both ends as fractions. */
export const percentScale = (zero: number, full: number, decimals = 1): Scale =>
  withEnds({ unit: 'fraction', zero, full, show: (value) => formatRate(rate(value), decimals) });

/** Marks of an amount a month, both ends and what is marked in minor units of the currency. */
export const monthlyScale = (zero: number, full: number, currency: Currency): Scale =>
  withEnds({ unit: 'pence a month', zero, full, show: (value) => `${formatMoney(roundMoney(value), currency)} a month` });

const withEnds = (scale: Omit<Scale, 'ends'>): Scale => ({
  ...scale,
  ends: `Scored from ${scale.show(scale.zero)} (no points) to ${scale.show(scale.full)} (full points)`,
});

/** A value on its scale, with what was measured and both ends in words. */
export function marked(value: number, scale: Scale): KnownMeasure {
  return { kind: 'known', share: shareOn(scale, value), value, say: () => said(value, scale) };
}

function said(value: number, scale: Scale): Said {
  const shown = scale.show(value);
  return { shown, reason: `${shown}. ${scale.ends}` };
}

/** The share of full marks, 0 to 1, that a value earns. */
export const shareOn = ({ zero, full }: Scale, value: number): number => Math.min(1, Math.max(0, (value - zero) / (full - zero)));
