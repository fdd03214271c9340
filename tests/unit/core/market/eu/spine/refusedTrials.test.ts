import { describe, expect, it } from 'vitest';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { evaluateDeal } from '../../../../../../src/core/pipeline/evaluateDeal.ts';
import { seekStrategyGoal } from '../../../../../../src/core/pipeline/risk/seekStrategyGoal.ts';
import { strategyTrials } from '../../../../../../src/core/pipeline/strategyTrials.ts';
import { europeanJob } from '../../../../../support/europeanDeals.ts';

/** A French letting under micro-foncier, which applies up to €15,000 of rent a year, or €1,250 a month. */
const question = {
  job: europeanJob({ market: 'FR-75', strategy: 'buy-to-let', basis: 'after-tax', rent: 900, tax: { regime: 'micro-foncier' } }),
  strategy: 'buy-to-let',
  yours: { monthlyRent: fromMajor(900), propertyTaxPerYear: fromMajor(900) },
} as const;

const trialsOf = () => {
  const trials = strategyTrials(question);
  if (!trials.ok) throw new Error(trials.error.message);
  return trials.value;
};

describe('trial values after tax', () => {
  it('have figures while the tax regime applies', () => {
    expect(evaluateDeal(question.job).ok).toBe(true);
    expect(trialsOf().measure({ monthlyRent: fromMajor(910) })).not.toBeNull();
    expect(trialsOf().figure('monthlyCashFlow', { monthlyRent: fromMajor(910) })).not.toBeNull();
  });

  it('have no figures, not even before-tax ones, once the tax regime no longer applies', () => {
    for (const rent of [1_240, 1_260, 2_000]) {
      expect(trialsOf().measure({ monthlyRent: fromMajor(rent) })).toBeNull();
      expect(trialsOf().figure('monthlyCashFlow', { monthlyRent: fromMajor(rent) })).toBeNull();
      expect(trialsOf().figure('irr', { monthlyRent: fromMajor(rent) })).toBeNull();
    }
  });

  it('are refused with a sentence if the user enters them', () => {
    const typed = { ...question.job.deal, inputs: { 'buy-to-let': { ...question.yours, monthlyRent: fromMajor(1_240) } } };
    expect(evaluateDeal({ ...question.job, deal: typed })).toMatchObject({ ok: false, gap: { kind: 'not-covered' } });
  });

  it('never reach a goal with a rent outside the tax regime', () => {
    const now = trialsOf().figures.find(({ id }) => id === 'monthlyCashFlow')?.value;
    if (now?.kind !== 'money') throw new Error('The letting has no cash flow');
    const sought = seekStrategyGoal(question, { vary: 'monthlyRent', figure: 'monthlyCashFlow', target: now.amount + 1_000_00 });
    expect(sought).toMatchObject({ ok: true, value: { answer: { kind: 'cannot' } } });
  });
});
