import type { PortfolioFigure } from '../../../core/portfolio/figures.ts';
import { Stat } from '../../components/figure/Stat.tsx';
import { ExplainButton } from '../explanation/Explanations.tsx';

interface FigureStatProps {
  readonly figure: PortfolioFigure;
  /** Where another name than the figure's own is clearer. */
  readonly label?: string;
  readonly size?: 'normal' | 'large';
}

/** A figure of a portfolio or a holding, with how it comes about behind its mark. */
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
