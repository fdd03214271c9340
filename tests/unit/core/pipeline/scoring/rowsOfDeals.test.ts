import { type StrategyId, strategyIds } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { describe, expect, it } from 'vitest';
import { moneyFigure, rateOr, textFigure } from '../../../../../src/core/engine/strategies/figures.ts';
import type { StrategyFigure } from '../../../../../src/core/engine/strategies/strategyAnalysis.ts';
import { fromMajor, minor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob } from '../../../../../src/core/pipeline/outcome.ts';
import { rescoreDeals } from '../../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { cardFiguresOf, rowFiguresOf } from '../../../../../src/core/pipeline/scoring/rowFigures.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';
import { type Ownership, bases, owners } from '../../../../../src/core/deal/owner.ts';

const cells = strategyIds.flatMap((strategy) =>
  owners.flatMap((owner) => bases.map((basis): readonly [StrategyId, Ownership] => [strategy, { owner, basis }])),
);

function jobOf(strategy: StrategyId, ownership: Ownership, facts: Parameters<typeof sampleJob>[0] = {}): EvaluationJob {
  const job = sampleJob(facts);
  return {
    ...job,
    deal: { ...job.deal, strategy, ownership },
    profile: { ...job.profile, tax: { otherIncome: fromMajor(70_000) } },
  };
}

const rowOf = ({ deal, profile, today }: EvaluationJob) => {
  const [row] = rescoreDeals({ deals: [deal], profile, today });
  if (row === undefined) throw new Error('No row for the deal');
  return row;
};

/** For each part of a row, the ids of the outcome’s figures that it can show, the preferred one first. */
const figureOfRow = {
  grossYield: ['grossYield'],
  netYield: ['netYield'],
  monthlyCashFlow: ['monthlyCashFlow'],
  roi: ['roi'],
  cashNeeded: ['cashNeeded', 'cashIn'],
  cashOnCash: ['cashOnCash'],
  interestCover: ['interestCover'],
  profit: ['profit'],
  profitOnCost: ['profitOnCost'],
  cashLeftIn: ['moneyLeftIn'],
  breakEvenOccupancy: ['breakEvenOccupancy'],
} as const;

const valueOf = ({ value }: StrategyFigure): number | null =>
  'amount' in value ? value.amount : 'rate' in value ? value.rate : 'number' in value ? value.number : null;

describe('a deal’s row in a list', () => {
  it.each(cells)('equals its own page in score, verdict, figures, card and inputs: %s, %o', (strategy, ownership) => {
    const job = jobOf(strategy, ownership);
    const [row, page] = [rowOf(job), evaluateDeal(job)];
    expect([row.ok, row.strategy]).toEqual([page.ok, strategy]);
    if (!row.ok || !page.ok) {
      expect(row.ok ? '' : row.message).toBe(page.ok ? '' : page.gap.message);
      return;
    }
    const { outcome } = page;
    expect(row.marks.band).toBe(outcome.score.band);
    expect(row.marks.total).toBeCloseTo(outcome.score.total, 8);
    expect(row.verdict).toBe(outcome.report.verdict);
    expect([row.rulesMet, row.rulesAsked]).toEqual([outcome.report.rulesMet, outcome.report.rulesAsked]);
    for (const [part, ids] of Object.entries(figureOfRow)) {
      const figure = ids.map((id) => outcome.figures.find((each) => each.id === id)).find((each) => each !== undefined);
      const shown = row.figures[part as keyof typeof figureOfRow];
      const expected = figure === undefined ? null : valueOf(figure);
      if (expected === null || shown === null) expect([part, shown]).toEqual([part, expected]);
      else expect(shown, part).toBeCloseTo(expected, 8);
    }
    if (outcome.strategy === 'buy-to-let') expect(row.card).toBeNull();
    else expect(row.card?.map(({ text }) => text)).toEqual(outcome.report.keyFigures.map(({ value }) => value));
    const inputs: Readonly<Record<string, { readonly value: unknown } | undefined>> = { ...outcome.inputs };
    const inUse = (key: string): unknown => (typeof inputs[key]?.value === 'number' ? inputs[key].value : null);
    expect(row.inputs).toEqual({
      monthlyRent: inUse('monthlyRent'),
      deposit: inUse('deposit'),
      mortgageRate: inUse('mortgageRate'),
    });
  });

  it('adds a note to the verdict if the results before and after tax disagree', () => {
    const job = sampleJob({ overrides: { monthlyRent: fromMajor(1_150), deposit: percent(50) } });
    const deal = { ...job.deal, ownership: { owner: 'me', basis: 'after-tax' } as const };
    const row = rowOf({ ...job, deal, profile: { ...job.profile, tax: { otherIncome: fromMajor(90_000) } } });
    expect(row.ok && row.verdict).toMatch(/ Before tax it meets \d of your 6 rules, and after tax it meets \d\.$/);
  });

  it.each(strategyIds)('names the missing input, with dashes on its card: %s', (strategy) => {
    const row = rowOf(jobOf(strategy, { owner: 'me', basis: 'before-tax' }, { facts: { askingPrice: null } }));
    const taxed = rowOf(jobOf(strategy, { owner: 'me', basis: 'after-tax' }, { facts: { askingPrice: null } }));
    if (strategy === 'rent-to-rent') return expect(row.ok).toBe(true);
    expect(row).toMatchObject({ ok: false, strategy, rulesMet: null, rulesAsked: null });
    expect(row.ok ? '' : row.message).not.toBe('');
    expect(taxed.ok).toBe(false);
    if (strategy === 'buy-to-let') expect(row.card).toBeNull();
    else expect(row.card?.map(({ text }) => text)).toEqual(['–', '–', '–', '–']);
    return undefined;
  });
});

const figure = (id: string, value: StrategyFigure['value']): StrategyFigure => ({ id, label: id, value, text: `as ${id}` });

describe('the figures in a row', () => {
  it('come from the outcome by id, with cash put in if cash needed is missing, and null for a text figure', () => {
    const none = rowFiguresOf([]);
    expect(Object.values(none)).toEqual(Array.from({ length: 11 }, () => null));
    const all = Object.values(figureOfRow).map((ids, at) => figure(ids[0], moneyFigure(minor(at + 1))));
    expect(Object.values(rowFiguresOf(all))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(rowFiguresOf([figure('cashIn', moneyFigure(minor(7)))]).cashNeeded).toBe(7);
    const both = [figure('cashIn', moneyFigure(minor(7))), figure('cashNeeded', moneyFigure(minor(5)))];
    expect(rowFiguresOf(both).cashNeeded).toBe(5);
    expect(rowFiguresOf([figure('moneyLeftIn', textFigure('No cash left in'))]).cashLeftIn).toBeNull();
    expect(rowFiguresOf([figure('netYield', rateOr(rate(0.05), ''))]).netYield).toBe(0.05);
  });

  it('are the same on a card as in the outcome, with a dash for a missing one', () => {
    const card = cardFiguresOf('flip', [figure('profit', moneyFigure(fromMajor(1)))], 'GBP');
    expect(card.map(({ text }) => text)).toEqual(['£1', '–', '–', '–']);
    expect(card[0]?.label).toBe('Profit');
  });
});
