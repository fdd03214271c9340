import { expect } from 'vitest';
import type { Room } from '../../../src/core/deal/strategies/inputs/rooms.ts';
import type { StrategyId } from '../../../src/core/deal/strategies/strategyInput.ts';
import { minor } from '../../../src/core/kernel/money.ts';
import type { EvaluationJob, OtherOutcome } from '../../../src/core/pipeline/outcome.ts';
import { rescoreDeals } from '../../../src/core/pipeline/scoring/rescoreDeals.ts';
import type { Spine, SpineHome } from './cells.ts';
import { inUse, outcomeOf, withInputs } from './outcomes.ts';

const times = (outcome: OtherOutcome, key: string, factor: number) => ({ [key]: minor(Math.round(inUse(outcome, key) * factor)) });

const roomsOf = (inputs: OtherOutcome['inputs']): readonly Room[] => (inputs['rooms']?.value ?? []) as readonly Room[];

const roomsTimes = ({ inputs }: OtherOutcome, factor: number) => ({
  rooms: roomsOf(inputs).map((room) => ({
    ...room,
    monthlyRent: minor(Math.round(room.monthlyRent * factor)),
  })),
});

type Better = (outcome: OtherOutcome, factor: number) => Readonly<Record<string, unknown>>;

/**
 * Improvements for each strategy, by a factor above one. A BRRRR's new loan stays the same: a larger loan releases more cash and leaves
 * less a month, which is a choice, not a better home.
 */
const improvements: Readonly<Record<StrategyId, readonly Better[]>> = {
  'buy-to-let': [(outcome, by) => times(outcome, 'monthlyRent', by), (outcome, by) => ({ vacancy: inUse(outcome, 'vacancy') / by })],
  brrrr: [
    (outcome, by) => times(outcome, 'monthlyRent', by),
    (outcome, by) => ({
      ...times(outcome, 'afterRepairValue', by),
      refinanceOfValue:
        (inUse(outcome, 'refinanceOfValue') * inUse(outcome, 'afterRepairValue')) / Math.round(inUse(outcome, 'afterRepairValue') * by),
    }),
  ],
  flip: [(outcome, by) => times(outcome, 'afterRepairValue', by)],
  hmo: [(outcome, by) => roomsTimes(outcome, by)],
  'serviced-accommodation': [
    (outcome, by) => times(outcome, 'nightlyRate', by),
    (outcome, by) => ({ occupancy: Math.min(1, inUse(outcome, 'occupancy') * by) }),
  ],
  'rent-to-rent': [(outcome, by) => roomsTimes(outcome, by), (outcome, by) => times(outcome, 'leaseRentPerMonth', 1 / by)],
  'house-hack': [(outcome, by) => roomsTimes(outcome, by)],
};

/** Without a rent cover test the rent does not limit the loan. */
const untestedIn = (strategy: StrategyId) => (strategy === 'brrrr' ? { rentCoverRequired: 0 } : {});

const cheaper: Better = (outcome, by) => times(outcome, 'purchasePrice', 1 / by);

/**
 * A lower price leaves less to depreciate. If the loan depends on the value after refurbishment and releases all cash, the price affects
 * only the tax, so a lower price raises it.
 */
const losesDepreciation = ({ strategy, basis }: SpineHome): boolean => strategy === 'brrrr' && basis === 'after-tax';

function totalOf({ deal, profile, today }: EvaluationJob): number {
  const [row] = rescoreDeals({ deals: [deal], profile, today });
  if (row?.ok !== true) throw new Error(row?.message ?? 'A deal has no row');
  return row.marks.total;
}

/** Checks that more income, a higher end value or a lower price never lowers the score. */
export function expectBetter({ jobOf, mayLeaveLess }: Spine, home: SpineHome, factor: number): void {
  const { strategy } = home;
  const job = jobOf(home);
  const outcome = outcomeOf(job);
  const untested = untestedIn(strategy);
  const usual = withInputs(job, outcome, untested);
  const total = totalOf(usual);
  const hasPrice = strategy !== 'rent-to-rent' && !losesDepreciation(home);
  for (const better of [...improvements[strategy], ...(hasPrice ? [cheaper] : [])]) {
    const changed = { ...untested, ...better(outcome, factor) };
    const improved = withInputs(job, outcome, changed);
    if (mayLeaveLess?.(usual, improved) !== true) expect([changed, totalOf(improved) >= total - 1e-9]).toEqual([changed, true]);
  }
}
