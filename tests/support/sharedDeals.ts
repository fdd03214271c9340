import type { SharedDeal } from '../../src/core/community/sharedDeal.ts';
import { sharedJob } from '../../src/core/community/sharedJob.ts';
import { toSharedDeal } from '../../src/core/community/toSharedDeal.ts';
import { isoDate } from '../../src/core/kernel/calendar.ts';
import { evaluateLetting } from '../../src/core/pipeline/evaluateLetting.ts';
import { sampleDeal } from './dealFixtures.ts';

/** What is shared of the fixture's terrace, computed by the engine. */
export function sampleSharedDeal(changes: Parameters<typeof sampleDeal>[0] = {}): SharedDeal {
  const job = sharedJob(sampleDeal(changes), isoDate('2026-11-22'));
  const result = evaluateLetting(job);
  const shared = result.ok ? toSharedDeal(job, result.outcome) : null;
  if (shared === null) throw new Error('The fixture has no figures');
  return shared;
}
