import { strategyInput } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { strategyNamesIn, type StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket, type MarketId } from '../../../../core/market/markets.ts';
import type { StrategyAnswer } from '../../../../core/pipeline/jobs.ts';
import { chanceText } from '../../../../core/report/risk/describeStrategyRisk.ts';
import { describeBestStrategy, type Ranked } from '../../../../core/report/strategy/describeBestStrategy.ts';
import { localizeFigures } from '../../../parts/country/localizeText.ts';
import type { Basis } from '../../../../core/deal/owner.ts';
import type { ReportTable } from '../../../../core/report/reportTable.ts';

export type Compared = readonly {
  readonly strategy: StrategyId;
  readonly answer: StrategyAnswer | null;
  /** The share of simulations that lose money; null if unknown or not yet simulated. */
  readonly loss: number | null;
}[];

/** The figures that strategies share, monthly cash flow first. A flip shows its profit instead. */
const rows = ['monthlyCashFlow', 'profit', 'cashNeeded', 'moneyLeftIn', 'cashOnCash', 'irr', 'equityMultiple'] as const;

const basisWords: Readonly<Record<Basis, string>> = {
  'before-tax': 'Figures are before income tax, except profit on a sale.',
  'after-tax': 'Figures are after tax.',
};

/** Strategies as rows, figures as columns, with the inputs a strategy is missing. */
export function compareTable(compared: Compared, basis: Basis, market: MarketId): ReportTable {
  const names = strategyNamesIn(countryOfMarket(market));
  const figuresOf = localizeFigures(market);
  const figures = new Map<string, string>();
  for (const { answer } of compared)
    if (answer?.ok === true) for (const { id, label } of answer.value.analysis.figures) if (!figures.has(id)) figures.set(id, label);
  const columns = rows.filter((id) => figures.has(id));
  const isIncomplete = compared.some(({ answer }) => answer?.ok === false);
  return {
    id: 'strategies',
    title: 'Compare strategies',
    columns: [
      { label: 'Strategy', align: 'left' },
      { label: 'Score', align: 'right' },
      { label: 'Rules met', align: 'right' },
      { label: 'Chance of loss', align: 'right' },
      ...columns.map((id) => ({ label: figures.get(id) ?? id, align: 'right' as const })),
      ...(isIncomplete ? [{ label: 'Missing inputs', align: 'left' as const }] : []),
    ],
    rows: compared.map(({ strategy, answer, loss }) => [
      names[strategy],
      ...judgedCells(answer),
      loss === null ? '–' : figuresOf(chanceText(loss)),
      ...columns.map((id) => (answer?.ok === true ? (answer.value.analysis.figures.find((figure) => figure.id === id)?.text ?? '–') : '–')),
      ...(isIncomplete ? [answer?.ok === false ? neededBy({ strategy, market }, answer.error.keys) : ''] : []),
    ]),
    total: null,
    note: figuresOf(`${bestWords(compared, (strategy) => names[strategy])} ${basisWords[basis]}`),
  };
}

function judgedCells(answer: StrategyAnswer | null): readonly string[] {
  const judgement = answer?.ok === true ? answer.value.judgement : null;
  if (judgement === null) return ['–', '–'];
  const { score, verdict } = judgement;
  return [String(score.total), `${verdict.rulesMet} of ${verdict.rulesAsked}`];
}

/** A sentence naming the strategy with the highest score. Each strategy is scored by its own rules. */
function bestWords(compared: Compared, nameOf: (strategy: StrategyId) => string): string {
  const ranked = compared.flatMap(({ strategy, answer, loss }): readonly Ranked[] => {
    const judgement = answer?.ok === true ? answer.value.judgement : null;
    if (judgement === null) return [];
    const { score, verdict } = judgement;
    return [{ name: nameOf(strategy), value: score.total, text: String(score.total), loss, says: verdict.words }];
  });
  return (
    describeBestStrategy(ranked, { leads: (text) => `scores highest, ${text} of 100`, close: 3 }) ??
    'Add the missing inputs to score these strategies.'
  );
}

interface Needing {
  readonly strategy: StrategyId;
  readonly market: MarketId;
}

const neededBy = ({ strategy, market }: Needing, keys: readonly string[]): string =>
  keys.flatMap((key) => strategyInput(strategy, key, market)?.label.toLowerCase() ?? []).join(', ');
