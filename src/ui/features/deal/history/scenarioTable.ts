import type { StrategyAnswer } from '../../../../core/pipeline/jobs.ts';
import type { ReportTable } from '../../../../core/report/reportTable.ts';

/** Figures as rows, the deal and its scenarios as columns. A missing figure is a dash. */
export function scenarioTable(columns: readonly { readonly name: string; readonly answer: StrategyAnswer | null }[]): ReportTable {
  const figures = new Map<string, string>();
  for (const { answer } of columns)
    if (answer?.ok === true) for (const { id, label } of answer.value.analysis.figures) if (!figures.has(id)) figures.set(id, label);
  return {
    id: 'scenarios',
    title: 'Scenario comparison',
    columns: [{ label: 'Figure', align: 'left' }, ...columns.map(({ name }) => ({ label: name, align: 'right' as const }))],
    rows: [...figures].map(([id, label]) => [
      label,
      ...columns.map(({ answer }) =>
        answer?.ok === true ? (answer.value.analysis.figures.find((figure) => figure.id === id)?.text ?? '–') : '–',
      ),
    ]),
    total: null,
    note: 'Before income tax.',
  };
}
