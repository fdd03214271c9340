import type { RentEstimate } from '../area/rentEstimate.ts';
import { americanRent } from '../area/us/americanRent.ts';
import type { Deal } from '../deal/deal.ts';
import type { MarketId } from '../market/markets.ts';
import type { Result } from '../kernel/result.ts';
import { americanHomeOf } from '../deal/resolve/americanHome.ts';
import type { RentRefusal } from '../area/rentRefusal.ts';

/** The rent estimate of a US property from its county, or why there is none. */
export const americanRentOf = (deal: Deal, market: MarketId): Result<RentEstimate, RentRefusal> =>
  americanRent(americanHomeOf(deal, market));
