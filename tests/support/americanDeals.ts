import * as fc from 'fast-check';
import { createDeal } from '../../src/core/deal/createDeal.ts';
import type { Deal } from '../../src/core/deal/deal.ts';
import { nothingKnown } from '../../src/core/deal/manual/createManualDeal.ts';
import type { Basis, Owner } from '../../src/core/deal/ownership.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import { strategyIds, type StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import type { AmericanTaxInputs } from '../../src/core/deal/tax/americanTax.ts';
import { figureNumber } from '../../src/core/engine/strategies/figures.ts';
import { instant, isoDate } from '../../src/core/kernel/calendar.ts';
import { usStates, type UsState } from '../../src/core/market/markets.ts';
import { fromMajor } from '../../src/core/kernel/money.ts';
import type { ListingFacts } from '../../src/core/listing/facts.ts';
import { notCovered } from '../../src/core/pipeline/coverage.ts';
import { evaluateDeal } from '../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob, OtherOutcome } from '../../src/core/pipeline/outcome.ts';
import { sampleId } from './dealFixtures.ts';

export const americanDay = isoDate('2026-11-20');
const capturedAt = instant(Date.UTC(2026, 10, 20, 11, 52));

/** What an invented American home is asked under. Amounts in dollars. */
export interface AmericanHome {
  readonly state: UsState;
  readonly strategy: StrategyId;
  readonly price?: number;
  /** A month's rent of the whole home. */
  readonly rent?: number;
  readonly owner?: Owner;
  readonly basis?: Basis;
  /** Own values for the strategy, in its own units. */
  readonly yours?: Readonly<Record<string, unknown>>;
  readonly facts?: Partial<ListingFacts>;
  readonly tax?: Partial<AmericanTaxInputs>;
}

/** A house of three bedrooms from 1988 without dues, of which only price and rent are told, owned by one person before tax. */
export function americanDeal({ state, strategy, price = 300_000, rent = 2_400, yours = {}, facts = {} }: AmericanHome): Deal {
  const deal = createDeal({
    id: sampleId(3),
    mid: sampleId(4),
    at: capturedAt,
    reading: {
      site: 'zillow',
      facts: {
        ...nothingKnown,
        url: 'https://www.zillow.com/homedetails/19000103_zpid/',
        transaction: 'sale',
        askingPrice: { amount: fromMajor(price), currency: 'USD', qualifier: null, period: null, onApplication: false },
        bedrooms: 3,
        propertyType: 'Single family',
        floorAreaSqFt: 1_400,
        yearBuilt: 1988,
        status: 'available',
        ...facts,
      },
      sources: {},
      warnings: [],
    },
    via: 'page',
    parserVersion: 1,
  });
  const typed = { monthlyRent: fromMajor(rent) };
  const own = strategy === 'buy-to-let' ? { 'buy-to-let': { ...typed, ...yours } } : { 'buy-to-let': typed, [strategy]: yours };
  return { ...deal, country: 'US', region: state, strategy, inputs: own };
}

export function americanJob(home: AmericanHome): EvaluationJob {
  const { owner = 'me', basis = 'before-tax', tax } = home;
  return {
    deal: americanDeal(home),
    profile: { ...standardProfile, country: 'US', owner, basis, ...(tax === undefined ? {} : { abroad: { US: { tax } } }) },
    today: americanDay,
  };
}

/** The outcome of a job; throws where it has none. */
export function outcomeOf(job: EvaluationJob): OtherOutcome {
  const result = evaluateDeal(job);
  if (!result.ok) throw new Error(result.gap.message);
  if (result.outcome.form !== 'strategy') throw new Error('An American home has no British letting');
  return result.outcome;
}

export const americanOutcome = (home: AmericanHome): OtherOutcome => outcomeOf(americanJob(home));

/** A figure as a number: cents, a fraction or a count; null where words stand in its place. */
export const numberIn = ({ figures }: Pick<OtherOutcome, 'figures'>, id: string): number | null => figureNumber(figures, id);

/** An amount of a list of costs, nothing where it is not listed. */
export const lineIn = (lines: readonly { readonly id: string; readonly amount: number }[], id: string): number =>
  lines.find((line) => line.id === id)?.amount ?? 0;

export const sumOf = (lines: readonly { readonly amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Every strategy with each owner and basis it is modelled for in the United States. */
export const americanCells = strategyIds.flatMap((strategy) =>
  (['before-tax', 'after-tax'] as const).flatMap((basis) =>
    (['me', 'joint'] as const).flatMap((owner) =>
      notCovered({ market: 'US-OH', strategy, owner, basis }) === null ? [{ strategy, basis, owner }] : [],
    ),
  ),
);

/** The same cells, each with its part of the states: together they ask every strategy of every state. */
export const cellsOfStates = americanCells.map((cell) => {
  const alike = americanCells.filter(({ strategy }) => strategy === cell.strategy);
  return { ...cell, states: usStates.filter((_, at) => at % alike.length === alike.indexOf(cell)) };
});

/** Prices and rents from a cheap house to a dear one, and what rehab makes of the price. */
export const anyHome = fc.record({
  price: fc.integer({ min: 60_000, max: 1_900_000 }),
  rent: fc.integer({ min: 500, max: 9_000 }),
  gain: fc.double({ min: 1, max: 2, noNaN: true }),
});

type Drawn = typeof anyHome extends fc.Arbitrary<infer Home> ? Home : never;

/** A drawn home under a strategy; projects end at the value that was drawn. */
export const drawnHome = (
  strategy: StrategyId,
  { price, rent, gain }: Drawn,
): Pick<AmericanHome, 'strategy' | 'price' | 'rent' | 'yours'> => ({
  strategy,
  price,
  rent,
  yours: strategy === 'flip' || strategy === 'brrrr' ? { afterRepairValue: fromMajor(Math.round(price * gain)) } : {},
});

/** A job whose every input is typed as it is in use, with some of them changed: nothing else moves with them. */
export function withInputs(job: EvaluationJob, outcome: OtherOutcome, changes: Readonly<Record<string, unknown>>): EvaluationJob {
  const inUse = Object.entries(outcome.inputs).map(([key, input]) => [key, input?.value]);
  const yours = { ...Object.fromEntries(inUse), ...changes };
  return { ...job, deal: { ...job.deal, inputs: { ...job.deal.inputs, [outcome.strategy]: yours } } };
}

/** Every text of an answer with the path to it. */
export function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}
