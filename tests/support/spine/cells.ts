import * as fc from 'fast-check';
import { strategyIds, type StrategyId } from '../../../src/core/deal/strategies/strategyInput.ts';
import type { MarketId } from '../../../src/core/market/markets.ts';
import { notCovered } from '../../../src/core/pipeline/coverage.ts';
import type { EvaluationJob } from '../../../src/core/pipeline/outcome.ts';
import type { Basis, Owner } from '../../../src/core/deal/owner.ts';

/** One cell of what is calculated. */
export interface Cell {
  readonly strategy: StrategyId;
  readonly owner: Owner;
  readonly basis: Basis;
}

/** A cell with the markets its laws are tried in. */
export interface SpineCell extends Cell {
  /** Of all its markets, as a title names them: "US", "IE". */
  readonly country: string;
  readonly markets: readonly MarketId[];
}

/** A home drawn at random in a market. Amounts in whole units of the market’s money, of złoty in fours. */
export interface SpineHome extends Cell {
  readonly market: MarketId;
  readonly price: number;
  /** A month’s rent of the whole home. */
  readonly rent: number;
  /** What a project ends at. */
  readonly endValue: number;
}

/** Makes the job of a home; of each country its own. */
export type JobMaker = (home: SpineHome) => EvaluationJob;

/** The cells of a country and how a home in it is asked about. */
export interface Spine {
  readonly cells: readonly SpineCell[];
  readonly jobOf: JobMaker;
  /** Whether a threshold of the law lies between two jobs, above which all is taxed at once: then more can leave less. None where absent. */
  readonly hasStepBetween?: (one: EvaluationJob, other: EvaluationJob) => boolean;
}

/** Every strategy with each owner and basis it is modelled for in a market. */
export const cellsOf = (market: MarketId): readonly Cell[] =>
  strategyIds.flatMap((strategy) =>
    (['before-tax', 'after-tax'] as const).flatMap((basis) =>
      (['me', 'joint'] as const).flatMap((owner) =>
        notCovered({ market, strategy, owner, basis }) === null ? [{ strategy, basis, owner }] : [],
      ),
    ),
  );

/** Whether a project of the strategy ends at a value of its own. */
export const isProject = (strategy: StrategyId): boolean => strategy === 'flip' || strategy === 'brrrr';

/** Prices and rents from a cheap home to a dear one, and what works make of the price. */
export const anyHome = fc.record({
  price: fc.integer({ min: 60_000, max: 1_900_000 }),
  rent: fc.integer({ min: 500, max: 9_000 }),
  gain: fc.double({ min: 1, max: 2, noNaN: true }),
});

/** By how much an input is changed. */
const anyFactor = fc.double({ min: 1.01, max: 1.6, noNaN: true });

/** Tries a law in every market of a cell, on homes drawn there and a factor above one. */
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
