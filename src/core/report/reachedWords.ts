import { formatMoney } from '../deal/format.ts';
import type { Currency } from '../kernel/money.ts';
import type { NextBand } from '../score/score.ts';
import type { TotalReached } from '../score/trace/reachTotal.ts';

/** "7 points to good: at £172,000 or less, or a rent of £1,310 a month or more, all else equal." */
export function sayReached(next: Pick<NextBand, 'band' | 'points'>, ways: readonly string[]): string {
  const short = pointsTo(next);
  if (ways.length === 0) return `${short}: neither price nor rent alone would reach it.`;
  return `${short}: ${ways.join(', or ')}, all else equal.`;
}

/** What alone reaches a total of a letting, in words. */
export const lettingWays = ({ highestPrice, lowestRent }: TotalReached, currency: Currency): readonly string[] => [
  ...(highestPrice === null ? [] : [`at ${formatMoney(highestPrice, currency)} or less`]),
  ...(lowestRent === null ? [] : [`a rent of ${formatMoney(lowestRent, currency)} a month or more`]),
];

/** "7 points to good" */
export const pointsTo = ({ band, points }: Pick<NextBand, 'band' | 'points'>): string =>
  `${points} ${points === 1 ? 'point' : 'points'} to ${band}`;
