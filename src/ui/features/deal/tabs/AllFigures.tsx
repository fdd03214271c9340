import { memo } from 'react';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { FigureList } from '../figure/FigureList.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

/** Every figure except the verdict's four key figures. */
export const AllFigures = memo(function AllFigures({ outcome }: { readonly outcome: Outcome }) {
  const shown = new Set(outcome.report.keyFigures.map(({ id }) => id));
  return (
    <Panel title="All figures">
      <FigureList figures={outcome.report.figures.filter(({ id }) => !shown.has(id))} />
    </Panel>
  );
});
