import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownInputs } from '../../../../../../src/core/deal/strategies/ownInputs.ts';
import type { StrategyId } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { analyseStrategy } from '../../../../../../src/core/engine/strategies/analyseStrategy.ts';
import { usStates } from '../../../../../../src/core/market/markets.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { strategyBase } from '../../../../../../src/core/pipeline/evaluateStrategy.ts';
import type { TaxedStrategy } from '../../../../../../src/core/pipeline/owned/taxStrategy.ts';
import {
  americanJob,
  americanOutcome,
  anyHome,
  cellsOfStates,
  drawnHome,
  lineIn,
  numberIn,
  type AmericanHome,
} from '../../../../../support/americanDeals.ts';

/** A kept home with its years, its sale and their taxes. */
function taxedHome(home: AmericanHome): TaxedStrategy {
  const job = americanJob({ ...home, basis: 'after-tax' });
  const { strategy } = home;
  const base = strategyBase({ job, strategy, yours: ownInputs(job.deal, strategy) });
  if (!base.ok) throw new Error(base.error.message);
  const { values, context, tax } = base.value;
  const taxed = tax(values, analyseStrategy<StrategyId>(strategy, values, context));
  if (taxed === null) throw new Error('A kept home is taxed');
  return taxed;
}

const saysOfFurniture = (strategy: StrategyId): boolean =>
  taxedHome({ state: 'OH', strategy }).checks.some(({ words }) => words.startsWith('Furniture is not written off here'));

