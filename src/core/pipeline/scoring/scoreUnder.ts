import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { measure } from '../../engine/analyse.ts';
import { createDealMeasures } from '../../engine/numbers/dealMeasures.ts';
import type { DealMeasures } from '../../engine/numbers/dealMeasures.ts';
import { dealNumbers } from '../../engine/numbers/dealNumbers.ts';
import { measureNumbers } from '../../engine/numbers/measureNumbers.ts';
import { transferTaxTable } from '../../engine/numbers/transferTaxTable.ts';
import type { Figures } from '../../engine/analysis.ts';
import { rulesOf } from '../../market/registry.ts';
import { markDeal } from '../../score/markDeal.ts';
import { figuresOfNumbers } from './figuresOfNumbers.ts';
import type { EvaluationJob } from '../outcome.ts';
import { knownMarket } from '../marketOfJob.ts';

/** A deal's figures under given assumptions, equal to `measure`’s but faster. */
export type FiguresUnder = (assumptions: BuyToLetInputs, job: Pick<EvaluationJob, 'deal' | 'today' | 'market'>) => Figures;

/**
 * A function that measures one deal after another with the numeric engine. It computes every month to the penny and reuses one record per
 * length of hold.
 */
export function createFiguresUnder(): FiguresUnder {
  const records = new Map<number, DealMeasures>();
  return (assumptions, job) => {
    const rules = rulesOf(knownMarket(job).market);
    const deal = dealNumbers(assumptions, true);
    const into = records.get(deal.holdYears) ?? createDealMeasures(deal.holdYears);
    records.set(deal.holdYears, into);
    measureNumbers(deal, { transferTax: transferTaxTable(rules, assumptions, job.today), personalTax: null }, into);
    // If there is no single rate of return, the exact analysis gives the reason or all rates.
    return figuresOfNumbers(into) ?? measure({ assumptions, rules, on: job.today });
  };
}

/** A function from assumptions to a job's score, everything else unchanged. */
export function scoreUnder(job: EvaluationJob): (assumptions: BuyToLetInputs) => number {
  const figuresUnder = createFiguresUnder();
  return (assumptions) => {
    const base = { figures: figuresUnder(assumptions, job), assumptions, facts: job.deal.facts };
    return markDeal({ base, low: base, high: base, weights: job.profile.weights }).marks.total;
  };
}
