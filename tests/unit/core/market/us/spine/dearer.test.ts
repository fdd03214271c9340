import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OtherOutcome } from '../../../../../../src/core/pipeline/outcome.ts';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import {
  americanJob,
  anyHome,
  cellsOfStates,
  drawnHome,
  lineIn,
  numberIn,
  outcomeOf,
  withInputs,
} from '../../../../../support/americanDeals.ts';

const inUse = ({ inputs }: OtherOutcome, key: string): number => Number(inputs[key]?.value ?? 0);

const by = fc.double({ min: 1.01, max: 1.6, noNaN: true });

/** The rent carries less of a dearer loan, and a smaller one leaves more a month: the loan is that of its value. */
const untested = { rentCoverRequired: 0 };

const bought = cellsOfStates.filter(({ strategy }) => strategy !== 'rent-to-rent');

describe('what is dearer never costs less', () => {
  it.each(bought)(
    '$strategy of $owner $basis: a higher price raises taxes and cash needed, a higher rate no cash flow',
    ({ strategy, owner, basis, states }) => {
      for (const state of states)
        fc.assert(
          fc.property(anyHome, by, (home, factor) => {
            const job = americanJob({ state, owner, basis, ...drawnHome(strategy, home) });
            const outcome = outcomeOf(job);
            const dearer = outcomeOf(
              withInputs(job, outcome, { purchasePrice: minor(Math.round(inUse(outcome, 'purchasePrice') * factor)) }),
            );
            const lines = [outcome, dearer].map(({ analysis }) => [
              lineIn(analysis.oneOffCosts, 'transferTax'),
              lineIn(analysis.oneOffCosts, 'mortgageTax'),
              lineIn(analysis.oneOffCosts, 'closingCosts'),
              lineIn(analysis.runningCosts, 'propertyTax'),
            ]);
            for (const [at, amount] of (lines[0] ?? []).entries()) expect(lines[1]?.[at]).toBeGreaterThanOrEqual(amount);
            const needed = [outcome, dearer].map((each) => numberIn(each, 'cashNeeded') ?? numberIn(each, 'cashIn') ?? Number.NaN);
            expect(needed[1]).toBeGreaterThanOrEqual(needed[0] ?? Number.NaN);

            const [key, shown] = strategy === 'flip' ? ['bridgingRate', 'profit'] : ['mortgageRate', 'monthlyCashFlow'];
            const [now = -Infinity, then = Infinity] = [1, factor].map((each) => {
              const changed = { ...(strategy === 'brrrr' ? untested : {}), [key]: inUse(outcome, key) * each };
              return numberIn(outcomeOf(withInputs(job, outcome, changed)), shown) ?? undefined;
            });
            expect(then).toBeLessThanOrEqual(now);
          }),
          { numRuns: 1, endOnFailure: true },
        );
    },
  );
});
