import { irishRent } from '../area/eu/irishRent.ts';
import type { RentEstimate } from '../area/rentEstimate.ts';
import type { Deal } from '../deal/deal.ts';
import { irishHomeOf } from '../deal/resolve/europeanHome.ts';
import { countryNames, type CountryCode } from '../kernel/countries.ts';
import { err, type Result } from '../kernel/result.ts';
import type { RentRefusal } from '../area/rentRefusal.ts';

/**
 * The starting rent of a European property, or why there is none. Only Irish properties have one, the average of the county. Rents
 * published elsewhere include charges, are those of sitting tenants or are years old; the Area tab shows them, but no deal starts from
 * them.
 */
export const europeanRentOf = (deal: Deal, country: CountryCode): Result<RentEstimate, RentRefusal> =>
  country === 'IE'
    ? irishRent(irishHomeOf(deal))
    : err({
        reason: 'unpublished',
        message: `No rent estimate. We don’t have suitable published data on new rents in ${countryNames[country]}.`,
      });
