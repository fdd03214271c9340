import type { ReportFigure } from '../../../core/report/report.ts';
import { Figure } from './Figure.tsx';

/** Figures in a grid of two or three columns. */
export function FigureList({ figures }: { readonly figures: readonly ReportFigure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 pt-1 sm:grid-cols-3">
      {figures.map((figure) => (
        <Figure key={figure.id} figure={figure} size="plain" />
      ))}
    </dl>
  );
}
