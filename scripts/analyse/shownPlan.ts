import { buyToLetEntry } from '../../src/core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { FigureInterval } from '../../src/core/engine/risk/figureIntervals.ts';
import { evaluatePlan } from '../../src/core/pipeline/plan/evaluatePlan.ts';
import type { PlanJob } from '../../src/core/pipeline/plan/evaluatePlan.ts';
import { measuredIsMoney } from '../../src/core/report/plan/measuredLabels.ts';
import type { PlanCase } from '../../src/core/report/plan/planFindings.ts';
import { inMajorUnits } from './inMajorUnits.ts';
import { shownAfterTax } from './shownAfterTax.ts';

/** A plan's years, events and results, in pounds and as text, or the reason why the plan is invalid. */
export function shownPlan(job: PlanJob): unknown {
  const result = evaluatePlan(job);
  if (!result.ok) return { refused: inMajorUnits(result.error, '') };
  const { heldMonths, plan, returns, breakEvens, checks, afterTax, intervals, cases, words, explanations } = result.value;
  return {
    heldMonths,
    events: inMajorUnits(plan.events, ''),
    years: inMajorUnits(plan.years, ''),
    months: inMajorUnits(plan.months, ''),
    returns: inMajorUnits(returns, ''),
    breakEvens: inMajorUnits(breakEvens, ''),
    checks,
    afterTax: shownAfterTax(afterTax),
    intervals: Object.fromEntries(intervals.map((interval) => [interval.figure, shownInterval(interval)])),
    cases: { low: shownCase(cases.low), high: shownCase(cases.high) },
    words,
    explanations,
  };
}

const shownCase = (found: PlanCase): unknown => (found.ok ? inMajorUnits(found.value, '') : { refused: inMajorUnits(found.error, '') });

function shownInterval({ figure, low, base, high, widenedBy }: FigureInterval): unknown {
  const shown = (value: number | null): number | null => (value !== null && measuredIsMoney(figure) ? value / 100 : value);
  return {
    low: shown(low),
    base: shown(base),
    high: shown(high),
    widenedBy: widenedBy.map(({ range, least, most }) => {
      const unit = buyToLetEntry(range.key).unit === 'money' ? 100 : 1;
      return { input: range.key, low: range.low / unit, high: range.high / unit, least: shown(least), most: shown(most) };
    }),
  };
}
