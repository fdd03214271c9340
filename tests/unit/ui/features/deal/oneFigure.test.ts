import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import type { StrategyId } from '../../../../../src/core/deal/strategies/strategyInput.ts';
import { instant } from '../../../../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import type { Result } from '../../../../../src/core/kernel/result.ts';
import { evaluateDeal } from '../../../../../src/core/pipeline/evaluateDeal.ts';
import { evaluateStrategy } from '../../../../../src/core/pipeline/evaluateStrategy.ts';
import { evaluateWithAfterTax } from '../../../../../src/core/pipeline/evaluateWithAfterTax.ts';
import { fullReport } from '../../../../../src/core/pipeline/full/fullReport.ts';
import type { EvaluationJob, EvaluationResult, Outcome } from '../../../../../src/core/pipeline/outcome.ts';
import { holdingOfDeal } from '../../../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { rescoreDeals } from '../../../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { simulateStrategies } from '../../../../../src/core/pipeline/simulator/simulateStrategies.ts';
import { assessPortfolio } from '../../../../../src/core/portfolio/assessPortfolio.ts';
import type { ReportDocument } from '../../../../../src/core/report/report.ts';
import { composeEdition } from '../../../../../src/core/report/editions/composeEdition.ts';
import { dealToRow } from '../../../../../src/data/view/dealToRow.ts';
import { cardFigures } from '../../../../../src/ui/parts/dealRow/figureText.ts';
import { cellText } from '../../../../../src/ui/parts/dealColumns/cellText.ts';
import { allColumns } from '../../../../../src/ui/parts/dealColumns/columns.ts';
import { sampleJob } from '../../../../support/dealFixtures.ts';

/** A displayed figure: its name, its text and its place. */
type Read = readonly [label: string, text: string, where: string];

const sure = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error('The deal has no figures');
  return result.value;
};

const outcomeOf = (result: EvaluationResult): Outcome => {
  if (!result.ok) throw new Error(result.gap.message);
  return result.outcome;
};

/** The figures, facts, key figures and totals of a report; for the after-tax comparison, only the person's column. */
const ofReport = ({ figures, keyFigures, loan = [], tables }: ReportDocument, where: string): readonly Read[] => [
  ...[...figures, ...keyFigures, ...loan].map(({ label, value }): Read => [label, value, where]),
  ...tables.flatMap(({ id, total, rows }) => [
    ...(total === null || id.startsWith('after-tax') ? [] : [[total[0] ?? '', total.at(-1) ?? '', `${where}, ${id}`] as const]),
    ...(id.startsWith('after-tax')
      ? rows.map(([label = '', own = '']): Read => [label, label === 'Cash needed' ? own.replace('−', '') : own, `${where}, ${id}`])
      : []),
    ...(id === 'three-cases' ? rows.map(([label = '', , base = '']): Read => [label, base, `${where}, ${id}`]) : []),
  ]),
];

function ofStrategy(job: EvaluationJob, strategy: StrategyId): readonly Read[] {
  const alone = sure(evaluateStrategy({ job, strategy, yours: {} })).analysis.figures;
  const [tried] = simulateStrategies({ job, strategies: [strategy], given: {}, changes: {}, whatIfs: [] });
  const simulated = tried === undefined ? [] : sure(tried.now).analysis.figures;
  return [
    ...alone.map(({ label, text }): Read => [label, text, 'strategies']),
    ...simulated.map(({ label, text }): Read => [label, text, 'simulator']),
  ];
}

function ofHolding(job: EvaluationJob): readonly Read[] {
  const item = sure(holdingOfDeal({ job, boughtOn: job.today, at: instant(1_800_000_000_000) }));
  const question = { holdings: [{ id: 'one', item }], profile: job.profile, today: job.today, years: 1, growth: {} };
  const [assessed] = assessPortfolio(question).holdings;
  return Object.values(assessed?.figures ?? {}).map(({ label, text }): Read => [label, text, 'portfolio']);
}

function ofRow(job: EvaluationJob): readonly Read[] {
  const [answer] = rescoreDeals({ ...job, deals: [job.deal] });
  if (answer === undefined) throw new Error('The deal is not scored');
  const row = dealToRow(job.deal, answer);
  // Editable columns show the input in its own format.
  return allColumns.filter(({ edit }) => edit === undefined).map((column): Read => [column.label, cellText(column, row), 'workbench']);
}

