import { type StrategyId, strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseStrategy, explainStrategy } from '../../../../../src/core/engine/strategies/analyseStrategy.ts';
import type { StrategyExplanation, StrategyAnalysis } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { provenanceText } from '../../../../../src/core/report/reportInputs.ts';
import { anyInputs, contextWith, inputsWith, resolvedWith } from './given.ts';
import type { InputsOf } from '../../../../../src/core/deal/strategies/inputsById.ts';
import type { Explanation } from '../../../../../src/core/report/reportTable.ts';

const room = { label: 'Room', monthlyRent: fromMajor(500), voidWeeks: 3, people: 1, squareMetres: null };

/** For each strategy, the inputs that have no default. */
const answers: { readonly [Id in StrategyId]: Partial<InputsOf<Id>> } = {
  'buy-to-let': { purchasePrice: fromMajor(150_000), monthlyRent: fromMajor(900) },
  brrrr: { purchasePrice: fromMajor(100_000), afterRepairValue: fromMajor(160_000), monthlyRent: fromMajor(900) },
  flip: { purchasePrice: fromMajor(100_000), afterRepairValue: fromMajor(180_000) },
  hmo: { purchasePrice: fromMajor(200_000), rooms: [room, room, room] },
  'serviced-accommodation': { purchasePrice: fromMajor(200_000), nightlyRate: fromMajor(120) },
  'rent-to-rent': { leaseRentPerMonth: fromMajor(900), rooms: [room, room, room, room] },
  'house-hack': {
    purchasePrice: fromMajor(250_000),
    housingCostNow: fromMajor(1000),
    rooms: [room, room],
  },
};

const explained = (strategy: StrategyId): readonly StrategyExplanation[] =>
  explainStrategy({ strategy, inputs: resolvedWith(strategy, answers[strategy]), context: contextWith(), provenanceText: provenanceText });

function isWhole({
  income,
  costs,
  interest,
  principal,
  capital,
  cashFlow,
  propertyValue,
  loanBalance,
  equity,
}: StrategyAnalysis['years'][number]): boolean {
  return cashFlow === income - costs - interest - principal + capital && equity === propertyValue - loanBalance;
}

describe.each(strategyIds)('%s', (strategy) => {
  it('gives every figure as a finite number or in words, for any inputs within their bounds', () => {
    fc.assert(
      fc.property(anyInputs(strategy), (inputs) => {
        const outcome = analyseStrategy(strategy, inputs, contextWith());
        expect(outcome.figures.filter(({ text }) => text === '' || /NaN|Infinity|∞|undefined/.test(text))).toEqual([]);
        expect(outcome.years.every(isWhole)).toBe(true);
        expect(outcome.checks.filter(({ id, words }) => id === '' || !words.endsWith('.'))).toEqual([]);
        expect(outcome.figures.filter(({ id, label }) => id === '' || label === '')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('accumulates its cash flows year by year', () => {
    fc.assert(
      fc.property(anyInputs(strategy), (inputs) => {
        let sum = 0;
        for (const { cashFlow, cumulativeCashFlow } of analyseStrategy(strategy, inputs, contextWith()).years) {
          sum += cashFlow;
          expect(cumulativeCashFlow).toBe(sum);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('explains every figure with a formula and terms that have a name, a value and an origin', () => {
    const { figures } = analyseStrategy(strategy, valuesOf(strategy), contextWith());
    const found = explained(strategy);
    expect(found.map(({ id, value }) => [id, value])).toEqual(figures.map(({ id, text }) => [id, text]));
    for (const { formula, terms, sources } of found) {
      expect(formula.length).toBeGreaterThan(5);
      expect(terms.length).toBeGreaterThan(0);
      expect(terms.every(({ label, value, from }) => label !== '' && value !== '' && from !== null && from !== '')).toBe(true);
      expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length);
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  it('has explanations of the same shape as the report’s', () => {
    // The compiler checks that the two shapes match. Only the ids differ.
    const asReport: readonly (Omit<Explanation, 'id'> & { readonly id: string })[] = explained(strategy);
    expect(asReport).not.toEqual([]);
  });
});

it('explainStrategy names the transfer tax law if the tax is part of a figure', () => {
  const sources = explained('brrrr').find(({ id }) => id === 'totalCost')?.sources ?? [];
  expect(sources.some(({ url }) => url?.includes('gov.uk') ?? false)).toBe(true);
});

it('explainStrategy attributes the user’s inputs to the user, and a default to its publication', () => {
  const terms = explained('flip').find(({ id }) => id === 'bridgingCost')?.terms ?? [];
  expect(terms.find(({ label }) => label === 'Bridging rate')?.from).toContain('Published bridging rates');
  const price = explained('flip')
    .find(({ id }) => id === 'totalCost')
    ?.terms.find(({ label }) => label === 'Purchase price');
  expect(price).toEqual({ label: 'Purchase price', value: '£100,000', from: 'Your figure' });
});

const valuesOf = <Id extends StrategyId>(strategy: Id): InputsOf<Id> => inputsWith(strategy, answers[strategy]);
