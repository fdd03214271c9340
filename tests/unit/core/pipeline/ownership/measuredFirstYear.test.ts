import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regulations } from '../../../../../src/core/deal/strategies/regulations/regulations.ts';
import { inputValues } from '../../../../../src/core/deal/strategies/resolveStrategyInputs.ts';
import { analyseStrategy, measureStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import type { StrategyContext } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { projectedYears } from '../../../../../src/core/engine/projection.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { marketIds } from '../../../../../src/core/market/marketIds.ts';
import { rulesOf } from '../../../../../src/core/market/registry.ts';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { createFirstYearTax, taxStrategy } from '../../../../../src/core/pipeline/ownership/taxStrategy.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';
import type { InputsOf } from '../../../../../src/core/deal/strategies/inputsById.ts';
import { owners, type Owner } from '../../../../../src/core/deal/owner.ts';

const strategies = ['brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const;
const unmeasured = new Set(['irr', 'equityMultiple', 'leaseProfit', 'bridgingAprc']);

const plain = sampleJob();
const places = ['england', 'scotland', 'wales', 'northern-ireland'] as const;

const context = (place: (typeof places)[number]): StrategyContext => ({
  market: rulesOf(marketIds[place]),
  on: plain.today,
  property: { energyBand: 'C', inGreaterLondon: null },
  regulations,
  profitTax: null,
  years: projectedYears,
});

const anyYours = fc.record({
  price: fc.integer({ min: 60_000, max: 600_000 }),
  rent: fc.integer({ min: 300, max: 2_500 }),
  holdYears: fc.integer({ min: 1, max: 30 }),
});

function valuesOf<Id extends OtherStrategy>(strategy: Id, { price, rent, holdYears }: { price: number; rent: number; holdYears: number }) {
  const yours = {
    purchasePrice: fromMajor(price),
    monthlyRent: fromMajor(rent),
    leaseRentPerMonth: fromMajor(rent),
    ...(strategy === 'flip' || strategy === 'rent-to-rent' ? {} : { holdYears }),
  } as unknown as Partial<InputsOf<Id>>;
  const found = evaluateStrategy({ job: plain, strategy, yours });
  if (!found.ok) throw new Error(found.error.message);
  return { values: inputValues(found.value.inputs), analysis: found.value.analysis };
}

/** A company cannot live in a home. */
const ownersOf = (strategy: OtherStrategy): readonly Owner[] =>
  strategy === 'house-hack' ? owners.filter((owner) => owner !== 'company') : owners;

describe('first-year figures calculated alone', () => {
  it.each(strategies)('equal those of the whole hold, except totals over the years and solved values: %s', (strategy) => {
    fc.assert(
      fc.property(anyYours, fc.constantFrom(...places), (yours, place) => {
        const { values } = valuesOf(strategy, yours);
        const whole = analyseStrategy(strategy, values, context(place)).figures.filter(({ id }) => !unmeasured.has(id));
        const { figures, years } = measureStrategy(strategy, values, context(place));
        expect(figures).toEqual(whole.map(({ id, value }) => ({ id, value })));
        if (strategy !== 'flip') expect(years).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['brrrr', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const)(
    'equal those of the whole hold after tax too, for every owner: %s',
    (strategy) => {
      fc.assert(
        fc.property(anyYours, fc.constantFrom(...ownersOf(strategy)), fc.integer({ min: 0, max: 160_000 }), (yours, owner, income) => {
          const { values, analysis } = valuesOf(strategy, yours);
          const job = { ...plain, profile: { ...plain.profile, tax: { otherIncome: fromMajor(income) } } };
          const asked = { job, owner, values: { ...values } };
          const whole = taxStrategy({ ...asked, analysis });
          const first = createFirstYearTax({ job, owner, strategy }).figures({
            values: asked.values,
            measured: measureStrategy(strategy, values, context('england')),
            whole: () => analysis,
          });
          if (whole === null || first === null) throw new Error('An owner has no tax result');
          expect(first).toEqual(whole.figures.filter(({ id }) => !unmeasured.has(id)).map(({ id, value }) => ({ id, value })));
        }),
        { numRuns: 200 },
      );
    },
  );
});
