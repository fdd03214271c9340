import { expect } from 'vitest';
import { ownInputs } from '../../../src/core/deal/strategies/ownInputs.ts';
import type { StrategyId } from '../../../src/core/deal/strategies/strategyInput.ts';
import type { StrategyAnalysis } from '../../../src/core/engine/strategies/strategyAnalysis.ts';
import { analyseStrategy } from '../../../src/core/engine/strategies/analyseStrategy.ts';
import { strategyBase } from '../../../src/core/pipeline/evaluateStrategy.ts';
import type { EvaluationJob } from '../../../src/core/pipeline/outcome.ts';
import type { TaxedStrategy } from '../../../src/core/pipeline/ownership/taxStrategy.ts';
import type { JobMaker, SpineHome } from './cells.ts';
import { numberIn, outcomeOf } from './outcomes.ts';

/** A home to hold, with its after-tax results, its table before tax and the inputs in use. */
export interface TaxedHome extends TaxedStrategy {
  readonly analysis: StrategyAnalysis;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A job's home with its years, its sale and their taxes. */
export function taxedOf(job: EvaluationJob, strategy: StrategyId): TaxedHome {
  const base = strategyBase({ job, strategy, yours: ownInputs(job.deal, strategy) });
  if (!base.ok) throw new Error(base.error.message);
  const { values, context, tax } = base.value;
  const analysis = analyseStrategy<StrategyId>(strategy, values, context);
  const taxed = tax(values, analysis);
  if (taxed === null) throw new Error('The home has no tax results');
  return { ...taxed, analysis, values: { ...values } };
}

export const sumOfAmounts = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Checks that every cent goes to costs, lenders, taxes or owners. */
export function expectEveryCent({ taxed, hold }: TaxedStrategy): void {
  const { proceeds, sellingCosts, loan } = hold.disposal;
  const before = hold.years.map((year) => year.rent - year.costs - year.financeCosts - year.principalRepaid);
  expect(taxed.years.map(({ netCash, tax }) => netCash + tax)).toEqual(before);
  expect(taxed.saleCash + taxed.saleTax).toBe(proceeds - sellingCosts - loan);
  expect(taxed.totalTax).toBe(sumOfAmounts(taxed.years.map(({ tax }) => tax)) + taxed.saleTax);
  expect(taxed.totalCash + taxed.totalTax).toBe(sumOfAmounts(before) + proceeds - sellingCosts - loan);
}

/** Checks that a held home's after-tax cash equals its cash before tax less the tax, and that figures not affected by tax stay the same. */
export function expectLessTheTax(jobOf: JobMaker, home: SpineHome): void {
  const [before, after] = (['before-tax', 'after-tax'] as const).map((basis) => outcomeOf(jobOf({ ...home, basis })));
  if (before === undefined || after === undefined) throw new Error('An outcome before or after tax is missing');
  const [first] = taxedOf(jobOf({ ...home, basis: 'after-tax' }), home.strategy).taxed.years;
  expect(numberIn(after, 'annualCashFlow')).toBe((numberIn(before, 'annualCashFlow') ?? 0) - (first?.tax ?? 0));
  for (const id of ['netOperatingIncome', 'cashNeeded']) expect([id, numberIn(after, id)]).toEqual([id, numberIn(before, id)]);
}
