import { isBetterHigh, type MeasuredFigure } from '../engine/numbers/measuredFigure.ts';
import { isBetterHighOf } from '../engine/strategies/figureDirection.ts';

/** Whether a lower value of a deal's figure is better, as for cash needed. Its chart then swaps the colours of gains and losses. */
export const lessIsBetter = (figure: MeasuredFigure): boolean => !isBetterHigh(figure);

/** Whether a lower value of a strategy's figure is better, by its id. */
export const lessIsBetterOf = (figure: string): boolean => !isBetterHighOf(figure);
