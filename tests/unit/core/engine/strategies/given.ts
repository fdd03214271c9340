import * as fc from 'fast-check';
import { regulations } from '../../../../../src/core/deal/strategies/regulations/regulations.ts';
import { neutralInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { neutralStrategyInputs } from '../../../../../src/core/deal/strategies/neutralStrategyInputs.ts';
import { inputValues, resolveStrategyInputs } from '../../../../../src/core/deal/strategies/resolveStrategyInputs.ts';
import type { ResolvedStrategyInputs } from '../../../../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { strategyInputs } from '../../../../../src/core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import type { StrategyContext, StrategyAnalysis } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { projectedYears } from '../../../../../src/core/engine/projection.ts';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import type { InputEntry } from '../../../../../src/core/deal/strategies/inputEntry.ts';
import type { InputsOf } from '../../../../../src/core/deal/strategies/inputsById.ts';

/** England on a fixed date, with unknown property facts and no tax on the profit. */
export const contextWith = (changes: Partial<StrategyContext> = {}): StrategyContext => ({
  market: rulesOf('GB-ENG'),
  on: isoDate('2026-11-20'),
  property: { energyBand: null, inGreaterLondon: null },
  regulations,
  profitTax: null,
  years: projectedYears,
  ...changes,
});

/** All inputs with their provenance, with defaults filled in. Throws if an input has no value. */
export function resolvedWith<Id extends StrategyId>(strategy: Id, yours: Partial<InputsOf<Id>>): ResolvedStrategyInputs<InputsOf<Id>> {
  const found = resolveStrategyInputs({ strategy, market: 'GB-ENG', yours, ofDeal: null });
  if (!found.ok) throw new Error(`Inputs without a value: ${found.error.join(', ')}`);
  return found.value;
}

export const inputsWith = <Id extends StrategyId>(strategy: Id, yours: Partial<InputsOf<Id>>): InputsOf<Id> =>
  inputValues(resolvedWith(strategy, yours));

/** No growth, and no costs except those the example names. */
export const plain = {
  voidWeeks: 0,
  management: percent(10),
  tenantFind: rate(0),
  maintenance: rate(0),
  insurancePerYear: fromMajor(300),
  certificatesPerYear: minor(0),
  licencePerYear: minor(0),
  legalFees: fromMajor(1500),
  surveyFee: minor(0),
  brokerFee: minor(0),
  arrangementFee: minor(0),
  mortgageRate: percent(5),
  rentGrowth: rate(0),
  priceGrowth: rate(0),
  costGrowth: rate(0),
} as const;

/** The value of the figure with this id. */
export function figure(outcome: StrategyAnalysis, id: string): StrategyAnalysis['figures'][number]['value'] {
  const found = outcome.figures.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No figure ${id}`);
  return found.value;
}

/** Every figure's text by id, with plain spaces. */
export const texts = ({ figures }: StrategyAnalysis): Readonly<Record<string, string>> =>
  Object.fromEntries(figures.map(({ id, text }) => [id, text.replaceAll('\u00a0', ' ')]));

/** Any inputs a British strategy allows, with realistic amounts and few years. Inputs it does not use are neutral. */
export const anyInputs = <Id extends StrategyId>(strategy: Id): fc.Arbitrary<InputsOf<Id>> =>
  anyInputsOf(strategyInputs(strategy, 'GB-ENG')).map((values) => ({
    ...neutralInputs,
    ...neutralStrategyInputs,
    ...values,
  })) as unknown as fc.Arbitrary<InputsOf<Id>>;

/** Any inputs that these catalogue entries allow. */
export const anyInputsOf = (entries: readonly InputEntry[]): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(entries.map((entry) => [entry.key, anyValue(entry)])));

const step = (low: number, high: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.ceil(low * 1e4), max: Math.floor(high * 1e4) }).map((steps) => steps / 1e4);

const room = fc.record({
  label: fc.constant('Room'),
  monthlyRent: fc.integer({ min: 0, max: 200_000 }).map(minor),
  voidWeeks: step(0, 52),
  people: fc.integer({ min: 1, max: 3 }),
  squareMetres: fc.option(step(4, 30), { nil: null }),
});

const season = fc.record({
  label: fc.constant('Season'),
  nights: fc.integer({ min: 1, max: 122 }),
  rateFactor: step(0, 3),
  occupancyFactor: step(0, 3),
});

const large = new Set(['purchasePrice', 'afterRepairValue']);

function anyValue({ key, unit, bounds: [low, high], choices }: InputEntry): fc.Arbitrary<unknown> {
  switch (unit) {
    case 'yes-no':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...choices.map(({ value }) => value));
    case 'money':
      return fc.integer({ min: low, max: large.has(key) ? 300_000_000 : 2_000_000 });
    case 'rooms':
      return fc.array(room, { minLength: 1, maxLength: 8 });
    case 'units':
      return fc.array(fc.record({ label: fc.constant('Unit'), monthlyRent: fc.integer({ min: 0, max: 500_000 }) }), {
        minLength: 1,
        maxLength: 3,
      });
    case 'seasons':
      return fc.array(season, { minLength: 1, maxLength: 3 });
    case 'count':
    case 'months':
    case 'years':
      return fc.integer({ min: low, max: high });
    default:
      return step(low, high);
  }
}
