import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { MarketRules } from '../../market/rules.ts';
import { createDealMeasures } from '../numbers/dealMeasures.ts';
import { dealNumbers } from '../numbers/dealNumbers.ts';
import type { MeasuredFigure } from '../numbers/measuredFigure.ts';
import { measureNumbers } from '../numbers/measureNumbers.ts';
import type { PersonalTaxTable } from '../numbers/personalTaxTable.ts';
import { transferTaxTable } from '../numbers/transferTaxTable.ts';
import { withInput } from './inputRanges.ts';
import type { InputRange } from './inputRanges.ts';

export interface IntervalRequest {
  readonly assumptions: BuyToLetInputs;
  readonly rules: MarketRules;
  readonly on: IsoDate;
  /** Required for figures after tax. If it is null, those figures are left out. */
  readonly personalTax: PersonalTaxTable | null;
  /** The uncertain inputs and their ranges. All other inputs keep their assumed values. */
  readonly ranges: readonly InputRange[];
}

/**
 * A figure in the base case (`base`), and with every uncertain input at the end of its range that makes the figure lowest (`low`) or
 * highest (`high`). `low ≤ base ≤ high` if they exist. Null if the figure does not exist (no single rate of return, no loan to cover). In
 * the figure's own unit: minor units, a fraction or a multiple.
 */
export interface FigureInterval {
  readonly figure: MeasuredFigure;
  readonly low: number | null;
  readonly base: number | null;
  readonly high: number | null;
  /** The inputs that change the figure, ordered by the effect of each alone, largest first. */
  readonly widenedBy: readonly Widening[];
}

export interface Widening {
  readonly range: InputRange;
  /** The figure's lowest and highest values if only this input changes. */
  readonly least: number;
  readonly most: number;
}

/**
 * The low, base and high value of every figure across the uncertain inputs. No direction is assumed: each input alone is set to both ends,
 * and for each figure the input's best and worst value among low, base and high is recorded. These values of all inputs are then combined.
 * An interval is never narrower than the effect of a single input.
 */
export function figureIntervals(request: IntervalRequest): readonly FigureInterval[] {
  const figures = request.personalTax === null ? beforeTax : [...beforeTax, ...afterTax];
  const trials = tryInputs(request, figures);
  return figures.map((figure, at) => {
    const base = pick(trials.base, at);
    const alone = aloneOf(trials, at);
    const together = (sign: 1 | -1): number => pick(trials.measured(atEnds(request.assumptions, { alone, base, sign })), at);
    return intervalOf(figure, { base, alone, together });
  });
}

/** The assumptions with every uncertain input at the end of its range that makes a figure lowest (`low`) or highest (`high`). */
export function endsOf(request: IntervalRequest, figure: MeasuredFigure): { readonly low: BuyToLetInputs; readonly high: BuyToLetInputs } {
  const trials = tryInputs(request, [figure]);
  const given = { alone: aloneOf(trials, 0), base: pick(trials.base, 0) };
  return {
    low: atEnds(request.assumptions, { ...given, sign: -1 }),
    high: atEnds(request.assumptions, { ...given, sign: 1 }),
  };
}

/** The figures in the base case, and with each input alone at its low and its high value, in the order requested. */
interface Trials {
  readonly measured: (given: BuyToLetInputs) => readonly number[];
  readonly base: readonly number[];
  readonly moved: readonly { readonly range: InputRange; readonly atLow: readonly number[]; readonly atHigh: readonly number[] }[];
}

function tryInputs({ assumptions, rules, on, personalTax, ranges }: IntervalRequest, figures: readonly MeasuredFigure[]): Trials {
  const into = createDealMeasures(longestHold);
  const measured = (given: BuyToLetInputs): readonly number[] => {
    // The tax table is built for each call, because linked purchases, which it depends on, are one of the inputs.
    measureNumbers(dealNumbers(given), { transferTax: transferTaxTable(rules, given, on), personalTax }, into);
    return figures.map((figure) => into[figure]);
  };
  const moved = ranges.map((range) => ({
    range,
    atLow: measured(withInput(assumptions, range.key, range.low)),
    atHigh: measured(withInput(assumptions, range.key, range.high)),
  }));
  return { measured, base: measured(assumptions), moved };
}

const aloneOf = ({ moved }: Trials, at: number): readonly Alone[] =>
  moved.map(({ range, atLow, atHigh }) => ({ range, atLow: pick(atLow, at), atHigh: pick(atHigh, at) }));

const pick = (values: readonly number[], at: number): number => values[at] ?? Number.NaN;

/** The value of one figure with one input at its low value, and at its high value. */
interface Alone {
  readonly range: InputRange;
  readonly atLow: number;
  readonly atHigh: number;
}

/**
 * The assumptions with every input at its low, base or high, whichever makes the figure highest (sign 1) or lowest (−1) when only that
 * input changes.
 */
function atEnds(
  assumptions: BuyToLetInputs,
  { alone, base, sign }: { readonly alone: readonly Alone[]; readonly base: number; readonly sign: 1 | -1 },
): BuyToLetInputs {
  let moved = assumptions;
  for (const { range, atLow, atHigh } of alone) {
    const gains = [
      { value: range.low, gain: (atLow - base) * sign },
      { value: range.high, gain: (atHigh - base) * sign },
    ].filter(({ gain }) => gain > 0);
    const [best] = gains.toSorted((one, other) => other.gain - one.gain);
    if (best !== undefined) moved = withInput(moved, range.key, best.value);
  }
  return moved;
}

interface IntervalParts {
  readonly base: number;
  readonly alone: readonly Alone[];
  readonly together: (sign: 1 | -1) => number;
}

function intervalOf(figure: MeasuredFigure, { base, alone, together }: IntervalParts): FigureInterval {
  if (Number.isNaN(base)) return { figure, low: null, base: null, high: null, widenedBy: [] };
  const widenings = alone.map(({ range, atLow, atHigh }): Widening => {
    const known = [atLow, base, atHigh].filter((value) => !Number.isNaN(value));
    return { range, least: Math.min(...known), most: Math.max(...known) };
  });
  const [low, high] = [together(-1), together(1)];
  return {
    figure,
    low: Number.isNaN(low) ? null : Math.min(low, base, ...widenings.map(({ least }) => least)),
    base,
    high: Number.isNaN(high) ? null : Math.max(high, base, ...widenings.map(({ most }) => most)),
    widenedBy: widenings.filter((each) => widthOf(each) > 0).toSorted((one, other) => widthOf(other) - widthOf(one)),
  };
}

const widthOf = ({ least, most }: Widening): number => most - least;

/** The longest hold that the catalogue accepts, in years. */
const longestHold = 30;

const beforeTax: readonly MeasuredFigure[] = [
  'cashNeeded',
  'transferTax',
  'loan',
  'loanToValue',
  'annualRent',
  'grossOperatingIncome',
  'operatingCosts',
  'netOperatingIncome',
  'monthlyPayment',
  'annualDebtService',
  'monthlyCashFlow',
  'annualCashFlow',
  'grossYield',
  'netYield',
  'cashOnCash',
  'roi',
  'interestCover',
  'debtServiceCover',
  'breakEvenRent',
  'irr',
  'equityMultiple',
  'saleProceeds',
];

const afterTax: readonly MeasuredFigure[] = ['firstYearTax', 'saleTax', 'irrAfterTax'];
