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

/** The strategies that deals are evaluated under in pounds. */
export const sharedStrategies = [
  'buy-to-let',
  'brrrr',
  'flip',
  'hmo',
  'serviced-accommodation',
  'rent-to-rent',
] as const satisfies readonly StrategyId[];

/** The fixture's terrace under a strategy, its values those that are known of the home. */
export const strategyDeal = (strategy: StrategyId, changes: Parameters<typeof sampleDeal>[0] = {}): Deal => ({
  ...sampleDeal(changes),
  strategy,
});

/** What is shared of the fixture's terrace, computed by the engine. */
export const sampleSharedDeal = (changes: Parameters<typeof sampleDeal>[0] = {}): SharedDeal => sharedUnder('buy-to-let', changes);

/** The same under any strategy. */
export function sharedUnder(strategy: StrategyId, changes: Parameters<typeof sampleDeal>[0] = {}): SharedDeal {
  const job = sharedJob(strategyDeal(strategy, changes), { profile: {}, today: isoDate('2026-11-22') });
  const result = evaluateDeal(job);
  const shared = result.ok ? toSharedDeal(job, result.outcome) : null;
  if (shared === null) throw new Error('The fixture has no figures');
  return shared;
}

/** What is shared of an American sample under any strategy, in dollars. */
export function americanShared(strategy: StrategyId = 'buy-to-let'): Extract<SharedDeal, { readonly version: 2 }> {
  const [sample] = sampleDealsIn('US');
  if (sample === undefined) throw new Error('There is an American sample');
  const job = sharedJob({ ...sample.deal, strategy }, { profile: {}, today: isoDate('2026-11-22') });
  const result = evaluateDeal(job);
  const shared = result.ok ? toSharedDeal(job, result.outcome) : null;
  if (shared?.version !== 2) throw new Error('The sample is shared as an American deal');
  return shared;
}

/** What is shared of an invented European flat, in the money of its market. */
export function europeanShared(home: EuropeanHome): Extract<SharedDeal, { readonly version: 3 }> {
  const job = sharedJob(europeanDeal(home), { profile: {}, today: europeanDay });
  const result = evaluateDeal(job);
  if (!result.ok) throw new Error(result.gap.message);
  const shared = toSharedDeal(job, result.outcome);
  if (shared?.version !== 3) throw new Error(`A ${home.strategy} in ${home.market} is shared as a European deal`);
  return shared;
}
