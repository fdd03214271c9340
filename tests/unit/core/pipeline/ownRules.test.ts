import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../src/core/deal/profile.ts';
import { evaluateDeal } from '../../../../src/core/pipeline/evaluateDeal.ts';
import type { Outcome } from '../../../../src/core/pipeline/outcome.ts';
import { strategyCriteria } from '../../../../src/core/score/strategies/judgeStrategy.ts';
import { sampleJob } from '../../../support/dealFixtures.ts';

function outcomeOf(changes: Partial<Profile>): Outcome {
  const job = sampleJob();
  const result = evaluateDeal({ ...job, deal: { ...job.deal, strategy: 'hmo' }, profile: { ...job.profile, ...changes } });
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome;
}

describe('a user’s own rules and weights for a strategy', () => {
  it('replace the usual ones, are called “your rules”, and change the verdict and its price', () => {
    const usual = outcomeOf({});
    const own = outcomeOf({ rules: { 'hmo/cash-flow': 100_00, 'flip/profit': 1 } });
    expect(usual.report.verdict).toContain('of the 5 usual rules');
    expect(own.report.verdict).toContain('of your 5 rules');
    expect([usual.report.rulesTitle, own.report.rulesTitle]).toEqual(['The usual rules', 'Your rules']);
    expect(own.report.rulesMet).toBeGreaterThan(usual.report.rulesMet);
    expect(own.rules.find(({ id }) => id === 'cash-flow')?.words).toContain('meets your £100 a month');
    // Rules do not affect points.
    expect(own.score.total).toBe(usual.score.total);
  });

  it('change the weights, which still sum to 100', () => {
    const weighed = outcomeOf({ weights: { 'hmo/cash-flow': 0, 'hmo/net-yield': 40 } });
    expect(weighed.score.criteria.find(({ id }) => id === 'cash-flow')?.weight).toBe(0);
    expect(weighed.score.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 6);
  });

  it('use the ids they are stored under, each with its usual rule', () => {
    const criteria = strategyCriteria('hmo', 'GB');
    expect(criteria.map(({ id }) => id)).toContain('hmo/cash-flow');
    expect(criteria.find(({ id }) => id === 'hmo/cash-flow')?.rule).toEqual({
      usual: 500_00,
      unit: 'pence a month',
      shown: '£500 a month',
    });
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });
});
