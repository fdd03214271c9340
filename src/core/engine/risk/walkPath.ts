import type { DealMeasures } from '../numbers/dealMeasures.ts';
import type { DealNumbers } from '../numbers/dealNumbers.ts';
import type { NumberRules } from '../numbers/measureNumbers.ts';
import { gainsTax, walkPersonalTax } from '../numbers/personalTaxTable.ts';
import { roundPence, roundShare } from '../numbers/roundPence.ts';
import { moveLoanRate, startLoan, walkLoan } from '../numbers/walkLoan.ts';
import { walkLetting } from '../numbers/walkLetting.ts';
import { bracketedIrr } from '../numbers/yearlyIrr.ts';

/** A simulation under way: the deal and its base case, what chance may do, and what every path came to. Written to by each path. */
export interface PathRun {
  readonly deal: DealNumbers;
  readonly rules: NumberRules;
  readonly measures: DealMeasures;
  readonly paths: number;
  readonly years: number;
  readonly covenant: number;
  /** Lower triangle of the correlations, each row times the spread of its factor. */
  readonly scaled: Float64Array;
  /** What makes the mean of the repairs' factor one. */
  readonly repairsMean: number;
  readonly ratePersistence: number;
  readonly fixedYears: number;
  /** The path's chance: five independent normals for each year. */
  readonly normals: Float64Array;
  /** By year, and within a year by path. */
  readonly cashFlow: Float64Array;
  readonly equity: Float64Array;
  readonly irr: Float64Array;
  readonly negativeYears: Int32Array;
  readonly breachYears: Int32Array;
  readonly counts: { negative: number; breach: number; loss: number };
}

/** Walks one path through its years, as `measureNumbers` walks the base case, and notes what it came to. */
export function walkPath(run: PathRun, path: number): void {
  const { deal, measures, years, negativeYears, breachYears, counts } = run;
  const { walk, factors } = measures;
  startPath(run);
  let rateAway = 0;
  let negative = 0;
  let breach = 0;
  for (let at = 0; at < years; at += 1) {
    rateAway = rateAway * run.ratePersistence + drawYear(run, at);
    if (at > 0 && at % run.fixedYears === 0 && rateAway !== 0) {
      moveLoanRate(walk, deal, Math.max(0, deal.mortgageRate + rateAway));
    }
    walkLetting(walk, deal, factors);
    walkLoan(walk, deal.isInterestOnly, at === 0);
    const cashFlow = cashFlowOfYear(run, at);
    const value = roundPence(deal.price * factors.value);
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
  const { walk, factors } = measures;
  walk.losses = 0;
  walk.financeCarried = 0;
  walk.tax = 0;
  walk.taxableProfit = 0;
  startLoan(walk, measures.loan, deal);
  factors.rent = 1;
  factors.costs = 1;
  factors.value = 1;
  measures.flows[0] = -measures.cashNeeded;
}

/** Growth never takes more than nine tenths in a year, and no year stands empty longer than it lasts. */
const leastGrowth = 0.1;

/** Draws the five factors of a year: the triangle of the correlations times five normals, written out because it is the innermost loop. */
function drawYear({ deal, measures, scaled, normals, repairsMean }: PathRun, at: number): number {
  const { factors } = measures;
  const first = at * 5;
  const price = normals[first] as number;
  const rent = normals[first + 1] as number;
  const loan = normals[first + 2] as number;
  const voids = normals[first + 3] as number;
  const repairs = normals[first + 4] as number;
  factors.value *= Math.max(leastGrowth, 1 + deal.priceGrowth + (scaled[0] as number) * price);
  if (at > 0) {
    factors.rent *= Math.max(leastGrowth, 1 + deal.rentGrowth + ((scaled[5] as number) * price + (scaled[6] as number) * rent));
    factors.costs *= 1 + deal.costGrowth;
  }
  const empty = dot(scaled, 15, [price, rent, loan, voids, 0]);
  factors.voidShare = Math.min(1, Math.max(0, deal.voidShare + empty));
  factors.repairs = repairsMean * Math.exp(dot(scaled, 20, [price, rent, loan, voids, repairs]));
  return dot(scaled, 10, [price, rent, loan, 0, 0]);
}

/** One row of the triangle times the normals of a year. */
const dot = (scaled: Float64Array, row: number, [a, b, c, d, e]: readonly [number, number, number, number, number]): number =>
  (scaled[row] as number) * a +
  (scaled[row + 1] as number) * b +
  (scaled[row + 2] as number) * c +
  (scaled[row + 3] as number) * d +
  (scaled[row + 4] as number) * e;

function cashFlowOfYear({ rules, measures }: PathRun, at: number): number {
  const { walk } = measures;
  if (rules.personalTax !== null) walkPersonalTax(walk, rules.personalTax, at + 1);
  return walk.netOperatingIncome - walk.interest - walk.principal - walk.tax;
}

/** What a sale at this value leaves after selling, the loan and the tax on the gain. */
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
