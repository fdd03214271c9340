import type { PortfolioFigure } from '../../../core/portfolio/figures.ts';
import { Stat } from '../../components/figure/Stat.tsx';
import { ExplainButton } from '../explanation/Explanations.tsx';

interface FigureStatProps {
  readonly figure: PortfolioFigure;
  /** Shown instead of the figure's own name. */
  readonly label?: string;
  readonly size?: 'normal' | 'large';
}

/** A portfolio or holding figure, with its explanation behind a mark. */
export function FigureStat({ figure, label = figure.label, size = 'normal' }: FigureStatProps) {
  return (
    <Stat
      label={label}
      value={figure.text}
      size={size}
      testId={`figure-${figure.id}`}
      explain={<ExplainButton figure={figure.explained} label={figure.label} testId={`explain-${figure.id}`} />}
    />
  );
}
