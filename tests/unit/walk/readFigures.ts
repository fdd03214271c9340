import { levels, levelFigure, type LevelKind, type LevelTest } from '../../../src/core/alerts/levelTest.ts';
import { describeEvent } from '../../../src/core/alerts/describeEvent.ts';
import { levelFiguresOf } from '../../../src/core/alerts/dealState.ts';
import { sharedJob } from '../../../src/core/community/sharedJob.ts';
import { toSharedDeal } from '../../../src/core/community/toSharedDeal.ts';
import { formatMoney, formatRate } from '../../../src/core/kernel/formatMoneyAndRates.ts';
import { ownInputs } from '../../../src/core/deal/strategies/ownInputs.ts';
import { ownershipOf } from '../../../src/core/deal/ownership.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { minor, zeroMoney, type Currency } from '../../../src/core/kernel/money.ts';
import { rate, zeroRate } from '../../../src/core/kernel/rate.ts';
import { evaluateStrategy } from '../../../src/core/pipeline/evaluateStrategy.ts';
import type { EvaluationJob, Outcome } from '../../../src/core/pipeline/outcome.ts';
import { compareWithDeal } from '../../../src/core/pipeline/portfolio/compareWithDeal.ts';
import { holdingOfDeal } from '../../../src/core/pipeline/portfolio/holdingOfDeal.ts';
import { rescoreDeals } from '../../../src/core/pipeline/scoring/rescoreDeals.ts';
import { simulateStrategies } from '../../../src/core/pipeline/simulator/simulateStrategies.ts';
import { assessPortfolio } from '../../../src/core/portfolio/assessPortfolio.ts';
import type { PortfolioFigureId } from '../../../src/core/portfolio/figures.ts';
import { composeEdition } from '../../../src/core/report/editions/composeEdition.ts';
import { headlineFigures } from '../../../src/core/report/strategy/headlineFigures.ts';
import { dealToRow } from '../../../src/data/view/dealToRow.ts';
import type { DealRow } from '../../../src/data/view/rows.ts';
import { metricGroupsIn } from '../../../src/ui/features/deals/compare/compareMetrics.ts';
import { cardFigures } from '../../../src/ui/parts/dealRow/figureText.ts';
import { leadText } from '../../../src/ui/features/deals/board/leadText.ts';
import { cellText } from '../../../src/ui/parts/dealColumns/cellText.ts';
import { allColumns, type Column } from '../../../src/ui/parts/dealColumns/columns.ts';
import { dealsExportTable } from '../../../src/ui/features/deals/importExport/dealsExportTable.ts';

/** A figure as displayed: its id, its text and the place. */
export type Read = readonly [figure: string, text: string, where: string];

/** Every figure of the report: on the page, in print and in its explanation. */
export function ofReport({ report, figures, explanations, score }: Outcome): readonly Read[] {
  const printed = (['full', 'short'] as const).flatMap((edition) => {
    const { cover, parts } = composeEdition(edition, { report, score, appVersion: null });
    return [...cover, ...parts]
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === 'key-figures' || block.kind === 'figures'
          ? block.figures.map(({ id, value }): Read => [id, value, `printed, ${edition}`])
          : [],
      );
  });
  return [
    ...report.figures.map(({ id, value }): Read => [id, value, 'deal']),
    ...report.keyFigures.map(({ id, value }): Read => [id, value, 'deal, first']),
    ...figures.map(({ id, text }): Read => [id, text, 'outcome']),
    ...Object.entries(explanations).flatMap(([id, explained]) =>
      explained === undefined ? [] : [[id, explained.value, 'explanation'] as const],
    ),
    ...printed,
  ];
}

/** The figures in the strategies tab and the simulator. */
export function ofStrategies(job: EvaluationJob, { strategy }: Outcome): readonly Read[] {
  const yours = ownInputs(job.deal, strategy);
  const alone = evaluateStrategy({ job, strategy, yours });
  const given = { [strategy]: yours };
  const [tried] = simulateStrategies({ job, strategies: [strategy], given, changes: {}, whatIfs: [] });
  if (!alone.ok || tried?.now.ok !== true) throw new Error('The strategy has no figures');
  return [
    ...alone.value.analysis.figures.map(({ id, text }): Read => [id, text, 'strategies']),
    ...tried.now.value.analysis.figures.map(({ id, text }): Read => [id, text, 'simulator']),
    ...tried.before.map(({ id, text }): Read => [id, text, 'simulator, before']),
  ];
}

/** The deal's row, as used by every list. */
export function rowOf(job: EvaluationJob): DealRow {
  const [scored] = rescoreDeals({ ...job, deals: [job.deal] });
  if (scored?.ok !== true) throw new Error('The deal has no score');
  return dealToRow(job.deal, scored);
}

/** The engine's id of a list figure. */
function figureOf(id: string, { strategy }: DealRow): string {
  if (id === 'cashLeftIn') return 'moneyLeftIn';
  return id === 'cashNeeded' && strategy === 'flip' ? 'cashIn' : id;
}

