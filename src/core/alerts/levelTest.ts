import type { Currency, Minor } from '../kernel/money.ts';
import { minor } from '../kernel/money.ts';
import { ukCurrency } from '../kernel/countries.ts';
import { rate, type Rate } from '../kernel/rate.ts';
import type { AlertFigure } from './alertFigure.ts';

/**
 * A limit on a deal's figure: a score out of 100, a rate as a fraction, or minor units of `currency` (pence if absent). An amount is
 * compared only with figures in its own currency.
 */
export type LevelTest =
  | { readonly kind: 'score'; readonly atLeast: number }
  | { readonly kind: 'gross-yield' | 'net-yield' | 'cash-on-cash'; readonly atLeast: Rate }
  | { readonly kind: 'monthly-cash-flow' | 'profit'; readonly atLeast: Minor; readonly currency?: Currency }
  | { readonly kind: 'cash-left-in'; readonly atMost: Minor; readonly currency?: Currency }
  | { readonly kind: 'break-even-occupancy'; readonly atMost: Rate };

export type LevelKind = LevelTest['kind'];

/** A deal's watched figures under its strategy. A figure is null if the strategy does not have it or the deal lacks an input. */
export interface LevelFigures {
  readonly score: number | null;
  readonly grossYield: number | null;
  readonly netYield: number | null;
  readonly monthlyCashFlow: number | null;
  readonly cashOnCash: number | null;
  readonly profit: number | null;
  readonly cashLeftIn: number | null;
  readonly breakEvenOccupancy: number | null;
}

interface Level {
  readonly figure: keyof LevelFigures;
  readonly label: string;
  readonly unit: 'score' | 'rate' | 'money';
  readonly per: 'month' | 'year' | null;
  /** Whether the limit is a minimum or a maximum. */
  readonly direction: 'up' | 'down';
}

/** Every figure a rule can test, in display order. */
export const levels: Readonly<Record<LevelKind, Level>> = {
  'gross-yield': { figure: 'grossYield', label: 'Gross yield', unit: 'rate', per: 'year', direction: 'up' },
  'net-yield': { figure: 'netYield', label: 'Net yield', unit: 'rate', per: 'year', direction: 'up' },
  score: { figure: 'score', label: 'Score', unit: 'score', per: null, direction: 'up' },
  'monthly-cash-flow': { figure: 'monthlyCashFlow', label: 'Monthly cash flow', unit: 'money', per: 'month', direction: 'up' },
  'cash-on-cash': { figure: 'cashOnCash', label: 'Cash-on-cash', unit: 'rate', per: 'year', direction: 'up' },
  profit: { figure: 'profit', label: 'Profit after tax', unit: 'money', per: null, direction: 'up' },
  'cash-left-in': { figure: 'cashLeftIn', label: 'Cash left in', unit: 'money', per: null, direction: 'down' },
  'break-even-occupancy': { figure: 'breakEvenOccupancy', label: 'Break-even occupancy', unit: 'rate', per: null, direction: 'down' },
};

/** Whether a kind of test compares a figure with a limit. */
export const isLevelKind = (kind: string): kind is LevelKind => Object.hasOwn(levels, kind);

/** Whether a test compares a figure with a limit. */
export const isLevelTest = (test: { readonly kind: string }): test is LevelTest => isLevelKind(test.kind);

/** The limit of a test, in the unit of its figure. */
export const limitOf = (test: LevelTest): number => ('atLeast' in test ? test.atLeast : test.atMost);

type LevelFigure = Extract<AlertFigure, { readonly unit: 'score' | 'rate' | 'money' }>;

/** The currency of an amount limit; null for scores and rates, which have none. */
export function limitCurrency(test: LevelTest): Currency | null {
  if (levels[test.kind].unit !== 'money') return null;
  return ('currency' in test ? test.currency : undefined) ?? ukCurrency;
}

/** Whether a test applies to figures in a currency: amounts in different currencies are never compared. */
export const isComparable = (test: LevelTest, currency: Currency): boolean => (limitCurrency(test) ?? currency) === currency;

/** A value of the tested figure as displayed: amounts in whole major units. */
export function levelFigure(test: LevelTest, value: number): LevelFigure {
  const { unit } = levels[test.kind];
  if (unit === 'money') return { unit, amount: minor(wholeUnits(value) * 100), currency: limitCurrency(test) ?? ukCurrency };
  return unit === 'rate' ? { unit, value: rate(value) } : { unit, value };
}

/** The limit of a test, in the form of a figure. */
export const limitFigure = (test: LevelTest): LevelFigure => levelFigure(test, limitOf(test));

/** Whether a figure meets the limit as displayed: a yield of 5.996% is displayed as 6%, so it counts as 6%. */
export function isReached(test: LevelTest, value: number): boolean {
  const { unit, direction } = levels[test.kind];
  const [found, asked] = [shown(unit, value), shown(unit, limitOf(test))];
  return direction === 'up' ? found >= asked : found <= asked;
}

function shown(unit: Level['unit'], value: number): number {
  if (unit === 'money') return wholeUnits(value);
  return Math.round(value * (unit === 'rate' ? 10_000 : 1));
}

/**
 * An amount in whole major units. Halves round away from zero, as in displayed amounts. Never minus zero, which a stored record does not
 * preserve.
 */
const wholeUnits = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount) / 100) + 0;
