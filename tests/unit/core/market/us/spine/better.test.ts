import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Basis } from '../../../../../../src/core/deal/ownership.ts';
import type { Room } from '../../../../../../src/core/deal/strategies/inputs/rooms.ts';
import type { StrategyId } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { minor } from '../../../../../../src/core/kernel/money.ts';
import type { EvaluationJob, OtherOutcome } from '../../../../../../src/core/pipeline/outcome.ts';
import { rescoreDeals } from '../../../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { americanJob, anyHome, cellsOfStates, drawnHome, outcomeOf, withInputs } from '../../../../../support/americanDeals.ts';

const inUse = ({ inputs }: OtherOutcome, key: string): number => Number(inputs[key]?.value ?? 0);

const times = (outcome: OtherOutcome, key: string, factor: number) => ({ [key]: minor(Math.round(inUse(outcome, key) * factor)) });

const roomsOf = (inputs: OtherOutcome['inputs']): readonly Room[] => (inputs['rooms']?.value ?? []) as readonly Room[];

const roomsTimes = ({ inputs }: OtherOutcome, factor: number) => ({
  rooms: roomsOf(inputs).map((room) => ({
    ...room,
    monthlyRent: minor(Math.round(room.monthlyRent * factor)),
  })),
});

type Better = (outcome: OtherOutcome, by: number) => Readonly<Record<string, unknown>>;

/**
 * What is better for each strategy, by a factor above one. The new loan of a BRRRR stays what it is: a larger one gives more back and leaves
 * less a month, which is a choice and no better home.
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

/** Rent that is not tested sets no loan. */
const untestedIn = (strategy: StrategyId) => (strategy === 'brrrr' ? { rentCoverRequired: 0 } : {});

/**
 * A lower price leaves less to write off. Where the loan follows the value after the rehab and gives all cash back, the tax on what is left is
 * all that the price still moves, so that it is higher.
 */
const losesDepreciation = (strategy: StrategyId, basis: Basis): boolean => strategy === 'brrrr' && basis === 'after-tax';

const cheaper: Better = (outcome, by) => times(outcome, 'purchasePrice', 1 / by);

function totalOf({ deal, profile, today }: EvaluationJob): number {
  const [row] = rescoreDeals({ deals: [deal], profile, today });
  if (row?.ok !== true) throw new Error(row?.message ?? 'A row for each deal');
  return row.marks.total;
}

const by = fc.double({ min: 1.01, max: 1.6, noNaN: true });

describe('what is better never scores lower', () => {
  it.each(cellsOfStates)(
    '$strategy of $owner $basis: more income, a higher end value, a lower price',
    ({ strategy, owner, basis, states }) => {
      for (const state of states)
        fc.assert(
          fc.property(anyHome, by, (home, factor) => {
            const job = americanJob({ state, owner, basis, ...drawnHome(strategy, home) });
            const outcome = outcomeOf(job);
            const untested = untestedIn(strategy);
            const total = totalOf(withInputs(job, outcome, untested));
            const changes =
              strategy === 'rent-to-rent'
                ? improvements[strategy]
                : [...improvements[strategy], ...(losesDepreciation(strategy, basis) ? [] : [cheaper])];
            for (const better of changes) {
              const changed = { ...untested, ...better(outcome, factor) };
              expect([changed, totalOf(withInputs(job, outcome, changed)) >= total - 1e-9]).toEqual([changed, true]);
            }
          }),
          { numRuns: 1, endOnFailure: true },
        );
    },
  );
});
