import { isBetterHigh, type MeasuredFigure } from '../../engine/numbers/measuredFigure.ts';
import { isBetterHighOf } from '../../engine/strategies/figureDirection.ts';

/** Whether a deal's figure is better the lower it is, such as the cash needed: the sides of its chart change their colours. */
export const lessIsBetter = (figure: MeasuredFigure): boolean => !isBetterHigh(figure);

/** The same of a strategy's figure by its id. */
export const lessIsBetterOf = (figure: string): boolean => !isBetterHighOf(figure);
