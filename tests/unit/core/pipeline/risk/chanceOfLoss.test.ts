import { expect, it } from 'vitest';
import { strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { assessStrategyRisk } from '../../../../../src/core/pipeline/risk/assessStrategyRisk.ts';
import { chanceOfLoss } from '../../../../../src/core/pipeline/risk/chanceOfLoss.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

const job = sampleJob({ overrides: { monthlyRent: fromMajor(1_000) } });

function chanceAt(strategy: (typeof strategyIds)[number], price: number): number {
  const found = chanceOfLoss({ job, strategy, yours: { purchasePrice: fromMajor(price), housingCostNow: fromMajor(900) } });
  if (!found.ok || found.value === null) throw new Error(`No chance of loss for ${strategy}`);
  return found.value;
}

it.each(strategyIds)('chance of loss: is a share of simulations and never rises at a lower price: %s', (strategy) => {
  const chances = [300_000, 185_000, 120_000, 40_000].map((price) => chanceAt(strategy, price));
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  // Rent-to-rent has no price, and a refinance depends on the value after refurbishment.
  if (strategy !== 'rent-to-rent' && strategy !== 'brrrr') expect(chances[0]).toBeGreaterThan(chances[3] ?? 1);
});

const others = strategyIds.filter((strategy) => strategy !== 'buy-to-let');

it.each(others)('chance of loss: equals the one in the strategy’s risk: %s', (strategy) => {
  const yours = { housingCostNow: fromMajor(900) };
  const risk = assessStrategyRisk({ job, strategy, yours });
  expect(chanceOfLoss({ job, strategy, yours })).toEqual({ ok: true, value: risk.ok ? risk.value.loss?.chance : null });
});
