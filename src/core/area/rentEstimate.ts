import type { IsoDate } from '../kernel/calendar.ts';
import { isoDate } from '../kernel/calendar.ts';
import { fromMajor } from '../kernel/money.ts';
import type { Minor } from '../kernel/money.ts';
import { regionNames, regionOfOutcode } from './regions.ts';
import type { Region } from './regions.ts';
import { regionalRents } from './regionalRents.ts';

/** An indicative rent a month; `low` and `high` span the usual council averages, not single homes. */
export interface RentEstimate {
  readonly monthlyRent: Minor;
  readonly low: Minor;
  readonly high: Minor;
  /** In words, honest about how coarse it is: "Average for 2 bedrooms, North West, August 2026". */
  readonly method: string;
  readonly source: {
    readonly title: string;
    readonly url: string | null;
    readonly publishedOn: IsoDate | null;
    readonly checkedOn: IsoDate;
  };
}

/**
 * The average private rent for the bedrooms in the region of a postcode district, from the Office for National Statistics.
 * Without a district, or in Northern Ireland (for which the release has no figure), the average of the United Kingdom with its
 * wider range. A studio counts as one bedroom; unknown bedrooms take the average of all homes.
 */
export function rentEstimate(home: { readonly outcode: string | null; readonly bedrooms: number | null }): RentEstimate {
  const region = regionOfOutcode(home.outcode);
  const counted = region === null || region === 'northern-ireland' ? 'united-kingdom' : region;
  const size = home.bedrooms === null ? 0 : Math.min(4, Math.max(1, Math.round(home.bedrooms)));
  const [mean, low, high] = regionalRents[counted][size] as readonly [number, number, number];
  return {
    monthlyRent: fromMajor(mean),
    low: fromMajor(low),
    high: fromMajor(high),
    method: `Average for ${sizeWords[size]}, ${regionNames[counted]}, August 2026${caveat(region)}`,
    source: rentSource,
  };
}

const sizeWords: readonly string[] = ['all homes', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 or more bedrooms'];

const caveat = (region: Region | null): string => {
  if (region === null) return '; the postcode is not known';
  return region === 'northern-ireland' ? '; no figure is published for Northern Ireland' : '';
};

/** Contains data of the Office for National Statistics, Open Government Licence v3.0. */
const rentSource: RentEstimate['source'] = {
  title:
    'Office for National Statistics, Price Index of Private Rents, August 2026 (Open Government Licence v3.0); ' +
    'range from the tenth to the ninetieth percentile of the councils in the region',
  url: 'https://www.ons.gov.uk/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics',
  publishedOn: null,
  checkedOn: isoDate('2026-11-20'),
};
