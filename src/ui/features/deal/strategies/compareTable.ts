import type { Basis } from '../../../../core/deal/ownership.ts';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { strategyNames, type StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import type { StrategyAnswer } from '../../../../core/pipeline/jobs.ts';
import type { ReportTable } from '../../../../core/report/report.ts';

export type Compared = readonly { readonly strategy: StrategyId; readonly answer: StrategyAnswer | null }[];

/** What strategies have in common, first the cash a month and the cash it takes; a flip has its profit instead. */
const rows = ['monthlyCashFlow', 'profit', 'cashNeeded', 'cashLeftIn', 'cashOnCash', 'irr', 'equityMultiple'] as const;

const basisWords: Readonly<Record<Basis, string>> = {
  'before-tax': 'Figures are before income tax, but for the profit of a sale.',
  'after-tax': 'Figures are after tax.',
};

/** Strategies as rows, figures as columns; a strategy that waits for an input says for which. */
export function compareTable(compared: Compared, basis: Basis): ReportTable {
  const figures = new Map<string, string>();
  for (const { answer } of compared)
    if (answer?.ok === true) for (const { id, label } of answer.value.analysis.figures) if (!figures.has(id)) figures.set(id, label);
  const columns = rows.filter((id) => figures.has(id));
  const waits = compared.some(({ answer }) => answer?.ok === false);
  return {
    id: 'strategies',
    title: 'Strategies side by side',
    columns: [
      { label: 'Strategy', align: 'left' },
      { label: 'Score', align: 'right' },
      { label: 'Rules met', align: 'right' },
      ...columns.map((id) => ({ label: figures.get(id) ?? id, align: 'right' as const })),
      ...(waits ? [{ label: 'Still needs', align: 'left' as const }] : []),
    ],
    rows: compared.map(({ strategy, answer }) => [
      strategyNames[strategy],
      ...judgedCells(answer),
      ...columns.map((id) => (answer?.ok === true ? (answer.value.analysis.figures.find((figure) => figure.id === id)?.text ?? '–') : '–')),
      ...(waits ? [answer?.ok === false ? neededBy(strategy, answer.error.keys) : ''] : []),
    ]),
    total: null,
    note: `${bestWords(compared)} ${basisWords[basis]}`,
  };
}

function judgedCells(answer: StrategyAnswer | null): readonly string[] {
  const judgement = answer?.ok === true ? answer.value.judgement : null;
  if (judgement === null) return ['–', '–'];
  const { score, verdict } = judgement;
  return [`${score.total} · ${score.band}`, `${verdict.rulesMet} of ${verdict.rulesAsked}`];
}

/** Which scores highest, and what speaks for it: each score holds a strategy against its own rules, what can go wrong among them. */
function bestWords(compared: Compared): string {
  const judged = compared.flatMap(({ strategy, answer }) => {
    const judgement = answer?.ok === true ? answer.value.judgement : null;
    return judgement === null ? [] : [{ strategy, ...judgement }];
  });
  const [best, second] = judged.toSorted((left, right) => right.score.total - left.score.total);
  if (best === undefined) return 'No strategy has a score yet.';
  const lead = `${strategyNames[best.strategy]} scores highest, ${best.score.total} of 100. ${best.verdict.words}`;
  const isClose = second !== undefined && best.score.total - second.score.total <= 3;
  return isClose ? `${lead} ${strategyNames[second.strategy]}, at ${second.score.total}, is as good.` : lead;
}

const neededBy = (strategy: StrategyId, keys: readonly string[]): string =>
  strategyInputs(strategy)
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label.toLowerCase())
    .join(', ');
