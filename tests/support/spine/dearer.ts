import { expect } from 'vitest';
import { minor } from '../../../src/core/kernel/money.ts';
import type { EvaluationJob } from '../../../src/core/pipeline/outcome.ts';
import type { Spine, SpineHome } from './cells.ts';
import { inUse, lineIn, numberIn, outcomeOf, withInputs } from './outcomes.ts';

/**
 * At a higher rate the rent supports a smaller loan, which leaves more a month. Without the rent cover test, the loan depends only on the
 * value.
 */
const untested = { rentCoverRequired: 0 };

/**
 * Checks that a higher price never lowers taxes, costs based on it or the cash needed, and that a higher rate never raises cash flow or
 * profit.
 */
export function expectDearer({ jobOf, mayLeaveLess }: Spine, home: SpineHome, factor: number): void {
  const job = jobOf(home);
  const outcome = outcomeOf(job);
  const dearer = outcomeOf(withInputs(job, outcome, { purchasePrice: minor(Math.round(inUse(outcome, 'purchasePrice') * factor)) }));
  const lines = [outcome, dearer].map(({ analysis }) => [
    lineIn(analysis.oneOffCosts, 'transferTax'),
    lineIn(analysis.oneOffCosts, 'mortgageTax'),
    lineIn(analysis.oneOffCosts, 'closingCosts'),
    lineIn(analysis.runningCosts, 'propertyTax'),
  ]);
  for (const [at, amount] of (lines[0] ?? []).entries()) expect(lines[1]?.[at]).toBeGreaterThanOrEqual(amount);
  const needed = [outcome, dearer].map((each) => numberIn(each, 'cashNeeded') ?? numberIn(each, 'cashIn') ?? Number.NaN);
  expect(needed[1]).toBeGreaterThanOrEqual(needed[0] ?? Number.NaN);

  const { strategy } = home;
  const [key, shown] = strategy === 'flip' ? ['bridgingRate', 'profit'] : ['mortgageRate', 'monthlyCashFlow'];
  const atRate = (times: number): EvaluationJob =>
    withInputs(job, outcome, { ...(strategy === 'brrrr' ? untested : {}), [key]: inUse(outcome, key) * times });
  const [usual, higher] = [atRate(1), atRate(factor)];
  if (mayLeaveLess?.(usual, higher) === true) return;
  const [now = -Infinity, then = Infinity] = [usual, higher].map((each) => numberIn(outcomeOf(each), shown) ?? undefined);
  expect(then).toBeLessThanOrEqual(now);
}
