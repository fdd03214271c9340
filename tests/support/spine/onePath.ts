import { expect } from 'vitest';
import { ownInputs } from '../../../src/core/deal/strategies/ownInputs.ts';
import { measureStrategy } from '../../../src/core/engine/strategies/analyseStrategy.ts';
import { currencyOfMarket } from '../../../src/core/market/markets.ts';
import { strategyBase } from '../../../src/core/pipeline/evaluateStrategy.ts';
import type { EvaluationJob, OtherOutcome } from '../../../src/core/pipeline/outcome.ts';
import { rescoreDeals } from '../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { rowFiguresOf } from '../../../src/core/pipeline/scoring/rowFigures.ts';
import type { JobMaker, SpineHome } from './cells.ts';
import { outcomeOf } from './outcomes.ts';

/** The first-year figures alone, as computed for lists and searches. */
function measured({ deal, profile, today }: EvaluationJob, { strategy }: OtherOutcome) {
  const base = strategyBase({ job: { deal, profile, today }, strategy, yours: ownInputs(deal, strategy) });
  if (!base.ok) throw new Error(base.error.message);
  const { values, context, judgedFigures } = base.value;
  const first = measureStrategy(strategy, values, context);
  const figures = judgedFigures(values, first);
  if (figures === null) throw new Error('The tax law refuses the values in use');
  return figures;
}

/** Checks that an outcome is plain data, is the same on every evaluation, and has a row and first-year figures that match it. */
export function expectOnePath(jobOf: JobMaker, home: SpineHome): void {
  const job = jobOf(home);
  const outcome = outcomeOf(job);
  const { figures, explanations, report, score } = outcome;
  expect(structuredClone(outcome)).toEqual(outcome);
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
  expect(outcomeOf(structuredClone(job))).toEqual(outcome);
  expect([outcome.currency, outcome.market, outcome.form]).toEqual([currencyOfMarket(home.market), home.market, 'strategy']);
  for (const { id, text } of figures) expect([id, explanations[id]?.value]).toEqual([id, text]);
  expect(report.figures.map(({ value }) => value)).toEqual(figures.map(({ text }) => text));

  const values = new Map(figures.map(({ id, value }) => [id, value]));
  for (const { id, value } of measured(job, outcome)) expect([id, values.get(id)]).toEqual([id, value]);

  const [row] = rescoreDeals({ deals: [job.deal], profile: job.profile, today: job.today });
  if (row?.ok !== true) throw new Error(row?.message ?? 'A deal has no row');
  expect([row.strategy, row.marks, row.verdict]).toEqual([outcome.strategy, { total: score.total, band: score.band }, report.verdict]);
  expect([row.rulesMet, row.rulesAsked]).toEqual([report.rulesMet, report.rulesAsked]);
  expect(row.figures).toEqual(rowFiguresOf(figures));
  expect(row.card?.map(({ text }) => text)).toEqual(report.keyFigures.map(({ value }) => value));
  for (const key of ['monthlyRent', 'deposit', 'mortgageRate'] as const) {
    const used = outcome.inputs[key]?.value;
    expect([key, row.inputs[key]]).toEqual([key, typeof used === 'number' ? used : null]);
  }
}
