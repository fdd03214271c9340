import { figureNote } from '../figureNote.ts';
import type { ReportFigure } from '../report.ts';
import { headlineFigures } from './headlineFigures.ts';
import type { StrategyReportContext } from './strategyReportContext.ts';

/** Every figure as printed in the report, with its usual rule. */
export const strategyFigures = ({ analysis, inputs, rules, score }: StrategyReportContext): readonly ReportFigure[] =>
  analysis.figures.map(({ id, label, text }) => {
    const criterion = score.criteria.find(({ figure }) => figure === id);
    const rule = criterion === undefined ? undefined : rules.find((each) => each.id === criterion.id);
    const met = rule?.met ?? null;
    return {
      id,
      label,
      note: figureNote({ id, label }, { holdYears: numberIn(inputs, 'holdYears'), stressRate: numberIn(inputs, 'stressRate') }),
      value: text,
      tone: met === null ? 'neutral' : met ? 'good' : 'poor',
      delta: met === null ? null : (rule?.against ?? null),
    };
  });

function numberIn(inputs: StrategyReportContext['inputs'], key: string): number | null {
  const value = inputs[key]?.value;
  return typeof value === 'number' ? value : null;
}

/** The four headline figures of a strategy. */
export const strategyKeyFigures = (
  strategy: StrategyReportContext['strategy'],
  figures: readonly ReportFigure[],
): readonly ReportFigure[] => headlineFigures[strategy].flatMap(([id]) => figures.find((figure) => figure.id === id) ?? []);
