import { formatMoney, formatNumber, formatRate } from '../../deal/format.ts';
import type { Source } from '../../deal/provenance.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { unreachable } from '../../kernel/result.ts';
import type { MarketFigure, RuleRef } from '../../market/rules.ts';
import type { IrrAnswer } from '../analysis.ts';
import type { FigureValue, MeasuredFigure, StrategyFigure } from './strategyAnalysis.ts';
import { lowerFirst } from '../../kernel/lowerFirst.ts';

/** A term of a formula: an input by its key, or a computed value with its name and where it stands. */
export type FigureTerm<Inputs> = (keyof Inputs & string) | readonly [label: string, value: FigureValue, from: string];

/** What an analysis of some inputs came to. */
export interface Analysed<Inputs, Analysis> {
  readonly inputs: Inputs;
  readonly analysis: Analysis;
}

/** How one figure is named, valued and explained. The first ones of a list are those a screen shows first. */
export interface FigureRecipe<Inputs, Analysis> {
  readonly id: string;
  readonly label: string;
  readonly value: (done: Analysed<Inputs, Analysis>) => FigureValue;
  /** In words; where they follow from the analysis, of it. */
  readonly formula: string | ((analysis: Analysis) => string);
  readonly terms: (done: Analysed<Inputs, Analysis>) => readonly FigureTerm<Inputs>[];
  /** Left out of measures: it adds up the years, so that one of them says nothing of it, or takes a search and no rule asks for it. */
  readonly isMeasured?: false;
  /** Whether the law of the taxes is among the sources. */
  readonly law?: true;
  /** Laws of its own besides. */
  readonly laws?: (done: Analysed<Inputs, Analysis>) => readonly RuleRef[];
  readonly source?: Source;
  /** Shown where the market lists it; everywhere where absent. */
  readonly market?: MarketFigure;
}

/** The figures of an analysis in the order of its recipes. */
export const figuresOf = <Inputs, Analysis>(
  recipes: readonly FigureRecipe<Inputs, Analysis>[],
  done: Analysed<Inputs, Analysis>,
  currency: Currency,
): readonly StrategyFigure[] =>
  recipes.map(({ id, label, value: valueOf }) => {
    const value = valueOf(done);
    return { id, label, value, text: figureText(value, currency) };
  });

/** A figure of a list as one number: pence, a fraction or a count; null where words or several rates stand in its place. */
export function figureNumber(figures: readonly MeasuredFigure[], id: string): number | null {
  const value = figures.find((figure) => figure.id === id)?.value;
  if (value === undefined) return null;
  if (value.kind === 'money') return value.amount;
  if (value.kind === 'rate') return value.rate;
  if (value.kind === 'number') return value.number;
  return value.kind === 'irr' && value.answer.kind === 'one' ? value.answer.rate : null;
}

/** A figure as printed, amounts in whole units. */
export function figureText(value: FigureValue, currency: Currency): string {
  switch (value.kind) {
    case 'money':
      return formatMoney(value.amount, currency);
    case 'rate':
      return formatRate(value.rate, value.decimals ?? 1);
    case 'number':
      return value.unit === null ? formatNumber(value.number, 2) : `${formatNumber(value.number)} ${value.unit}`;
    case 'irr':
      return irrText(value.answer);
    case 'words':
      return value.words;
    default:
      return unreachable(value);
  }
}

export const money = (amount: Minor): FigureValue => ({ kind: 'money', amount });

export const words = (text: string): FigureValue => ({ kind: 'words', words: text });

export const irrFigure = (answer: IrrAnswer): FigureValue => ({ kind: 'irr', answer });

/** A share as a figure, or words where there is nothing to divide by. */
export const rateOr = (value: number | null, otherwise: string): FigureValue =>
  value === null ? words(otherwise) : { kind: 'rate', rate: rate(value) };

/** How far income covers interest, in whole percent as everywhere; or words without a loan. */
export const coverOr = (value: number | null, otherwise: string): FigureValue =>
  value === null ? words(otherwise) : { kind: 'rate', rate: rate(value), decimals: 0 };

/** A plain number as a figure, or words where there is none. */
export const numberOr = (value: number | null, unit: string | null, otherwise: string): FigureValue =>
  value === null ? words(otherwise) : { kind: 'number', number: value, unit };

/** A computed amount as a term. */
export const computed = (label: string, amount: Minor, from = 'Computed'): readonly [string, FigureValue, string] => [
  label,
  money(amount),
  from,
];

function irrText(answer: IrrAnswer): string {
  if (answer.kind === 'one') return formatRate(answer.rate, 1);
  return answer.kind === 'none'
    ? `None: ${lowerFirst(answer.reason)}`
    : `One of ${answer.rates.map((each) => formatRate(each, 1)).join(', ')}`;
}