const taxedCells = cellsOfStates.filter(({ basis }) => basis === 'after-tax');
const kept = taxedCells.filter(({ strategy }) => strategy !== 'flip');

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('after the taxes of an American owner', () => {
  it.each(kept)('$strategy of $owner: every cent goes to costs, lenders, taxes or owners', ({ strategy, owner, states }) => {
    for (const state of states)
      fc.assert(
        fc.property(anyHome, (home) => {
          const { taxed, hold } = taxedHome({ state, owner, ...drawnHome(strategy, home) });
          const { proceeds, sellingCosts, loan } = hold.disposal;
          const before = hold.years.map((year) => year.rent - year.costs - year.financeCosts - year.principalRepaid);
          expect(taxed.years.map(({ netCash, tax }) => netCash + tax)).toEqual(before);
          expect(taxed.saleCash + taxed.saleTax).toBe(proceeds - sellingCosts - loan);
          expect(taxed.totalTax).toBe(sum(taxed.years.map(({ tax }) => tax)) + taxed.saleTax);
          expect(taxed.totalCash + taxed.totalTax).toBe(sum(before) + proceeds - sellingCosts - loan);
        }),
        { numRuns: 1, endOnFailure: true },
      );
  });

  it.each(taxedCells)(
    '$strategy of $owner: what is left after tax is what there was before it, less the tax',
    ({ strategy, owner, states }) => {
      for (const state of states)
        fc.assert(
          fc.property(anyHome, (home) => {
            const asked = { state, owner, ...drawnHome(strategy, home) };
            const [before, after] = [americanOutcome(asked), americanOutcome({ ...asked, basis: 'after-tax' })];
            if (strategy === 'flip') {
              // A flip is taxed whichever is asked.
              expect(after.figures).toEqual(before.figures);
              const [profit, tax] = ['profitBeforeTax', 'tax'].map((id) => numberIn(after, id) ?? Number.NaN);
              expect(tax).toBeGreaterThanOrEqual(0);
              expect(tax === 0).toBe((profit ?? 0) <= 0);
              expect(tax).toBeLessThanOrEqual(Math.max(0, profit ?? 0));
              return;
            }
            const { taxed } = taxedHome(asked);
            const [first] = taxed.years;
            expect(numberIn(after, 'annualCashFlow')).toBe((numberIn(before, 'annualCashFlow') ?? 0) - (first?.tax ?? 0));
            expect(numberIn(after, 'netOperatingIncome')).toBe(numberIn(before, 'netOperatingIncome'));
            expect(numberIn(after, 'cashNeeded')).toBe(numberIn(before, 'cashNeeded'));
          }),
          { numRuns: 1, endOnFailure: true },
        );
    },
  );

  it.each(kept)(
    '$strategy of $owner: a profit never lowers the tax, and a loss lowers it only where it is allowed',
    ({ strategy, owner, states }) => {
      for (const state of states)
        fc.assert(
          fc.property(anyHome, (home) => {
            // Above $150,000 of income no rental loss is allowed against it, so that nothing is ever paid back.
            const dear = taxedHome({ state, owner, tax: { otherIncome: fromMajor(400_000) }, ...drawnHome(strategy, home) });
            for (const { tax } of dear.taxed.years) expect(tax).toBeGreaterThanOrEqual(0);
            // Nor with no part in it, whatever the income.
            const passive = taxedHome({ state, owner, tax: { participation: 'none' }, ...drawnHome(strategy, home) });
            for (const { tax } of passive.taxed.years) expect(tax).toBeGreaterThanOrEqual(0);
            // Of at most $25,000 a year, at no more than the highest rates of federation and state on $75,000.
            const usual = taxedHome({ state, owner, ...drawnHome(strategy, home) });
            for (const { tax } of usual.taxed.years) expect(tax).toBeGreaterThanOrEqual(-9_000_00);
          }),
          { numRuns: 1, endOnFailure: true },
        );
    },
  );

  it.each([...new Set(kept.map(({ strategy }) => strategy))])('%s names the choices that are not modelled', (strategy) => {
    const said = taxedHome({ state: 'OH', strategy }).checks.map(({ words }) => words);
    for (const named of ['section 1031', 'Cost segregation and bonus depreciation', 'real estate professionals'])
      expect(said.filter((words) => words.includes(named) && words.includes('not modelled'))).toHaveLength(1);
  });

  it('loses nothing of a loss: what is not allowed comes off at the sale', () => {
    const losing = { strategy: 'buy-to-let', price: 300_000, rent: 1_200 } as const;
    for (const state of usStates) {
      const active = taxedHome({ state, ...losing }).taxed;
      const none = taxedHome({ state, ...losing, tax: { participation: 'none' } }).taxed;
      expect(sum(active.years.map(({ tax }) => tax))).toBeLessThan(0);
      expect(sum(none.years.map(({ tax }) => tax))).toBe(0);
      expect(none.saleTax).toBeLessThan(active.saleTax);
      expect(none.notes.some((note) => /^In 2027 a loss of \$[\d,]+ is carried forward\.$/.test(note))).toBe(true);
      expect(none.notes.some((note) => /^Losses of \$[\d,]+ carried forward come off the income of the year of sale\.$/.test(note))).toBe(
        true,
      );
      expect(active.notes.some((note) => /^In 2027 a loss of \$[\d,]+ lowers other income\.$/.test(note))).toBe(true);
    }
  });

  it('says that furniture is not written off where some is bought', () => {
    expect([saysOfFurniture('hmo'), saysOfFurniture('serviced-accommodation'), saysOfFurniture('buy-to-let')]).toEqual([true, true, false]);
  });

  it('writes points, mortgage tax and refinancing off over the loan, and puts what the empty house costs into its basis', () => {
    const rental = taxedHome({ state: 'FL', strategy: 'buy-to-let' });
    const [first, second] = rental.hold.years;
    const { oneOffCosts: lines, years } = americanOutcome({ state: 'FL', strategy: 'buy-to-let' }).analysis;
    expect(rental.hold.financed).toBe(lineIn(lines, 'points') + lineIn(lines, 'mortgageTax'));
    expect(first?.financeCosts).toBe((years[0]?.interest ?? 0) + rental.hold.financed);
    expect(second?.financeCosts).toBe(years[1]?.interest);
    expect(rental.hold.disposal.baseCost).toBe(
      fromMajor(300_000) + sum(lines.map(({ amount }) => amount)) - rental.hold.financed - lineIn(lines, 'prepaid'),
    );

    const project = taxedHome({ state: 'OH', strategy: 'brrrr' });
    const costs = americanOutcome({ state: 'OH', strategy: 'brrrr' }).analysis.oneOffCosts;
    expect(project.hold.financed).toBe(lineIn(costs, 'refinancing'));
    for (const id of ['bridgingFee', 'bridgingInterest', 'holding']) expect(lineIn(costs, id)).toBeGreaterThan(0);
    expect(project.hold.disposal.baseCost).toBe(fromMajor(300_000) + sum(costs.map(({ amount }) => amount)) - lineIn(costs, 'refinancing'));
  });
});
