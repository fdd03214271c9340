import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strategyScale } from '../../../../../src/core/engine/goalSeek/strategyScale.ts';
import { comparable, isBetterHighOf } from '../../../../../src/core/engine/strategies/figureDirection.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { seekStrategyGoal, seekStrategyGoals } from '../../../../../src/core/pipeline/risk/seekStrategyGoal.ts';
import type { InputChanges, TrialQuestion } from '../../../../../src/core/pipeline/strategyTrials.ts';
import { strategyGoalInputs } from '../../../../../src/core/report/risk/strategyGoalInputs.ts';
import { emptyFacts, sampleJob } from '../../../../support/dealFixtures.ts';
import type { OtherStrategy } from '../../../../support/otherStrategy.ts';

const strategies = ['brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const;
const taxed = ['brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent'] as const;

interface Asked {
  readonly strategy: OtherStrategy;
  readonly yours?: InputChanges;
  readonly owner?: 'me' | 'joint' | 'company';
  readonly basis?: 'before-tax' | 'after-tax';
}

function questionOf({ strategy, yours = {}, owner = 'me', basis = 'before-tax' }: Asked): TrialQuestion {
  const job = sampleJob();
  return { job: { ...job, deal: { ...job.deal, ownership: { owner, basis } } }, strategy, yours };
}

/** A figure of the deal as its screen shows it with these values entered. */
function shown({ job, strategy, yours }: TrialQuestion, figure: string, changes: InputChanges): number {
  const found = evaluateStrategy({ job, strategy, yours: { ...yours, ...changes } });
  if (!found.ok) throw new Error(found.error.message);
  const value = found.value.analysis.figures.find(({ id }) => id === figure)?.value ?? null;
  return comparable(strategy, figure, value);
}

function evaluated({ job, strategy, yours }: TrialQuestion) {
  const found = evaluateStrategy({ job, strategy, yours });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** Expects an answer to meet the target when entered, and one step further to miss it. Returns whether the target was reached. */
function expectEdge(question: TrialQuestion, asked: Parameters<typeof seekStrategyGoal>[1]): boolean {
  const sought = seekStrategyGoal(question, asked);
  if (!sought.ok) throw new Error(sought.error.message);
  const { goal, answer, words } = sought.value;
  if (answer.kind === 'cannot') {
    expect(words).toContain('because');
    return false;
  }
  const isMet = (figure: number): boolean => (isBetterHighOf(goal.figure) ? figure >= goal.target : figure <= goal.target);
  expect(isMet(shown(question, goal.figure, answer.changes)), words).toBe(true);
  if (answer.limit === 'range') return true;
  const inputs: Readonly<Record<string, { readonly value: unknown } | undefined>> = { ...evaluated(question).inputs };
  const entry = strategyGoalInputs(question.strategy, 'GB-ENG').find(({ key }) => key === goal.vary);
  if (entry === undefined) throw new Error('The strategy has no such input');
  const scale = strategyScale(entry, inputs[goal.vary]?.value);
  const size = scale.valueAt(1);
  const beyond = Math.round(answer.value / size) + (answer.edge === 'highest' ? 1 : -1);
  const figure = shown(question, goal.figure, { ...answer.changes, ...scale.changesAt(beyond) });
  expect(isMet(figure), `${words} A step further: ${figure}`).toBe(false);
  return true;
}

function said(strategy: OtherStrategy, goal: Parameters<typeof seekStrategyGoal>[1]): string {
  const sought = seekStrategyGoal(questionOf({ strategy }), goal);
  return sought.ok ? sought.value.words : sought.error.message;
}

const anyYours = fc.record({
  price: fc.integer({ min: 160, max: 900 }),
  rent: fc.integer({ min: 400, max: 2_500 }),
  works: fc.integer({ min: 0, max: 80_000 }),
});

const yoursOf = ({ price, rent, works }: { readonly price: number; readonly rent: number; readonly works: number }): InputChanges => ({
  purchasePrice: fromMajor(price * 500),
  monthlyRent: fromMajor(rent),
  nightlyRate: fromMajor(Math.round(rent / 10)),
  leaseRentPerMonth: fromMajor(rent),
  refurbishment: fromMajor(works),
});

describe('goal seek for a strategy', () => {
  it.each(strategies)('finds a value that meets the target when entered, and one step further misses it: %s', (strategy) => {
    const inputs = strategyGoalInputs(strategy, 'GB-ENG').map(({ key }) => key);
    const figures = evaluated(questionOf({ strategy })).analysis.figures.map(({ id }) => id);
    let reached = 0;
    fc.assert(
      fc.property(
        anyYours,
        fc.constantFrom(...inputs),
        fc.constantFrom(...figures),
        fc.double({ min: 0.8, max: 1.2, noNaN: true }),
        (...drawn) => {
          const [given, vary, figure, share] = drawn;
          const question = questionOf({ strategy, yours: yoursOf(given) });
          const now = shown(question, figure, {});
          fc.pre(Number.isFinite(now));
          const target = Math.abs(now) < 10 ? Math.round(now * share * 1000) / 1000 : Math.round(now * share);
          if (expectEdge(question, { vary, figure, target })) reached += 1;
        },
      ),
      { numRuns: 30, seed: 7 },
    );
    expect(reached).toBeGreaterThan(5);
  });

  it.each(taxed)('finds a value that meets an after-tax target, for one owner, a couple and a company: %s', (strategy) => {
    const [vary, figure] = strategy === 'flip' ? (['purchasePrice', 'profit'] as const) : (['mortgageRate', 'annualCashFlow'] as const);
    for (const owner of ['me', 'joint', 'company'] as const) {
      const question = questionOf({ strategy, owner, basis: 'after-tax' });
      const asked = strategy === 'rent-to-rent' ? 'leaseRentPerMonth' : vary;
      const now = shown(question, figure, {});
      expect(expectEdge(question, { vary: asked, figure, target: now - fromMajor(500) }), owner).toBe(true);
      expectEdge(question, { vary: asked, figure, target: now + fromMajor(500) });
    }
  });

  it('without a target, uses the rule for the figure, or else its current value', () => {
    expect(said('flip', { vary: 'purchasePrice', figure: 'profitOnCost', target: null })).toContain('Profit on cost of 20.0% is reached');
    const question = questionOf({ strategy: 'flip' });
    const sought = seekStrategyGoal(question, { vary: 'purchasePrice', figure: 'totalCost', target: null });
    expect(sought.ok && sought.value.goal.target).toBe(shown(question, 'totalCost', {}));
  });

  it('gives the same answer each time', () => {
    const question = questionOf({ strategy: 'flip' });
    const goal = { vary: 'purchasePrice', figure: 'profitOnCost', target: 0.2 };
    expect(seekStrategyGoal(question, goal)).toEqual(seekStrategyGoal(question, goal));
  });

  it('describes the answer in a sentence, with the figure’s name in this strategy', () => {
    expect(said('flip', { vary: 'purchasePrice', figure: 'profitOnCost', target: 0.2 })).toBe(
      'Profit on cost of 20.0% is reached with the purchase price at £131,500 or less, all else equal.',
    );
    expect(said('brrrr', { vary: 'monthlyRent', figure: 'monthlyCashFlow', target: 200_00 })).toBe(
      'Monthly cash flow of £200 is reached with the monthly rent at £1,391 or more, all else equal.',
    );
    expect(said('hmo', { vary: 'rooms', figure: 'monthlyCashFlow', target: 600_00 })).toBe(
      'Monthly cash flow of £600 is reached with the average room rent at £696 a month or more, all else equal.',
    );
    expect(said('flip', { vary: 'projectMonths', figure: 'profitOnCost', target: 0.2 })).toMatch(
      /^Profit on cost of 20\.0% cannot be reached, because even with the project length at 1 month it is −[\d.]+%, not 20\.0%\.$/,
    );
    expect(said('flip', { vary: 'saleLegalFees', figure: 'bridgingCost', target: 0 })).toMatch(
      /cannot be reached, because it doesn’t depend on the legal fees for the sale and stays at £/,
    );
    expect(said('flip', { vary: 'nightlyRate', figure: 'profit', target: 0 })).toBe(
      'We can’t solve for this, because this strategy doesn’t have that input.',
    );
  });

  it('treats text such as “No cash left in” as reached, and text for an unavailable figure as not reached', () => {
    // A value so high that the new loan returns all the cash.
    expect(
      expectEdge(questionOf({ strategy: 'brrrr', yours: { monthlyRent: fromMajor(4_000) } }), {
        vary: 'afterRepairValue',
        figure: 'moneyLeftIn',
        target: 0,
      }),
    ).toBe(true);
    const unknown = questionOf({ strategy: 'house-hack', yours: { housingCostNow: 0 } });
    const sought = seekStrategyGoal(unknown, { vary: 'purchasePrice', figure: 'savedPerMonth', target: 0 });
    expect(sought.ok ? sought.value.words : '').toBe(
      'Monthly saving compared with renting cannot be reached, because this figure isn’t available for this deal at any value in range.',
    );
    expect(expectEdge(unknown, { vary: 'housingCostNow', figure: 'savedPerMonth', target: 100_00 })).toBe(true);
  });

  it('keeps values derived from the price by a rule of thumb, even when the answer is entered', () => {
    const job = sampleJob();
    const priced = { ...job, deal: { ...job.deal, facts: { ...job.deal.facts, askingPrice: null } } };
    const question: TrialQuestion = { job: priced, strategy: 'flip', yours: { purchasePrice: fromMajor(185_000) } };
    const sought = seekStrategyGoal(question, { vary: 'purchasePrice', figure: 'profitOnCost', target: 0.1 });
    if (!sought.ok || sought.value.answer.kind !== 'reached') throw new Error('No price reaches the target');
    expect(Object.keys(sought.value.answer.changes)).toContain('afterRepairValue');
    expect(expectEdge(question, { vary: 'purchasePrice', figure: 'profitOnCost', target: 0.1 })).toBe(true);
  });

  it('names the missing price', () => {
    const job = sampleJob();
    const unpriced = { ...job, deal: { ...job.deal, facts: emptyFacts } };
    expect(seekStrategyGoals({ job: unpriced, strategy: 'flip', yours: {} }, [])).toMatchObject({
      ok: false,
      error: { kind: 'needs-input' },
    });
  });
});
