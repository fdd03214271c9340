import type { IsoDate } from '../kernel/calendar.ts';
import { isoDate } from '../kernel/calendar.ts';
import { fromMajor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { regionNames, regionOfName, regionOfOutcode } from './regions.ts';
import type { Region } from './regions.ts';
import { regionalRents } from './regionalRents.ts';
import { rentsOfName, rentsOfOutcode } from './rents/localRents.ts';
import type { AreaRents } from './rents/localRents.ts';
import { rentMonth } from './rents/rentAreas.ts';
import { maxBedrooms, implausibleFloorArea, implausiblePrice } from './rentPlausibility.ts';
import type { RentRefusal } from './rentRefusal.ts';

/** An indicative monthly rent, and the range that most rents are in. */
export interface RentEstimate {
  readonly monthlyRent: Minor;
  readonly low: Minor;
  readonly high: Minor;
  /** As text, stating how coarse it is: "Average for 2 bedrooms, Salford, August 2026". */
  readonly method: string;
  /** The average's area: "Salford"; a region if no closer one is published. */
  readonly area: { readonly name: string; readonly scope: 'local' | 'region' };
  readonly source: {
    readonly title: string;
    readonly url: string | null;
    readonly publishedOn: IsoDate | null;
    readonly checkedOn: IsoDate;
  };
}

/** The facts an estimate uses. Price and floor area are used only to check whether the averages represent the property. */
export interface RentedHome {
  readonly outcode: string | null;
  readonly bedrooms: number | null;
  /** Names of its place, the closest first, for a property without a postcode district: "Islington", "London". */
  readonly placeNames?: readonly string[];
  readonly askingPrice?: Minor | null;
  readonly floorAreaSqFt?: number | null;
}

/**
 * The average private rent per month, in pence, for the number of bedrooms. It is that of the postcode district's local authority (a rental
 * area in Scotland), from the Office for National Statistics. If the district is unknown, uses its region; without a district, uses the
 * authority or region with the place's name. A studio counts as one bedroom; if bedrooms are unknown, the average of all homes is used.
 * Refused if the place is unknown, if no rent is published, for five or more bedrooms, or if price or floor area is far from what the
 * average represents.
 */
export function rentEstimate(home: RentedHome): Result<RentEstimate, RentRefusal> {
  const outside = outsideSizes(home);
  if (outside !== null) return err(outside);
  const placed = estimateOfPlace(home);
  if (!placed.ok) return placed;
  const dear = implausiblePrice(home.askingPrice ?? null, placed.value, `the average rent of ${placed.value.area.name} describes`);
  return dear === null ? placed : err(dear);
}

function outsideSizes({ bedrooms, floorAreaSqFt = null }: RentedHome): RentRefusal | null {
  if (bedrooms !== null && (bedrooms > maxBedrooms || bedrooms < 0)) {
    return {
      reason: 'bedrooms',
      message: `No rent estimate for ${bedrooms} bedrooms. Average rents are published for up to ${maxBedrooms}.`,
    };
  }
  return implausibleFloorArea(floorAreaSqFt, bedrooms, 'average rents');
}

function estimateOfPlace(home: RentedHome): Result<RentEstimate, RentRefusal> {
  const size = sizeOf(home);
  const district = rentsOfOutcode(home.outcode);
  if (district !== null) return ok(localEstimate(district, size));
  const region = regionOfOutcode(home.outcode);
  if (region !== null) return regionalEstimate(region, size);
  for (const name of home.outcode === null ? (home.placeNames ?? []) : []) {
    const local = rentsOfName(name);
    if (local !== null) return ok(localEstimate(local, size));
    const named = regionOfName(name);
    if (named !== null) return regionalEstimate(named, size);
  }
  return err({ reason: 'place', message: 'No rent estimate. The postcode is missing or we don’t know it.' });
}

/** By size: all homes, then one to four bedrooms. */
const sizeOf = ({ bedrooms }: RentedHome): number => (bedrooms === null ? 0 : Math.max(1, Math.round(bedrooms)));

/** 80% of a normal distribution lies within this many standard deviations of its mean. */
const eightOfTen = 1.281_551_6;

function localEstimate({ name, means, spreads }: AreaRents, size: number): RentEstimate {
  const mean = means[size] ?? 0;
  const step = Math.exp(eightOfTen * (spreads[size - 1] ?? 0));
  const [low, high] = size === 0 ? [means[1] ?? mean, means[4] ?? mean] : [Math.round(mean / step), Math.round(mean * step)];
  return {
    monthlyRent: fromMajor(mean),
    low: fromMajor(low),
    high: fromMajor(high),
    method: `Average for ${sizeWords[size]}, ${name}, ${rentMonth}`,
    area: { name, scope: 'local' },
    source: sourceWith(size === 0 ? 'range from the one-bedroom average to the average for four or more bedrooms' : spreadWords),
  };
}

function regionalEstimate(region: Region, size: number): Result<RentEstimate, RentRefusal> {
  if (region === 'northern-ireland' || region === 'united-kingdom') {
    return err({ reason: 'unpublished', message: `No rent estimate. Average rents aren’t published for ${regionNames[region]}.` });
  }
  const [mean, low, high] = regionalRents[region][size] as readonly [number, number, number];
  return ok({
    monthlyRent: fromMajor(mean),
    low: fromMajor(low),
    high: fromMajor(high),
    method: `Average for ${sizeWords[size]}, ${regionNames[region]}, ${rentMonth}`,
    area: { name: regionNames[region], scope: 'region' },
    source: sourceWith('range from the 10th to the 90th percentile of councils in the region'),
  });
}

const sizeWords: readonly string[] = ['all properties', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 or more bedrooms'];

/** Log-normal around the mean. The spread comes from the 30th percentile and the median of every rental area in the 2020 list of rents. */
const spreadWords = 'range expected to include 80% of homes, based on the 2020 spread of rents within the region’s rental areas';

/** Contains data of the Office for National Statistics, Open Government Licence v3.0. */
const sourceWith = (range: string): RentEstimate['source'] => ({
  title: `Office for National Statistics, Price Index of Private Rents, August 2026 (Open Government Licence v3.0); ${range}`,
  url: 'https://www.ons.gov.uk/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics',
  publishedOn: null,
  checkedOn: isoDate('2026-11-20'),
});
