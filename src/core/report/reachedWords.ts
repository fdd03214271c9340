import { formatMoney } from '../deal/format.ts';
import type { Currency } from '../kernel/money.ts';
import type { NextBand } from '../score/score.ts';
import type { TotalReached } from '../score/trace/reachTotal.ts';

/** "7 points to good: at £172,000 or less, or a rent of £1,310 a month or more, all else equal." */
export function sayReached(
  { band, points }: Pick<NextBand, 'band' | 'points'>,
  { highestPrice, lowestRent }: TotalReached,
  currency: Currency,
): string {
  const ways = [
    highestPrice === null ? '' : `at ${formatMoney(highestPrice, currency)} or less`,
    lowestRent === null ? '' : `a rent of ${formatMoney(lowestRent, currency)} a month or more`,
  ].filter((way) => way !== '');
  const short = pointsTo({ band, points });
  if (ways.length === 0) return `${short}: neither price nor rent alone would reach it.`;
  return `${short}: ${ways.join(', or ')}, all else equal.`;
}

/** "7 points to good" */
export const pointsTo = ({ band, points }: Pick<NextBand, 'band' | 'points'>): string =>
  `${points} ${points === 1 ? 'point' : 'points'} to ${band}`;
