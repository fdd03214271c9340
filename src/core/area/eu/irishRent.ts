import { isoDate } from '../../kernel/calendar.ts';
import { fromMajor, type Minor } from '../../kernel/money.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { RentEstimate } from '../rentEstimate.ts';
import { implausibleFloorArea, implausiblePrice } from '../rentPlausibility.ts';
import type { EuropeanPlace } from './areaLevels.ts';
import { irishCountyOf } from './irishPlace.ts';
import { irishRentQuarter } from './irishRentTable.ts';
import type { RentRefusal } from '../rentRefusal.ts';

/** An Irish property. Price (cents) and floor area are used only to check whether a county's average represents it. */
export interface IrishHome extends Pick<EuropeanPlace, 'postalCode' | 'town' | 'region'> {
  readonly bedrooms: number | null;
  readonly askingPrice: Minor | null;
  readonly floorAreaSqFt: number | null;
}

/** The limits of a county's average, shown wherever one is. */
export const irishRentCaveat =
  'The RTB’s standardised average covers homes of every size in a county. Large homes let for more and small ones for less.';

/**
 * The standardised average rent of new tenancies in the property's county, in cents per month, as a starting value. No spread is published:
 * by our convention the range is that average plus or minus its difference from the average for existing tenancies. Refused if the county
 * is unknown, or if price or floor area is far from what an average of all sizes represents.
 */
export function irishRent(home: IrishHome): Result<RentEstimate, RentRefusal> {
  const outside = implausibleFloorArea(home.floorAreaSqFt, home.bedrooms, 'county averages');
  if (outside !== null) return err(outside);
  const county = irishCountyOf(home);
  if (county === null) return err({ reason: 'place', message: 'No rent estimate. Add the county.' });
  const { newTenancies, existingTenancies } = county;
  const rent: RentEstimate = {
    monthlyRent: fromMajor(newTenancies),
    low: fromMajor(existingTenancies),
    high: fromMajor(2 * newTenancies - existingTenancies),
    method: `RTB standardised average rent for new tenancies, all sizes, County ${county.name}, ${irishRentQuarter}`,
    area: { name: `County ${county.name}`, scope: 'local' },
    source,
  };
  const dear = implausiblePrice(home.askingPrice, rent, `the average rent of County ${county.name} describes`);
  return dear === null ? ok(rent) : err(dear);
}

const source: RentEstimate['source'] = {
  title:
    `Residential Tenancies Board and ESRI, Rent Index, ${irishRentQuarter}, Figure 3 (V1-19.03.2026): standardised average rent for new tenancies; ` +
    'the range is that average plus or minus its difference from the average for existing tenancies',
  url: 'https://rtb.ie/about-rtb/data-insights/rtb-esri-rent-index/',
  publishedOn: isoDate('2026-03-19'),
  checkedOn: isoDate('2026-11-24'),
};
