import { describe, expect, it } from 'vitest';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { seekGoal } from '../../../../../src/core/pipeline/risk/seekGoal.ts';
import { formatMoney } from '../../../../../src/core/deal/format.ts';
import { minor } from '../../../../../src/core/kernel/money.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

describe('the full report', () => {
  it('is the outcome’s report with more behind it, and the same twice', () => {
    const job = sampleJob();
    const [full, again, outcome] = [fullReport(job), fullReport(job), evaluateLetting(job)];
    if (!full.ok || !again.ok || !outcome.ok) throw new Error('The sample deal has an outcome');
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

  it('says of each target what goal seek says', () => {
    const job = sampleJob();
    const full = fullReport(job);
    const sought = seekGoal(job, { vary: 'purchasePrice', figure: 'netYield', target: job.profile.targets.netYield });
    if (!full.ok || !sought.ok || sought.value.answer.kind !== 'reached') throw new Error('A net yield of the sample is reached by price');
    const row = full.value.report.tables.find(({ id }) => id === 'goals')?.rows.find(([target]) => target?.startsWith('Net yield'));
    expect(row?.[1]).toBe(`up to ${formatMoney(minor(sought.value.answer.value), 'GBP')}`);
  });

  it('draws nothing of a mortgage where there is none', () => {
    const full = fullReport(sampleJob({ overrides: { deposit: 1 as never } }));
    if (!full.ok) throw new Error(full.error.message);
    expect(full.value.report.tables.some(({ id }) => id === 'mortgages')).toBe(false);
    expect(full.value.report.depth?.mortgages).toEqual(['The purchase takes no loan.']);
  });

  it('names what is missing where there is no price', () => {
    const full = fullReport(sampleJob({ facts: { askingPrice: null } }));
    expect(full.ok ? [] : full.error.keys).toContain('purchasePrice');
  });
});
