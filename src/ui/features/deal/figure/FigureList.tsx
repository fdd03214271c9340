import type { ReportFigure } from '../../../../core/report/report.ts';
import { FigureRow } from './Figure.tsx';

/** A list of figures, one row each. */
export function FigureList({ figures }: { readonly figures: readonly ReportFigure[] }) {
  return (
    <dl>
      {figures.map((figure) => (
        <FigureRow key={figure.id} figure={figure} />
      ))}
    </dl>
  );
}
