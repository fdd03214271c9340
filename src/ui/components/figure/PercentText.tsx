import type { Rate } from '../../../core/kernel/rate.ts';
import { formatPercent } from './formatFigure.ts';

interface PercentTextProps {
  readonly rate: Rate;
  readonly digits?: number;
  readonly className?: string;
}

/** A rate as a percentage in tabular digits. */
export function PercentText({ rate, digits = 1, className = '' }: PercentTextProps) {
  return <span className={`num whitespace-nowrap ${className}`}>{formatPercent(rate, digits)}</span>;
}