const cardIds: Readonly<Record<string, string>> = {
  'Gross yield': 'grossYield',
  'Gross rent yield': 'grossYield',
  'Net yield': 'netYield',
  'Cap rate': 'netYield',
  'Cash flow / mo': 'monthlyCashFlow',
  'Cash-on-cash': 'cashOnCash',
  'Cash needed': 'cashNeeded',
  ROI: 'roi',
};

/** The figures on the card, in the table, on the board and in the file. */
export function ofLists(row: DealRow): readonly Read[] {
  const columns = allColumns.filter(({ kind, edit }) => edit === undefined && (kind === 'money' || kind === 'rate'));
  const ids = headlineFigures[row.strategy].map(([id]) => id);
  const card = cardFigures(row).map(({ label, text }, at): Read => [(row.card === null ? cardIds[label] : ids[at]) ?? label, text, 'card']);
  const { rows } = dealsExportTable({ rows: [row], columns, deals: null });
  const filed = columns.map((column, at) => [column, rows[0]?.[at] ?? null] as const);
  return [
    ...card,
    ...columns.map((column): Read => [figureOf(column.id, row), cellText(column, row), 'table']),
    leadOf(row, ids[0] ?? ''),
    ...filed.map(([column, value]): Read => [figureOf(column.id, row), filedText(column, value, row.currency as Currency), 'file']),
  ];
}

function leadOf(row: DealRow, first: string): Read {
  const lead = leadText(row);
  const label = cardFigures(row)[0]?.label ?? '';
  return [(row.card === null ? cardIds[label] : first) ?? label, lead.slice(label.length + 1), 'board'];
}

/** A number from the file, formatted as its figure is. */
function filedText({ id, kind }: Column, value: unknown, currency: Currency): string {
  if (typeof value !== 'number') return '–';
  if (kind === 'money') return formatMoney(minor(Math.round(value * 100)), currency);
  return formatRate(rate(value / 100), id === 'interestCover' ? 0 : 1);
}

/** The figures in alerts that have reached their targets. */
export function ofAlerts(row: DealRow): readonly Read[] {
  const watched = levelFiguresOf(row);
  return (Object.keys(levels) as readonly LevelKind[]).flatMap((kind): readonly Read[] => {
    const { figure, label, unit } = levels[kind];
    const value = watched[figure];
    if (value === null || unit === 'score') return [];
    const test = { kind, atLeast: zeroRate, atMost: zeroMoney, currency: row.currency } as unknown as LevelTest;
    const said = describeEvent({ test, from: null, to: levelFigure(test, value) });
    return [[figureOf(figure, row), said.slice(label.length + 1).replace(', previously unavailable', ''), 'alert']];
  });
}

/** The figures others see of the shared deal, without the user's own finance, and those in its report. */
export function ofCommunity(job: EvaluationJob, evaluate: (job: EvaluationJob) => Outcome): readonly Read[] {
  const bare = sharedJob(job.deal, job);
  const outcome = evaluate(bare);
  const shared = toSharedDeal(bare, outcome);
  return [...ofReport(outcome), ...(shared?.figures ?? []).map(({ id, text }): Read => [id, text, 'community'])];
}

/** The deal's figures in the comparison screen. */
export const ofComparison = ({ deal }: EvaluationJob, outcome: Outcome): readonly Read[] =>
  metricGroupsIn('square-feet').flatMap(({ metrics }) =>
    metrics.flatMap(({ figure, text }) =>
      figure === undefined ? [] : [[figure, text({ deal, outcome, gap: null }) ?? '–', 'compare'] as const],
    ),
  );

const holdingIds: Readonly<Partial<Record<PortfolioFigureId, string>>> = {
  loanToValue: 'loanToValue',
  rent: 'annualRent',
  rentReceived: 'grossOperatingIncome',
  runningCosts: 'operatingCosts',
  netOperatingIncome: 'netOperatingIncome',
  payments: 'annualDebtService',
  cashFlow: 'annualCashFlow',
  coverAtStress: 'interestCover',
  debtServiceCover: 'debtServiceCover',
};

/** The property's portfolio figures once bought, and its comparison with the deal, before tax as in a portfolio. */
export function ofPortfolio(job: EvaluationJob, { strategy, currency, market }: Outcome): readonly Read[] {
  const holding = holdingOfDeal({ job, boughtOn: job.today, at: instant(1_800_000_000_000) });
  if (!holding.ok || strategy === 'flip') return [];
  const item = holding.value;
  const isTaxed = ownershipOf(job).basis === 'after-tax';
  const compared = compareWithDeal({ job, holding: item });
  if (!compared.ok) throw new Error(compared.error.message);
  const against: readonly Read[] = isTaxed ? [] : [['annualCashFlow', formatMoney(compared.value.deal, currency), 'portfolio, its deal']];
  if (strategy !== 'buy-to-let' || !market.startsWith('GB')) return against;
  const { holdings } = assessPortfolio({ holdings: [{ id: 'one', item }], profile: job.profile, today: job.today, years: 1, growth: {} });
  return [
    ...against,
    ...Object.entries(holdingIds).flatMap(([id, figure]): readonly Read[] => {
      const text = holdings[0]?.figures[id as PortfolioFigureId].text;
      return text === undefined || (isTaxed && id === 'cashFlow') ? [] : [[figure, text, 'portfolio']];
    }),
  ];
}
