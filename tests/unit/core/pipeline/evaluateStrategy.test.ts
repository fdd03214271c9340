import { describe, expect, it } from 'vitest';
import type { StrategyId } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { strategyNames } from '../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { evaluateStrategy } from '../../../../src/core/pipeline/evaluateStrategy.ts';
import { sampleJob, sampleOutcome } from '../../../support/dealFixtures.ts';

const strategies = Object.keys(strategyNames) as readonly StrategyId[];

describe('a deal under a strategy', () => {
  it('is the deal’s own evaluation when it is a buy-to-let: the same yield from the same inputs', () => {
    const rent = { monthlyRent: fromMajor(1250) };
    const result = evaluateStrategy({ job: sampleJob({ overrides: rent }), strategy: 'buy-to-let', yours: {} });
    if (!result.ok) throw new Error(result.error.message);
    const { figures } = sampleOutcome({ overrides: rent }).analysis;
    const yieldFigure = result.value.analysis.figures.find(({ id }) => id === 'grossYield');
    expect(yieldFigure?.value).toEqual({ kind: 'rate', rate: figures.grossYield });
  });

  it('takes over what is known of the deal and names what nothing answers', () => {
    const gap = evaluateStrategy({ job: sampleJob(), strategy: 'flip', yours: {} });
    expect(gap).toMatchObject({ ok: false, error: { keys: expect.arrayContaining(['afterRepairValue']) } });
    const result = evaluateStrategy({ job: sampleJob(), strategy: 'flip', yours: { afterRepairValue: fromMajor(240_000) } });
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.inputs.purchasePrice).toMatchObject({ value: fromMajor(185_000), provenance: { kind: 'listing' } });
    expect(result.value.explanations.map(({ id }) => id)).toEqual(result.value.analysis.figures.map(({ id }) => id));
  });

  it('is taxed by the place asked for', () => {
    const yours = { afterRepairValue: fromMajor(240_000) };
    const result = evaluateStrategy({ job: { ...sampleJob(), place: 'wales' }, strategy: 'flip', yours });
    expect(result.ok && [result.value.rulesVersion, result.value.analysis.laws[0]?.title]).toEqual([
      'ltt-2026-11-20',
      expect.stringMatching(/land transaction tax/i),
    ]);
  });

  it('never takes a price in pounds for one in dollars', () => {
    const result = evaluateStrategy({ job: sampleJob(), strategy: 'house-hack', yours: {} });
    expect(result).toMatchObject({ ok: false, error: { keys: expect.arrayContaining(['purchasePrice']) } });
  });

  it.each(strategies)('%s ends in figures or in named inputs, and says the same twice', (strategy) => {
    const ask = (): unknown => evaluateStrategy({ job: sampleJob(), strategy, yours: {} });
    expect(ask()).toEqual(ask());
    expect(ask()).toEqual(structuredClone(ask()));
  });
});
