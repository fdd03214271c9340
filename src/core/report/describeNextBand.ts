import { formatMoney } from '../kernel/formatMoneyAndRates.ts';
import type { Currency } from '../kernel/money.ts';
import type { NextBand } from '../score/score.ts';
import type { ScoreReached } from '../score/trace/reachScore.ts';

/** A sentence with the number of points needed for the next band, and the single changes that would each reach it. */
export function describeNextBand(next: Pick<NextBand, 'band' | 'points'>, ways: readonly string[]): string {
  const short = pointsToNextBand(next);
  if (ways.length === 0) return `${short}: can’t be reached by changing only the price or only the rent.`;
  return `${short}: ${ways.join(', or ')}, all else equal.`;
}

/** The single changes that would each bring a letting to a total score, as text. */
export const describeScoreChanges = ({ highestPrice, lowestRent }: ScoreReached, currency: Currency): readonly string[] => [
  ...(highestPrice === null ? [] : [`a purchase price of ${formatMoney(highestPrice, currency)} or less`]),
  ...(lowestRent === null ? [] : [`a rent of ${formatMoney(lowestRent, currency)} a month or more`]),
];

/** The number of points to the next band as text: "7 points to good". */
export const pointsToNextBand = ({ band, points }: Pick<NextBand, 'band' | 'points'>): string =>
  `${points} ${points === 1 ? 'point' : 'points'} to ${band}`;
