import type { SharedDeal } from '../../src/core/community/sharedDeal.ts';
import { sharedJob } from '../../src/core/community/sharedJob.ts';
import { toSharedDeal } from '../../src/core/community/toSharedDeal.ts';
import type { Deal } from '../../src/core/deal/deal.ts';
import { sampleDealsIn } from '../../src/core/deal/samples/samplesByCountry.ts';
import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import { isoDate } from '../../src/core/kernel/calendar.ts';
import { evaluateDeal } from '../../src/core/pipeline/evaluateDeal.ts';
import { europeanDay, europeanDeal, type EuropeanHome } from './europeanDeals.ts';
import { sampleDeal } from './dealFixtures.ts';

/** The strategies that are evaluated in pounds. */
export const sharedStrategies = [
  'buy-to-let',
  'brrrr',
  'flip',
  'hmo',
  'serviced-accommodation',
  'rent-to-rent',
] as const satisfies readonly StrategyId[];

/** The fixture's terrace under a strategy, with its known values. */
export const strategyDeal = (strategy: StrategyId, changes: Parameters<typeof sampleDeal>[0] = {}): Deal => ({
  ...sampleDeal(changes),
  strategy,
});

/** The shared form of the fixture's terrace, computed by the engine. */
export const sampleSharedDeal = (changes: Parameters<typeof sampleDeal>[0] = {}): SharedDeal => sharedUnder('buy-to-let', changes);

/** The shared form of the terrace under any strategy. */
export function sharedUnder(strategy: StrategyId, changes: Parameters<typeof sampleDeal>[0] = {}): SharedDeal {
  const job = sharedJob(strategyDeal(strategy, changes), { profile: {}, today: isoDate('2026-11-22') });
  const result = evaluateDeal(job);
  const shared = result.ok ? toSharedDeal(job, result.outcome) : null;
  if (shared === null) throw new Error('The fixture has no figures');
  return shared;
}

/** The shared form of an American sample under any strategy, in dollars. */
export function americanShared(strategy: StrategyId = 'buy-to-let'): Extract<SharedDeal, { readonly version: 2 }> {
  const [sample] = sampleDealsIn('US');
  if (sample === undefined) throw new Error('No American sample deal found');
  const job = sharedJob({ ...sample.deal, strategy }, { profile: {}, today: isoDate('2026-11-22') });
  const result = evaluateDeal(job);
  const shared = result.ok ? toSharedDeal(job, result.outcome) : null;
  if (shared?.version !== 2) throw new Error('The sample was not shared as an American deal');
  return shared;
}

/** The shared form of an invented European flat, in its market's currency. */
export function europeanShared(home: EuropeanHome): Extract<SharedDeal, { readonly version: 3 }> {
  const job = sharedJob(europeanDeal(home), { profile: {}, today: europeanDay });
  const result = evaluateDeal(job);
  if (!result.ok) throw new Error(result.gap.message);
  const shared = toSharedDeal(job, result.outcome);
  if (shared?.version !== 3) throw new Error(`A ${home.strategy} in ${home.market} was not shared as a European deal`);
  return shared;
}
