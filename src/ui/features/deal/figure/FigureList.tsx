import type { ReportFigure } from '../../../../core/report/report.ts';
import { FigureRow } from './Figure.tsx';

/** Figures below one another, each a row. */
export function FigureList({ figures }: { readonly figures: readonly ReportFigure[] }) {
  return (
    <dl>
      {figures.map((figure) => (
        <FigureRow key={figure.id} figure={figure} />
      ))}
    </dl>
  );
}