/** The figures on a card, under the full names of the report. */
function ofCard(job: EvaluationJob): readonly Read[] {
  const [answer] = rescoreDeals({ ...job, deals: [job.deal] });
  const labels = outcomeOf(evaluateDeal(job)).report.keyFigures.map(({ label }) => label);
  return cardFigures(dealToRow(job.deal, answer)).map(({ text }, at): Read => [labels[at] ?? '', text, 'card']);
}

function printedOf(job: EvaluationJob): readonly Read[] {
  const { report, score } = sure(fullReport(job));
  const printed = composeEdition('full', { report, score, appVersion: null });
  const blocks = [...printed.cover, ...printed.parts].flatMap((part) => part.blocks);
  return [
    ...ofReport(report, 'report'),
    ...blocks.flatMap((block) =>
      block.kind === 'key-figures' || block.kind === 'figures'
        ? block.figures.map(({ label, value }): Read => [label, value, `printed ${block.kind}`])
        : [],
    ),
  ];
}

/** All figures of a deal, in every place. */
function everywhere(job: EvaluationJob): readonly Read[] {
  return [
    ...ofReport(outcomeOf(evaluateWithAfterTax(job)).report, 'deal'),
    ...printedOf(job),
    ...ofStrategy(job, 'buy-to-let'),
    ...ofHolding(job),
    ...ofRow(job),
  ];
}

/** Names with different texts in two places. Amounts are compared in whole pounds, because only some places show pence. */
function contradictions(read: readonly Read[]): readonly string[] {
  const labels = [...new Set(read.map(([label]) => label))];
  return labels.flatMap((label) => {
    const all = read.filter(([name]) => name === label);
    // A dash means that the place has no figure.
    const texts = new Set(all.flatMap(([, text]) => (text === '–' ? [] : [inWholePounds(text)])));
    return texts.size < 2 ? [] : [`${label}: ${all.map(([, text, where]) => `${text} (${where})`).join(', ')}`];
  });
}

const inWholePounds = (text: string): string =>
  text.replaceAll(/£([\d,]+\.\d\d)/g, (_, amount: string) => `£${Math.round(Number(amount.replaceAll(',', ''))).toLocaleString('en-GB')}`);

const deals: Readonly<Record<string, Partial<BuyToLetInputs>>> = {
  'interest-only': { monthlyRent: fromMajor(1150) },
  repayment: { monthlyRent: fromMajor(1150), mortgageKind: 'repayment', arrangementFeeAdded: true, holdYears: 7 },
  cash: { monthlyRent: fromMajor(1150), deposit: percent(100), refurbishment: fromMajor(8000) },
  company: { monthlyRent: fromMajor(1490), buyer: 'company', mortgageRate: percent(6.39), voidWeeks: 4 },
};

describe('a figure with one name', () => {
  it.each(Object.entries(deals))(
    'reads the same on the deal, in print, in strategies, simulator, portfolio and table: %s',
    (_, overrides) => {
      const read = everywhere(sampleJob({ overrides }));
      const places = new Set(read.map(([, , where]) => where));
      for (const place of ['deal', 'report', 'strategies', 'simulator', 'portfolio', 'workbench']) expect(places).toContain(place);
      expect(contradictions(read)).toEqual([]);
    },
  );

  it.each(['brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack'] as const)(
    'reads the same on the deal, on its card, in print, in the list, under strategies and in the simulator: %s',
    (strategy) => {
      const job = sampleJob({ overrides: { monthlyRent: fromMajor(1150) } });
      const planned = { ...job, deal: { ...job.deal, strategy } };
      const read = [
        ...ofReport(outcomeOf(evaluateDeal(planned)).report, 'deal'),
        ...printedOf(planned),
        ...ofStrategy(planned, strategy),
        ...ofRow(planned),
        ...ofCard(planned),
      ];
      expect(new Set(read.map(([, , where]) => where))).toContain('card');
      expect(contradictions(read)).toEqual([]);
    },
  );
});
