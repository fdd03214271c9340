import { describe, expect, it } from 'vitest';
import type { StrategyId } from '../../../../../../src/core/deal/strategies/strategyInput.ts';
import { fromMajor } from '../../../../../../src/core/kernel/money.ts';
import { usStates } from '../../../../../../src/core/market/markets.ts';
import type { TaxedStrategy } from '../../../../../../src/core/pipeline/ownership/taxStrategy.ts';
import { americanJob, americanOutcome, americanSpine, spineHome, type AmericanHome } from '../../../../../support/americanDeals.ts';
import { expectEveryCent, expectLessTheTax, sumOfAmounts, taxedOf } from '../../../../../support/spine/afterTax.ts';
import { tryInEach } from '../../../../../support/spine/cells.ts';
import { lineIn, numberIn } from '../../../../../support/spine/outcomes.ts';

/** A home that is kept, with its years, its sale and their taxes. */
const taxedHome = (home: AmericanHome): TaxedStrategy => taxedOf(americanJob({ ...home, basis: 'after-tax' }), home.strategy);

const saysOfFurniture = (strategy: StrategyId): boolean =>
  taxedHome({ state: 'OH', strategy }).checks.some(({ words }) => words.startsWith('The law allows you to write off furniture'));

const taxedCells = americanSpine.cells.filter(({ basis }) => basis === 'after-tax');
const kept = taxedCells.filter(({ strategy }) => strategy !== 'flip');

describe('American after-tax figures', () => {
  it.each(kept)('$strategy for $owner: every cent goes to costs, lenders, taxes or owners', (cell) => {
    tryInEach(cell, (home) => expectEveryCent(taxedHome(spineHome(home))));
  });

  it.each(kept)('$strategy for $owner: after-tax cash is before-tax cash less the tax', (cell) => {
    tryInEach(cell, (home) => expectLessTheTax(americanSpine.jobOf, home));
  });

  it.each(taxedCells.filter(({ strategy }) => strategy === 'flip'))(
    '$strategy for $owner: the profit is taxed, whichever basis is chosen',
    (cell) => {
      tryInEach(cell, (home) => {
        const [before, after] = [americanOutcome({ ...spineHome(home), basis: 'before-tax' }), americanOutcome(spineHome(home))];
        expect(after.figures).toEqual(before.figures);
        const [profit = Number.NaN, tax = Number.NaN] = ['profitBeforeTax', 'tax'].map((id) => numberIn(after, id) ?? undefined);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax === 0).toBe(profit <= 0);
        expect(tax).toBeLessThanOrEqual(Math.max(0, profit));
      });
    },
  );

  it.each(kept)('$strategy for $owner: a profit never lowers the tax, and a loss lowers it only if allowed', (cell) => {
    tryInEach(cell, (home) => {
      const asked = spineHome(home);
      // Above $150,000 of income no rental loss is allowed, so there is never a refund.
      const dear = taxedHome({ ...asked, tax: { otherIncome: fromMajor(400_000) } });
      for (const { tax } of dear.taxed.years) expect(tax).toBeGreaterThanOrEqual(0);
      // Without participation no loss is allowed, whatever the income.
      const passive = taxedHome({ ...asked, tax: { participation: 'none' } });
      for (const { tax } of passive.taxed.years) expect(tax).toBeGreaterThanOrEqual(0);
      // At most $25,000 a year is allowed, refunded at no more than the highest federal and state rates on $75,000.
      const usual = taxedHome(asked);
      for (const { tax } of usual.taxed.years) expect(tax).toBeGreaterThanOrEqual(-9_000_00);
    });
  });

  it.each([...new Set(kept.map(({ strategy }) => strategy))])('%s names the options that are not modelled', (strategy) => {
    const said = taxedHome({ state: 'OH', strategy }).checks.map(({ words }) => words);
    for (const named of ['section 1031', 'Cost segregation and bonus depreciation', 'real estate professionals'])
      expect(said.filter((words) => words.includes(named) && /n’t modeled/.test(words))).toHaveLength(1);
  });

  it('a disallowed loss is deducted at the sale', () => {
    const losing = { strategy: 'buy-to-let', price: 300_000, rent: 1_200 } as const;
    for (const state of usStates) {
      const active = taxedHome({ state, ...losing }).taxed;
      const none = taxedHome({ state, ...losing, tax: { participation: 'none' } }).taxed;
      expect(sumOfAmounts(active.years.map(({ tax }) => tax))).toBeLessThan(0);
      expect(sumOfAmounts(none.years.map(({ tax }) => tax))).toBe(0);
      expect(none.saleTax).toBeLessThan(active.saleTax);
      expect(none.notes.some((note) => /^In 2027 a loss of \$[\d,]+ is carried forward\.$/.test(note))).toBe(true);
      expect(none.notes.some((note) => /^Carried-forward losses of \$[\d,]+ reduce income in the year of sale\.$/.test(note))).toBe(true);
      expect(active.notes.some((note) => /^In 2027 a loss of \$[\d,]+ reduces other income\.$/.test(note))).toBe(true);
    }
  });

  it('a note says that furniture is not written off, if any is bought', () => {
    expect([saysOfFurniture('hmo'), saysOfFurniture('serviced-accommodation'), saysOfFurniture('buy-to-let')]).toEqual([true, true, false]);
  });

  it('points, mortgage tax and refinancing costs are loan costs; holding costs while the house is empty are added to its basis', () => {
    const rental = taxedHome({ state: 'FL', strategy: 'buy-to-let' });
    const [first, second] = rental.hold.years;
    const { oneOffCosts: lines, years } = americanOutcome({ state: 'FL', strategy: 'buy-to-let' }).analysis;
    expect(rental.hold.financed).toBe(lineIn(lines, 'points') + lineIn(lines, 'mortgageTax'));
    expect(first?.financeCosts).toBe((years[0]?.interest ?? 0) + rental.hold.financed);
    expect(second?.financeCosts).toBe(years[1]?.interest);
    expect(rental.hold.disposal.baseCost).toBe(
      fromMajor(300_000) + sumOfAmounts(lines.map(({ amount }) => amount)) - rental.hold.financed - lineIn(lines, 'prepaid'),
    );

    const project = taxedHome({ state: 'OH', strategy: 'brrrr' });
    const costs = americanOutcome({ state: 'OH', strategy: 'brrrr' }).analysis.oneOffCosts;
    expect(project.hold.financed).toBe(lineIn(costs, 'refinancing'));
    for (const id of ['bridgingFee', 'bridgingInterest', 'holding']) expect(lineIn(costs, id)).toBeGreaterThan(0);
    expect(project.hold.disposal.baseCost).toBe(
      fromMajor(300_000) + sumOfAmounts(costs.map(({ amount }) => amount)) - lineIn(costs, 'refinancing'),
    );
  });
});
