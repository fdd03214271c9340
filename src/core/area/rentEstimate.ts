import type { IsoDate } from '../kernel/calendar.ts';
import { isoDate } from '../kernel/calendar.ts';
import { fromMajor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { regionNames, regionOfOutcode } from './regions.ts';
import type { Region } from './regions.ts';
import { regionalRents } from './regionalRents.ts';
import { rentsOfOutcode } from './rents/localRents.ts';
import type { AreaRents } from './rents/localRents.ts';
import { rentMonth } from './rents/rentAreas.ts';

/** An indicative rent a month, and the range in which most homes are let. */
export interface RentEstimate {
  readonly monthlyRent: Minor;
  readonly low: Minor;
  readonly high: Minor;
  /** In words, honest about how coarse it is: "Average for 2 bedrooms, Salford, August 2026". */
  readonly method: string;
  /** Whose average it is: "Salford"; a region's or the country's where no closer one is published. */
  readonly area: { readonly name: string; readonly scope: 'local' | 'region' | 'country' };
  readonly source: {
    readonly title: string;
    readonly url: string | null;
    readonly publishedOn: IsoDate | null;
    readonly checkedOn: IsoDate;
  };
}

export interface RentedHome {
  readonly outcode: string | null;
  readonly bedrooms: number | null;
}

/**
 * The average private rent for the bedrooms in the local authority of a postcode district (in Scotland: its rental area), from the
 * Office for National Statistics; in its region where the district is not known. Without a district, or in Northern Ireland (for which
 * the release has no figure), the average of the United Kingdom with its wider range. A studio counts as one bedroom; unknown bedrooms
 * take the average of all homes.
 */
export function rentEstimate(home: RentedHome): RentEstimate {
  const local = rentsOfOutcode(home.outcode);
  return local === null ? regionalEstimate(home) : localEstimate(local, sizeOf(home));
}

/** By size: all homes, then one to four bedrooms. */
const sizeOf = ({ bedrooms }: RentedHome): number => (bedrooms === null ? 0 : Math.min(4, Math.max(1, Math.round(bedrooms))));

/** Eight of ten values of a normal distribution lie this many standard deviations around its middle. */
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
    source: sourceWith(size === 0 ? 'range from the average of one bedroom to that of four or more' : spreadWords),
  };
}

function regionalEstimate(home: RentedHome): RentEstimate {
  const region = regionOfOutcode(home.outcode);
  const counted = region === null || region === 'northern-ireland' ? 'united-kingdom' : region;
  const size = sizeOf(home);
  const [mean, low, high] = regionalRents[counted][size] as readonly [number, number, number];
  return {
    monthlyRent: fromMajor(mean),
    low: fromMajor(low),
    high: fromMajor(high),
    method: `Average for ${sizeWords[size]}, ${regionNames[counted]}, August 2026${caveat(region)}`,
    area: { name: regionNames[counted], scope: counted === 'united-kingdom' ? 'country' : 'region' },
    source: sourceWith('range from the tenth to the ninetieth percentile of the councils in the region'),
  };
}

const sizeWords: readonly string[] = ['all homes', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 or more bedrooms'];

const caveat = (region: Region | null): string => {
  if (region === null) return '; the postcode is not known';
  return region === 'northern-ireland' ? '; no figure is published for Northern Ireland' : '';
};

/** Log-normal around the mean: the 30th percentile and the median of every rental area in the list of rents of 2020 give the spread. */
const spreadWords = 'range in which eight of ten homes are expected, by the spread of rents within rental areas of the region in 2020';

/** Contains data of the Office for National Statistics, Open Government Licence v3.0. */
const sourceWith = (range: string): RentEstimate['source'] => ({
  title: `Office for National Statistics, Price Index of Private Rents, August 2026 (Open Government Licence v3.0); ${range}`,
  url: 'https://www.ons.gov.uk/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics',
  publishedOn: null,
  checkedOn: isoDate('2026-11-20'),
});
