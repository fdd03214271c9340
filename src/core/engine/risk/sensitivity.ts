import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { IsoDate } from '../../kernel/calendar.ts';
import type { MarketRules } from '../../market/rules.ts';
import { createDealMeasures } from '../numbers/dealMeasures.ts';
import { dealNumbers } from '../numbers/dealNumbers.ts';
import { isBetterHigh } from '../numbers/measuredFigure.ts';
import type { MeasuredFigure } from '../numbers/measuredFigure.ts';
import { measureNumbers } from '../numbers/measureNumbers.ts';
import type { PersonalTaxTable } from '../numbers/personalTaxTable.ts';
import { transferTaxTable } from '../numbers/transferTaxTable.ts';
import { inputRanges, withInput } from './inputRanges.ts';
import type { InputRange, NumberKey } from './inputRanges.ts';

/** One figure of one deal, and the rules for computing it. */
export interface SensitivityRequest {
  readonly assumptions: BuyToLetInputs;
  readonly rules: MarketRules;
  readonly on: IsoDate;
  /** Required for figures after tax. If it is null, all figures are before tax. */
  readonly personalTax: PersonalTaxTable | null;
  readonly figure: MeasuredFigure;
}

/** The effect of one input on the figure, with everything else unchanged. A value is null if the deal does not have the figure. */
export interface TornadoBar {
  readonly range: InputRange;
  readonly atLow: number | null;
  readonly atHigh: number | null;
  /** The lowest and highest values of the figure with the input at its low, base or high value, so the base case is always between them. */
  readonly least: number | null;
  readonly most: number | null;
}

export interface Tornado {
  readonly base: number | null;
  /** The bars, widest first. */
  readonly bars: readonly TornadoBar[];
}

/** The value of the figure with each input at its low and its high value, one input at a time. `ranges` replaces the usual ranges. */
export function tornado(request: SensitivityRequest, ranges = inputRanges(request.assumptions)): Tornado {
  const figureOf = figureReader(request);
  const base = figureOf(request.assumptions);
  const bars = ranges.map((range): TornadoBar => {
    const atLow = figureOf(withInput(request.assumptions, range.key, range.low));
    const atHigh = figureOf(withInput(request.assumptions, range.key, range.high));
    const known = [atLow, base, atHigh].filter((value) => value !== null);
    const [least, most] = known.length === 0 ? [null, null] : [Math.min(...known), Math.max(...known)];
    return { range, atLow, atHigh, least, most };
  });
  return { base, bars: bars.toSorted((one, other) => width(other) - width(one)) };
}

const width = ({ least, most }: TornadoBar): number => (least === null || most === null ? 0 : most - least);

/** One axis of a grid: an input and its values along the axis. */
export interface GridAxis {
  readonly key: NumberKey;
  readonly values: readonly number[];
}

/**
 * The value of the figure for every pair of values of two inputs: one row per value of the first, one column per value of the second. A
 * value is null if the deal does not have the figure.
 */
export function twoWayGrid(
  request: SensitivityRequest,
  [rows, columns]: readonly [GridAxis, GridAxis],
): readonly (readonly (number | null)[])[] {
  const figureOf = figureReader(request);
  return rows.values.map((row) => {
    const assumptions = withInput(request.assumptions, rows.key, row);
    return columns.values.map((column) => figureOf(withInput(assumptions, columns.key, column)));
  });
}

/**
 * The worst, base and best case of a deal. In the worst case every input is at the end of its range that is worse for the figure; in the
 * best case, at the other end.
 */
export interface ThreeCases {
  readonly low: CaseOf;
  readonly base: CaseOf;
  readonly high: CaseOf;
}

export interface CaseOf {
  readonly assumptions: BuyToLetInputs;
  readonly figure: number | null;
}

/** The figure with all inputs at the worse end of their ranges, in the base case, and at the better end. */
export function threeCases(request: SensitivityRequest, ranges = inputRanges(request.assumptions)): ThreeCases {
  const figureOf = figureReader(request);
  const sign = isBetterHigh(request.figure) ? 1 : -1;
  let [low, high] = [request.assumptions, request.assumptions];
  for (const { range, atLow, atHigh } of tornado(request, ranges).bars) {
    if (atLow === null || atHigh === null) continue;
    const [worse, better] = (atLow - atHigh) * sign <= 0 ? [range.low, range.high] : [range.high, range.low];
    low = withInput(low, range.key, worse);
    high = withInput(high, range.key, better);
  }
  const caseOf = (assumptions: BuyToLetInputs): CaseOf => ({ assumptions, figure: figureOf(assumptions) });
  return { low: caseOf(low), base: caseOf(request.assumptions), high: caseOf(high) };
}

function figureReader({ rules, on, personalTax, figure }: SensitivityRequest): (given: BuyToLetInputs) => number | null {
  const into = createDealMeasures(longestHold);
  return (given) => {
    // The tax table is built for each call, because linked purchases, which it depends on, are one of the inputs.
    measureNumbers(dealNumbers(given), { transferTax: transferTaxTable(rules, given, on), personalTax }, into);
    return Number.isNaN(into[figure]) ? null : into[figure];
  };
}

/** The longest hold that the catalogue accepts, in years. */
const longestHold = 30;
