import { describe, expect, it } from 'vitest';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { afterTax } from '../../../../../src/core/pipeline/afterTax.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import { assessRisk } from '../../../../../src/core/pipeline/risk/assessRisk.ts';
import { seekGoal } from '../../../../../src/core/pipeline/risk/seekGoal.ts';
import { emptyFacts, sampleId, sampleJob } from '../../../../support/dealFixtures.ts';

const job = sampleJob();
const rentOf = (monthlyRent: number) => {
  const result = evaluateLetting({ ...job, deal: { ...job.deal, inputs: { 'buy-to-let': { monthlyRent: minor(monthlyRent) } } } });
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome.analysis.figures;
};

describe('goal seek for a deal', () => {
  it('finds the rent that reaches the target, while a pound less does not reach it', () => {
    const sought = seekGoal(job, { vary: 'monthlyRent', figure: 'cashOnCash', target: 0.06 });
    if (!sought.ok || sought.value.answer.kind !== 'reached') throw new Error('The target was not reached');
    const { value } = sought.value.answer;
    expect(rentOf(value).cashOnCash).toBeGreaterThanOrEqual(0.06);
    expect(rentOf(value - 100).cashOnCash).toBeLessThan(0.06);
    expect(sought.value.words).toBe(
      `Cash-on-cash of 6.00% is reached at a monthly rent of £${(value / 100).toLocaleString('en-GB')} or more, all else equal.`,
    );
  });

  it('explains why a target cannot be reached', () => {
    const sought = seekGoal(job, { vary: 'mortgageRate', figure: 'grossYield', target: 0.5 });
    expect(sought.ok ? sought.value.words : '').toMatch(
      /^Gross yield of 50\.00% cannot be reached, because it doesn’t depend on the mortgage rate and stays at \d\.\d\d%\.$/,
    );
  });

  it('names the missing price', () => {
    const unpriced = { ...job, deal: { ...job.deal, facts: emptyFacts } };
    expect(seekGoal(unpriced, { vary: 'monthlyRent', figure: 'roi', target: 0 })).toMatchObject({
      ok: false,
      error: { kind: 'needs-input' },
    });
  });
});

describe('the risk of a deal', () => {
  const assessed = assessRisk(job, { figure: 'irrAfterTax', paths: 400, seed: 7 });
  if (!assessed.ok) throw new Error(assessed.error.message);
  const risk = assessed.value;

  it('starts from the after-tax return of a sole owner', () => {
    const single = evaluateLetting(job);
    if (!single.ok) throw new Error('The deal has no figures');
    const own = afterTax(job, single.outcome).forms.find(({ taxed }) => taxed.form === 'personal');
    expect(own?.irr.kind).toBe('one');
    // Only the exact tax rules count loan fees, which makes a difference of about a tenth of a percentage point.
    expect(Math.abs((risk.tornado.base ?? NaN) - (own?.irr.kind === 'one' ? own.irr.rate : NaN))).toBeLessThan(0.0015);
  });

  it('uses the same simulations on every screen and in the printed report, for every figure', () => {
    const printed = fullReport(job);
    const [deal, simulator] = [assessRisk(job, { figure: 'monthlyCashFlow' }), assessRisk(job, { figure: 'irr' })];
    if (!printed.ok || !deal.ok || !simulator.ok) throw new Error('The sample has no figures');
    expect(printed.value.report.depth?.risk).toEqual(deal.value.words);
    expect(simulator.value.simulation).toEqual(deal.value.simulation);
    expect(deal.value.simulation.paths).toBe(10_000);
    expect(JSON.stringify(printed.value.report)).not.toMatch(/seed/i);
  });

  it('keeps its simulations when a figure of the deal changes, and uses different ones for another deal', () => {
    const changed = assessRisk(
      { ...job, deal: { ...job.deal, inputs: { 'buy-to-let': { monthlyRent: minor(150_000) } } } },
      { figure: 'irr', paths: 10 },
    );
    const other = assessRisk({ ...job, deal: { ...job.deal, id: sampleId(9) } }, { figure: 'irr', paths: 10 });
    const own = assessRisk(job, { figure: 'irr', paths: 10 });
    if (!changed.ok || !other.ok || !own.ok) throw new Error('The sample has no figures');
    expect(changed.value.simulation.seed).toBe(own.value.simulation.seed);
    expect(other.value.simulation.seed).not.toBe(own.value.simulation.seed);
  });

  it('is described in order: the main sensitivity, the worst and best cases, and the simulated chances', () => {
    const [matters, cases, chances] = risk.words;
    expect(matters).toMatch(/^Internal rate of return after tax is most sensitive to /);
    expect(risk.cases.low.figure).toBeLessThan(risk.cases.base.figure ?? NaN);
    expect(risk.cases.high.figure).toBeGreaterThan(risk.cases.base.figure ?? NaN);
    expect(cases).toMatch(/^Worst case −?\d/);
    const loss = Math.round(risk.simulation.chances.loss * 100);
    expect(chances).toContain(`and ${loss}% return less than you invested.`);
  });

  it('is the same for the same seed', () => {
    expect(assessRisk(job, { figure: 'irrAfterTax', paths: 400, seed: 7 })).toEqual(assessed);
    expect(assessRisk(job, { figure: 'irrAfterTax', paths: 400, seed: 8 })).not.toEqual(assessed);
  });
});
