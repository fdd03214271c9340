import { describe, expect, it } from 'vitest';
import { evaluateDeal } from '../../../src/core/pipeline/evaluateDeal.ts';
import type { EvaluationJob, Outcome } from '../../../src/core/pipeline/outcome.ts';
import { readPdf } from '../workers/pdf/readPdf.ts';
import { sampleJob as samplePdf } from '../workers/pdf/reportSample.ts';
import { ofAlerts, ofCommunity, ofComparison, ofLists, ofPortfolio, ofReport, ofStrategies, rowOf, type Read } from './readFigures.ts';
import { walkedDeals } from './walkedDeals.ts';

const outcomeOf = (job: EvaluationJob): Outcome => {
  const result = evaluateDeal(job);
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome;
};

/** Figures that two places print differently. A dash means that a place has no value. Spaces are ignored. */
function contradictions(read: readonly Read[]): readonly string[] {
  const figures = [...new Set(read.map(([figure]) => figure))];
  return figures.flatMap((figure) => {
    const all = read.filter(([id]) => id === figure);
    const texts = new Set(all.flatMap(([, text]) => (text === '–' ? [] : [dense(text)])));
    return texts.size < 2 ? [] : [`${figure}: ${all.map(([, text, where]) => `${text} (${where})`).join(', ')}`];
  });
}

const everyPlace =
  'deal|deal, first|outcome|explanation|printed, full|printed, short|strategies|simulator|simulator, before|card|table|board|file|alert|compare'.split(
    '|',
  );
const dense = (text: string): string => text.replaceAll(/\s+/g, '');

describe.each(Object.entries(walkedDeals))('every figure has one value: %s', (_, job) => {
  const outcome = outcomeOf(job);
  const row = rowOf(job);

  it('in the deal, cards, lists, files, strategies, simulator, portfolio, comparison, alerts and printed report', () => {
    const read = [
      ...ofReport(outcome),
      ...ofStrategies(job, outcome),
      ...ofLists(row),
      ...ofAlerts(row),
      ...ofComparison(job, outcome),
      ...ofPortfolio(job, outcome),
    ];
    expect(contradictions(read)).toEqual([]);
    expect(everyPlace.filter((place) => read.every(([, , where]) => where !== place))).toEqual([]);
    expect([row.score, row.band, row.verdict]).toEqual([outcome.score.total, outcome.score.band, outcome.report.verdict]);
    expect(row.title).toBe(outcome.report.title);
    expect([row.rulesMet, row.rulesAsked]).toEqual([outcome.report.rulesMet, outcome.report.rulesAsked]);
  });

  it('in the community, for everyone it is shared with', () => {
    const read = ofCommunity(job, outcomeOf);
    expect(read.some(([, , where]) => where === 'community')).toBe(true);
    expect(contradictions(read)).toEqual([]);
  });

  it('in the PDF', async () => {
    const { report, score } = outcome;
    const { text } = await readPdf({ ...samplePdf(), edition: 'full', report, score });
    const printed = dense(text);
    const missing = report.figures.filter(({ label, value }) => !printed.includes(dense(label + value)));
    expect(missing).toEqual([]);
  });
});
