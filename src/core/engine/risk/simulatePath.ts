import type { DealMeasures } from '../numbers/dealMeasures.ts';
import type { DealNumbers } from '../numbers/dealNumbers.ts';
import type { NumberRules } from '../numbers/measureNumbers.ts';
import { gainsTax, walkPersonalTax } from '../numbers/personalTaxTable.ts';
import { roundPence, roundShare } from '../numbers/roundPence.ts';
import { moveLoanRate, startLoan, walkLoan } from '../numbers/walkLoan.ts';
import { enterYear, walkLetting } from '../numbers/walkLetting.ts';
import { bracketedIrr } from '../numbers/yearlyIrr.ts';

/** A running simulation: the deal and its base case, the random model, and the results of all paths. Each path writes its results to it. */
export interface PathRun {
  readonly deal: DealNumbers;
  readonly rules: NumberRules;
  readonly measures: DealMeasures;
  readonly paths: number;
  readonly years: number;
  readonly covenant: number;
  /** The lower triangle of the correlations, with each row multiplied by the spread of its factor. */
  readonly scaled: Float64Array;
  /** The correction that makes the mean of the repairs factor equal to one. */
  readonly repairsMean: number;
  readonly ratePersistence: number;
  readonly fixedYears: number;
  /** The path's random numbers: five independent normal numbers per year. */
  readonly normals: Float64Array;
  /** The yearly change in the market rate's deviation from its assumption. */
  readonly rateMoves: Float64Array;
  /** The results, ordered by year and then by path. */
  readonly cashFlow: Float64Array;
  readonly equity: Float64Array;
  readonly irr: Float64Array;
  readonly negativeYears: Int32Array;
  readonly breachYears: Int32Array;
  readonly counts: { negative: number; breach: number; loss: number };
}

/** Computes one path through its years, as `measureNumbers` computes the base case, and records its results in the run. */
export function simulatePath(run: PathRun, path: number): void {
  const { deal, measures, years, negativeYears, breachYears, counts } = run;
  const { walk, factors, letting } = measures;
  startPath(run);
  drawYears(run);
  walkLetting(deal, factors, letting);
  let rateAway = 0;
  let negative = 0;
  let breach = 0;
  for (let at = 0; at < years; at += 1) {
    rateAway = rateAway * run.ratePersistence + (run.rateMoves[at] as number);
    if (at > 0 && at % run.fixedYears === 0 && rateAway !== 0) {
      moveLoanRate(walk, deal, Math.max(0, deal.mortgageRate + rateAway));
    }
    enterYear(walk, letting, at);
    walkLoan(walk, deal.isInterestOnly, at === 0);
    const cashFlow = cashFlowOfYear(run, at);
    const value = roundPence(deal.price * (factors.value[at] as number));
    run.cashFlow[at * run.paths + path] = cashFlow;
    run.equity[at * run.paths + path] = value - walk.balance;
    const isHeld = at < deal.holdYears;
    if (cashFlow < 0) {
      (negativeYears[at] as number) += 1;
      if (isHeld) negative = 1;
    }
    if (walk.rent < run.covenant * walk.interest) {
      (breachYears[at] as number) += 1;
      if (isHeld) breach = 1;
    }
    if (isHeld) measures.flows[at + 1] = cashFlow;
    if (at + 1 === deal.holdYears) (measures.flows[at + 1] as number) += saleOfYear(run, value);
  }
  counts.negative += negative;
  counts.breach += breach;
  endPath(run, path);
}

function startPath({ deal, measures }: PathRun): void {
  const { walk } = measures;
  walk.losses = 0;
  walk.financeCarried = 0;
  walk.tax = 0;
  walk.taxableProfit = 0;
  startLoan(walk, measures.loan, deal);
  measures.flows[0] = -measures.cashNeeded;
}

/** The bounds of a year: a growth factor is at least a tenth, and the property is empty for at most the whole year. */
const leastGrowth = 0.1;

/**
 * Draws the five factors of every year. Each factor is a row of the correlation triangle times five normal numbers. The products are
 * written out because this is the innermost loop.
 */
function drawYears({ deal, measures, scaled, normals, rateMoves, repairsMean }: PathRun): void {
  const { factors } = measures;
  const [c00, , , , , c10, c11, , , , c20, c21, c22, , , c30, c31, c32, c33, , c40, c41, c42, c43, c44] = scaled as unknown as Triangle;
  let [rent, costs, value] = [1, 1, 1];
  const last = rateMoves.length;
  for (let at = 0; at < last; at += 1) {
    const a = normals[at * 5] as number;
    const b = normals[at * 5 + 1] as number;
    const c = normals[at * 5 + 2] as number;
    const d = normals[at * 5 + 3] as number;
    const e = normals[at * 5 + 4] as number;
    if (at > 0) {
      rent *= Math.max(leastGrowth, 1 + deal.rentGrowth + (c10 * a + c11 * b));
      costs *= 1 + deal.costGrowth;
    }
    value *= Math.max(leastGrowth, 1 + deal.priceGrowth + c00 * a);
    factors.rent[at] = rent;
    factors.costs[at] = costs;
    factors.value[at] = value;
    rateMoves[at] = c20 * a + c21 * b + c22 * c;
    factors.voidShare[at] = Math.min(1, Math.max(0, deal.voidShare + (c30 * a + c31 * b + c32 * c + c33 * d)));
    factors.repairs[at] = repairsMean * Math.exp(c40 * a + c41 * b + c42 * c + c43 * d + c44 * e);
  }
}

/** Five numbers. A five-by-five triangle is a tuple of five such rows, so that it can be destructured. */
type Five = readonly [number, number, number, number, number];
type Triangle = readonly [...Five, ...Five, ...Five, ...Five, ...Five];

function cashFlowOfYear({ rules, measures }: PathRun, at: number): number {
  const { walk } = measures;
  if (rules.personalTax !== null) walkPersonalTax(walk, rules.personalTax, at + 1);
  return walk.netOperatingIncome - walk.interest - walk.principal - walk.tax;
}

/** The net proceeds of a sale at this value, after selling costs, the loan and tax on the gain. */
function saleOfYear({ deal, rules, measures }: PathRun, value: number): number {
  const received = value - roundShare(value * deal.sellingCosts);
  const paid = deal.price + measures.transferTax + deal.legalFees + deal.surveyFee + deal.refurbishment + deal.otherPurchaseCosts;
  const tax = rules.personalTax === null ? 0 : gainsTax(measures.walk, rules.personalTax, { gain: received - paid, year: deal.holdYears });
  return received - measures.walk.balance - tax;
}

function endPath(run: PathRun, path: number): void {
  const { flows } = run.measures;
  const held = run.deal.holdYears;
  let sum = 0;
  for (let at = 0; at <= held; at += 1) sum += flows[at] as number;
  if (sum < 0) run.counts.loss += 1;
  run.irr[path] = bracketedIrr(flows, held + 1);
}
