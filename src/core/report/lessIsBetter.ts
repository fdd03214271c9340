import { isBetterHigh, type MeasuredFigure } from '../engine/numbers/measuredFigure.ts';
import { isBetterHighOf } from '../engine/strategies/figureDirection.ts';

/** Whether a lower value of a deal's figure is better, such as cash needed: its chart swaps colours. */
export const lessIsBetter = (figure: MeasuredFigure): boolean => !isBetterHigh(figure);

/** Whether a lower value of a strategy's figure is better, by its id. */
export const lessIsBetterOf = (figure: string): boolean => !isBetterHighOf(figure);
