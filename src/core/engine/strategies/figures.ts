import { formatMoney, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { Source } from '../../deal/provenance.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { unreachable } from '../../kernel/result.ts';
import type { MarketFigure } from '../../market/rules.ts';
import type { IrrAnswer } from '../analysis.ts';
import type { FigureValue, MeasuredFigure, StrategyFigure } from './strategyAnalysis.ts';
import { lowerFirst } from '../../kernel/lowerFirst.ts';
import type { RuleRef } from '../../market/ruleRef.ts';

/** A term of a formula: an input by its key, or a computed value with its name and source. */
export type FigureTerm<Inputs> = (keyof Inputs & string) | readonly [label: string, value: FigureValue, from: string];

/** A strategy's inputs with the analysis computed from them. */
export interface Analysed<Inputs, Analysis> {
  readonly inputs: Inputs;
  readonly analysis: Analysis;
}

/** How a figure is named, computed and explained. Figures are displayed in the order of their list. */
export interface FigureRecipe<Inputs, Analysis> {
  readonly id: string;
  readonly label: string;
  readonly value: (done: Analysed<Inputs, Analysis>) => FigureValue;
  /** The formula as text, or a function if the text depends on the analysis. */
  readonly formula: string | ((analysis: Analysis) => string);
  readonly terms: (done: Analysed<Inputs, Analysis>) => readonly FigureTerm<Inputs>[];
  /**
   * False for figures that are left out of quick measurements: a total over all years, or one that needs a search and that no rule uses.
   */
  readonly isMeasured?: false;
  /** Whether the tax law is among the sources. */
  readonly law?: true;
  /** Additional laws that apply to this figure. */
  readonly laws?: (done: Analysed<Inputs, Analysis>) => readonly RuleRef[];
  readonly source?: Source;
  /** Set for a figure that is displayed only in markets that list it. If absent, the figure is displayed everywhere. */
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

/** One figure in a list as a number: minor units, a fraction or a count; null if it is text or several rates. */
export function figureNumber(figures: readonly MeasuredFigure[], id: string): number | null {
  const value = figures.find((figure) => figure.id === id)?.value;
  if (value === undefined) return null;
  if (value.kind === 'money') return value.amount;
  if (value.kind === 'rate') return value.rate;
  if (value.kind === 'number') return value.number;
  return value.kind === 'irr' && value.answer.kind === 'one' ? value.answer.rate : null;
}

/** A figure as displayed, with amounts in whole units. */
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

/** A figure that is an amount in minor units. */
export const moneyFigure = (amount: Minor): FigureValue => ({ kind: 'money', amount });

/** A figure that is text instead of a number. */
export const textFigure = (text: string): FigureValue => ({ kind: 'words', words: text });

/** A figure that is an internal rate of return, or the reason there is none. */
export const irrFigure = (answer: IrrAnswer): FigureValue => ({ kind: 'irr', answer });

/** A fraction as a figure, or the text `otherwise` if it is null. */
export const rateOr = (value: number | null, otherwise: string): FigureValue =>
  value === null ? textFigure(otherwise) : { kind: 'rate', rate: rate(value) };

/** Interest or debt cover as a figure in whole per cent, or the text `otherwise` if there is no loan. */
export const coverOr = (value: number | null, otherwise: string): FigureValue =>
  value === null ? textFigure(otherwise) : { kind: 'rate', rate: rate(value), decimals: 0 };

/** A plain number as a figure, or the text `otherwise` if it is null. */
export const numberOr = (value: number | null, unit: string | null, otherwise: string): FigureValue =>
  value === null ? textFigure(otherwise) : { kind: 'number', number: value, unit };

/** A computed amount as a term of an explanation: label, figure, source. */
export const computed = (label: string, amount: Minor, from = 'Computed'): readonly [string, FigureValue, string] => [
  label,
  moneyFigure(amount),
  from,
];

function irrText(answer: IrrAnswer): string {
  if (answer.kind === 'one') return formatRate(answer.rate, 1);
  return answer.kind === 'none'
    ? `None: ${lowerFirst(answer.reason)}`
    : `One of ${answer.rates.map((each) => formatRate(each, 1)).join(', ')}`;
}
