import { describe, expect, it } from 'vitest';
import { strategyIds } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { evaluateDeal } from '../../../../../../src/core/pipeline/evaluateDeal.ts';
import { fullReport } from '../../../../../../src/core/pipeline/full/fullReport.ts';
import { americanJob } from '../../../../../support/americanDeals.ts';
import { sampleJob } from '../../../../../support/dealFixtures.ts';
import { american, british, foreign } from '../../../../../support/marketWords.ts';

describe('the wording of a full report', () => {
  it.each(strategyIds)('%s: an American report has no British terms', (strategy) => {
    for (const state of ['OH', 'CA'] as const) {
      const full = fullReport(americanJob({ state, strategy }));
      if (!full.ok) throw new Error(full.error.message);
      expect(foreign(full.value, british)).toEqual([]);
    }
  });

  it.each(strategyIds)('%s: no British outcome or report mentions American law, money, tax or agencies', (strategy) => {
    for (const outcode of ['M6', 'G41', 'CF24', 'BT9'])
      for (const basis of ['before-tax', 'after-tax'] as const) {
        const { deal, profile, today } = sampleJob({
          facts: { outcode, incode: null, address: null },
          overrides: { monthlyRent: fromMajor(1_100) },
        });
        const job = { deal: { ...deal, strategy }, profile: { ...profile, basis }, today };
        const result = evaluateDeal(job);
        if (!result.ok) throw new Error(result.gap.message);
        expect(foreign(result.outcome, american)).toEqual([]);
        if (basis === 'before-tax' && outcode === 'M6') expect(foreign(fullReport(job), american)).toEqual([]);
      }
  });
});
