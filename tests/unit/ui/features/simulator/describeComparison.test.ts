import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { simulateStrategies } from '../../../../../src/core/pipeline/simulator/simulateStrategies.ts';
import { describeComparison } from '../../../../../src/ui/features/simulator/compare/describeComparison.ts';
import { examplePropertyIn } from '../../../../../src/ui/features/simulator/state/exampleProperty.ts';
import { strategyNameOf } from '../../../../../src/ui/features/simulator/state/strategyNameOf.ts';

const job = { deal: examplePropertyIn('GB'), profile: standardProfile, today: isoDate('2026-11-22') };

const simulate = (strategies: readonly StrategyId[]) => simulateStrategies({ job, strategies, given: {}, changes: {}, whatIfs: [] });

describe('describeComparison', () => {
  const results = simulate(['buy-to-let', 'hmo']);
  const first = results.find((result) => describeComparison(results, new Map()).startsWith(strategyNameOf(result)));
  const other = results.find((result) => result !== first);
  if (first === undefined || other === undefined) throw new Error('Expected a leading strategy and another one');

  it('names the highest IRR, with its chance of a loss once known', () => {
    expect(describeComparison(results, new Map())).toMatch(/ has the highest IRR, [\d.]+%/);
    expect(describeComparison(results, new Map([[first.strategy, 0.12]]))).toMatch(/It loses money in 12\s?% of simulations\./);
  });

  it('does not recommend a strategy more likely to lose than to earn', () => {
    const words = describeComparison(
      results,
      new Map([
        [first.strategy, 0.7],
        [other.strategy, 0.1],
      ]),
    );
    expect(words).toMatch(/, but loses money in 70% of simulations\./);
    expect(words).toContain(`${strategyNameOf(other)}, at `);
    expect(words).toContain('is the best one likely to make money.');
  });

  it('says that a strategy without an IRR, such as a flip, cannot be ranked', () => {
    expect(describeComparison(simulate(['flip']), new Map())).toBe('IRR isn’t available for these strategies yet.');
  });
});
