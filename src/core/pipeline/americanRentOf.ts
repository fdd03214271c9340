import type { RentEstimate, RentRefusal } from '../area/rentEstimate.ts';
import type { Deal } from '../deal/deal.ts';
import type { MarketId } from '../kernel/markets.ts';
import { err } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** The rent that the county of an American home suggests, or why it suggests none. */
export const americanRentOf = (_deal: Deal, _market: MarketId): Result<RentEstimate, RentRefusal> =>
  err({ reason: 'place', message: 'No rent estimate: the county is not known.' });
