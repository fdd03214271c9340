import * as fc from 'fast-check';
import { strategyIds, type StrategyId } from '../../../src/core/deal/strategies/strategyInput.ts';
import type { MarketId } from '../../../src/core/market/markets.ts';
import { notCovered } from '../../../src/core/pipeline/coverage.ts';
import type { EvaluationJob } from '../../../src/core/pipeline/outcome.ts';
import type { Basis, Owner } from '../../../src/core/deal/owner.ts';

/** One combination of strategy, owner and basis. */
export interface Cell {
  readonly strategy: StrategyId;
  readonly owner: Owner;
  readonly basis: Basis;
}

/** A cell with the markets in which its rules are tested. */
export interface SpineCell extends Cell {
  /** The country of all its markets, as used in titles: "US", "IE". */
  readonly country: string;
  readonly markets: readonly MarketId[];
}

/** A random home in a market. Amounts in whole units of the market's currency; złoty in multiples of four. */
export interface SpineHome extends Cell {
  readonly market: MarketId;
  readonly price: number;
  /** A month's rent for the whole home. */
  readonly rent: number;
  /** A project's end value. */
  readonly endValue: number;
}

/** Makes the evaluation job for a home; each country has its own. */
export type JobMaker = (home: SpineHome) => EvaluationJob;

/** A country's cells and how to make a job for a home there. */
export interface Spine {
  readonly cells: readonly SpineCell[];
  readonly jobOf: JobMaker;
  /**
   * Whether the second job, although better, may leave less after tax: because it exceeds a threshold above which everything is taxed, or
   * because its higher value is taxed every year. If absent, it never leaves less.
   */
  readonly mayLeaveLess?: (one: EvaluationJob, other: EvaluationJob) => boolean;
}

/** Every strategy with each owner and basis modelled for a market. */
export const cellsOf = (market: MarketId): readonly Cell[] =>
  strategyIds.flatMap((strategy) =>
    (['before-tax', 'after-tax'] as const).flatMap((basis) =>
      (['me', 'joint'] as const).flatMap((owner) =>
        notCovered({ market, strategy, owner, basis }) === null ? [{ strategy, basis, owner }] : [],
      ),
    ),
  );

/** Whether the strategy is a project with its own end value. */
export const isProject = (strategy: StrategyId): boolean => strategy === 'flip' || strategy === 'brrrr';

/** Prices and rents from cheap to expensive homes, and the factor by which refurbishment raises the price. */
export const anyHome = fc.record({
  price: fc.integer({ min: 60_000, max: 1_900_000 }),
  rent: fc.integer({ min: 500, max: 9_000 }),
  gain: fc.double({ min: 1, max: 2, noNaN: true }),
});

/** The factor by which an input is changed. */
const anyFactor = fc.double({ min: 1.01, max: 1.6, noNaN: true });

/** Tests a rule in every market of a cell, with random homes and a factor above one. */
export function tryInEach(
  { markets, strategy, owner, basis }: SpineCell,
  law: (home: SpineHome, factor: number) => void,
  numRuns = 1,
): void {
  for (const market of markets)
    fc.assert(
      fc.property(anyHome, anyFactor, ({ price, rent, gain }, factor) => {
        law({ market, strategy, owner, basis, price, rent, endValue: Math.round(price * gain) }, factor);
      }),
      { numRuns, endOnFailure: true },
    );
}
