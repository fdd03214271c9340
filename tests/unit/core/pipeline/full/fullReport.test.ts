import { describe, expect, it } from 'vitest';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { assessStrategyRisk } from '../../../../../src/core/pipeline/risk/assessStrategyRisk.ts';
import { seekGoal } from '../../../../../src/core/pipeline/risk/seekGoal.ts';
import { seekStrategyGoal } from '../../../../../src/core/pipeline/risk/seekStrategyGoal.ts';
import { chanceText } from '../../../../../src/core/report/risk/describeStrategyRisk.ts';
import { reportLevers } from '../../../../../src/core/report/fullReport/strategyGoalTable.ts';
import { formatMoney } from '../../../../../src/core/kernel/formatMoneyAndRates.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

describe('the full report', () => {
  it('is the outcome’s report plus additional sections, the same each time', () => {
    const job = sampleJob();
    const [full, again, outcome] = [fullReport(job), fullReport(job), evaluateLetting(job)];
    if (!full.ok || !again.ok || !outcome.ok) throw new Error('The sample deal has no outcome');
    expect(again).toEqual(full);
    const { report } = full.value;
    const { tables, laws, disclaimer, versions, ...same } = outcome.outcome.report;
    expect(report).toMatchObject(same);
    expect(report.tables.slice(0, tables.length)).toEqual(tables);
    expect(report.tables.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['after-tax', 'mortgages', 'goals', 'three-cases', 'chances']),
    );
    expect(report.laws.length).toBeGreaterThan(laws.length);
    expect([report.disclaimer, report.versions.rules]).not.toEqual([disclaimer, versions.rules]);
    expect(full.value.score.total).toBe(outcome.outcome.score.total);
    expect(full.value.score.nextBand?.words).toContain('all else equal');
  });

  it.each([
    ['me', 'after-tax'],
    ['joint', 'after-tax'],
    ['company', 'before-tax'],
    ['company', 'after-tax'],
  ] as const)('starts with the verdict, figures and score of the deal screen, for %s %s', (owner, basis) => {
    const job = sampleJob();
    const owned = { ...job, deal: { ...job.deal, ownership: { owner, basis } } };
    const [full, shown] = [fullReport(owned), evaluateDeal(owned)];
    if (!full.ok || !shown.ok) throw new Error('The sample deal has no outcome');
    const { verdict, keyFigures, figures, rules, inputs, basis: words, warnings } = shown.outcome.report;
    expect(full.value.report).toMatchObject({ verdict, keyFigures, figures, rules, inputs, basis: words, warnings });
    expect(full.value.score.total).toBe(shown.outcome.score.total);
    if (basis === 'before-tax') return;
    expect(full.value.report.disclaimer).toBe(shown.outcome.report.disclaimer);
    // Moves to the next band are calculated before tax.
    expect(full.value.score.nextBand).toEqual(shown.outcome.score.nextBand);
  });

  it('compares the forms of ownership on an individual’s terms, even if a company buys', () => {
    const job = sampleJob();
    const companys = { ...job, deal: { ...job.deal, ownership: { owner: 'company', basis: 'after-tax' } as const } };
    const [full, plain] = [fullReport(companys), fullReport(job)];
    if (!full.ok || !plain.ok) throw new Error('The sample deal has no outcome');
    const tableOf = ({ report }: typeof full.value) => report.tables.find(({ id }) => id === 'after-tax');
    expect(tableOf(full.value)).toEqual(tableOf(plain.value));
  });

  it('has the same prices as goal seek for each target', () => {
    const job = sampleJob();
    const full = fullReport(job);
    const sought = seekGoal(job, { vary: 'purchasePrice', figure: 'netYield', target: job.profile.targets.netYield });
    if (!full.ok || !sought.ok || sought.value.answer.kind !== 'reached') throw new Error('No price reaches the net yield target');
    const row = full.value.report.tables.find(({ id }) => id === 'goals')?.rows.find(([target]) => target?.startsWith('Net yield'));
    expect(row?.[1]).toBe(`up to ${formatMoney(minor(sought.value.answer.value), 'GBP')}`);
  });

  it.each(['brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const)(
    'has the same goals and chances as the deal screen: %s',
    (strategy) => {
      const sample = sampleJob();
      const job = { ...sample, deal: { ...sample.deal, strategy } };
      const question = { job, strategy, yours: {} };
      const [full, again, risk] = [fullReport(job), fullReport(job), assessStrategyRisk(question)];
      if (!full.ok || !risk.ok) throw new Error('The sample deal has no outcome');
      expect(again).toEqual(full);
      const { depth, tables } = full.value.report;
      expect(depth?.risk).toEqual(risk.value.words);
      const chances = tables.find(({ id }) => id === 'chances');
      expect(chances?.rows[0]).toEqual([risk.value.loss?.words, chanceText(risk.value.loss?.chance ?? Number.NaN)]);
      const [paid] = reportLevers[strategy];
      const sought = seekStrategyGoal(question, { vary: paid, figure: strategy === 'flip' ? 'profit' : 'cashOnCash', target: null });
      if (!sought.ok || sought.value.answer.kind !== 'reached') throw new Error('No price reaches the target');
      const label = {
        flip: 'Profit after tax',
        brrrr: 'Cash-on-cash',
        'house-hack': 'Cash-on-cash saving',
        'rent-to-rent': 'Return on cash',
      };
      const row = tables
        .find(({ id }) => id === 'goals')
        ?.rows.find(([rule]) => rule?.startsWith(strategy in label ? label[strategy as keyof typeof label] : 'Cash-on-cash'));
      expect(row?.[1]).toBe(`up to ${formatMoney(minor(sought.value.answer.value), 'GBP')}`);
    },
  );

  it('has no mortgage section for a cash purchase', () => {
    const full = fullReport(sampleJob({ overrides: { deposit: 1 as never } }));
    if (!full.ok) throw new Error(full.error.message);
    expect(full.value.report.tables.some(({ id }) => id === 'mortgages')).toBe(false);
    expect(full.value.report.depth?.mortgages).toEqual(['This is a cash purchase.']);
  });

  it('names the missing price', () => {
    const full = fullReport(sampleJob({ facts: { askingPrice: null } }));
    expect(full.ok ? [] : full.error.keys).toContain('purchasePrice');
  });
});
