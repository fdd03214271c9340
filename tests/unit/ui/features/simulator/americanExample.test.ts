import { describe, expect, it } from 'vitest';
import { profileIn } from '../../../../../src/core/deal/profile.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { whatIfIds, whatIfLabelsIn } from '../../../../../src/core/deal/strategies/whatIf.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { simulateStrategies } from '../../../../../src/core/pipeline/simulator/simulateStrategies.ts';
import type { WhatIfId } from '../../../../../src/core/deal/strategies/whatIf.ts';
import { describeComparison } from '../../../../../src/ui/features/simulator/compare/describeComparison.ts';
import { examplePropertyIn } from '../../../../../src/ui/features/simulator/state/exampleProperty.ts';
import { changesByStrategy, withChange } from '../../../../../src/ui/parts/address/simulatorChanges.ts';
import { strategyNameOf } from '../../../../../src/ui/features/simulator/state/strategyNameOf.ts';
import { parseSimulatorSearch, simulated, simulatorSearch } from '../../../../../src/ui/parts/address/simulatorSearch.ts';

const job = { deal: examplePropertyIn('US'), profile: standardProfile, today: isoDate('2026-11-22') };
const simulate = (whatIfs: readonly WhatIfId[] = [], layer = {}) =>
  simulateStrategies({ job, strategies: simulated, given: {}, changes: changesByStrategy(layer, simulated), whatIfs });

const figure = (results: ReturnType<typeof simulate>, id: string) => {
  const [letting] = results;
  return letting?.now.ok === true ? letting.now.value.analysis.figures.find((each) => each.id === id) : undefined;
};

describe('simulator: US example', () => {
  it('has figures in dollars and US names for every strategy', () => {
    const results = simulate();
    for (const result of results) {
      if (!result.now.ok) throw new Error(result.now.error.message);
      expect(result.market).toBe('US-IN');
      expect(result.now.value.analysis.currency).toBe('USD');
    }
    expect(results.map(strategyNameOf)).toEqual([
      'Long-term rental',
      'BRRRR (buy, rehab, rent, refinance)',
      'Fix and flip',
      'Rent by the room',
      'Short-term rental',
      'Rental arbitrage',
      'House hack',
    ]);
    expect(describeComparison(results, new Map())).toMatch(/^[\w ]+ has the highest IRR, /);
    expect(examplePropertyIn('GB').facts.askingPrice?.currency).toBe('GBP');
  });

  it('applies every what-if: two vacant months cost rent', () => {
    const before = simulate();
    for (const id of whatIfIds)
      expect(figure(simulate([id]), 'monthlyCashFlow')?.text, id).not.toBe(figure(before, 'monthlyCashFlow')?.text);
    expect(whatIfLabelsIn('US').void.label).toBe('Vacancy +2 months');
    expect(whatIfLabelsIn('GB').void.label).toBe('Void +2 months');
  });

  it('applies shared inputs to every strategy, and stores them in the address', () => {
    const layer = withChange({}, 'buy-to-let', { key: 'propertyTax', value: percent(3) });
    const changes = changesByStrategy(layer, simulated);
    expect(changes.hmo).toEqual({ propertyTax: percent(3) });
    const state = parseSimulatorSearch({ set: layer });
    expect(state.layer).toEqual(layer);
    expect(parseSimulatorSearch(simulatorSearch(state)).layer).toEqual(layer);
  });

  it('is compared with the budget for its country', () => {
    const profile = { ...standardProfile, budget: fromMajor(60_000), abroad: { US: { budget: fromMajor(40_000) } } };
    expect([profileIn(profile, 'GB').budget, profileIn(profile, 'US').budget]).toEqual([fromMajor(60_000), fromMajor(40_000)]);
    expect(profileIn({ ...standardProfile, budget: fromMajor(60_000) }, 'US').budget).toBeUndefined();
  });
});
