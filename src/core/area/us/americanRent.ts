import { isoDate } from '../../kernel/calendar.ts';
import { usStateNames, type UsState } from '../../market/markets.ts';
import { fromMajor, type Minor } from '../../kernel/money.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { RentEstimate } from '../rentEstimate.ts';
import { maxBedrooms, implausibleFloorArea, implausiblePrice } from '../rentPlausibility.ts';
import { countiesNamed, countyOfZip, type RentedCounty } from './counties.ts';
import { rentYear } from './countyTable.ts';
import type { RentRefusal } from '../rentRefusal.ts';

/** A US property. Price (cents) and floor area are used only to check whether Fair Market Rents represent it. */
export interface AmericanHome {
  /** Its first five digits. */
  readonly zip: string | null;
  /** By name, with or without "County"; takes precedence over the ZIP code's county, because a ZIP code may span several. */
  readonly county: string | null;
  readonly state: UsState | null;
  readonly bedrooms: number | null;
  readonly askingPrice: Minor | null;
  readonly floorAreaSqFt: number | null;
}

/**
 * HUD's Fair Market Rent for the bedrooms in the property's county, in cents per month including utilities; 0 bedrooms means a studio.
 * Refused if the county is unknown, if state and ZIP code disagree, if bedrooms are unknown or more than four, and if price or floor area
 * is far from what the rent represents.
 */
export function americanRent(home: AmericanHome): Result<RentEstimate, RentRefusal> {
  const size = sizeOf(home.bedrooms);
  if (!size.ok) return size;
  const outside = implausibleFloorArea(home.floorAreaSqFt, size.value, 'Fair Market Rents');
  if (outside !== null) return err(outside);
  const county = countyOf(home);
  if (!county.ok) return county;
  const rent = fairMarketRent(county.value, size.value);
  const dear = implausiblePrice(home.askingPrice, rent, `the Fair Market Rent of ${rent.area.name} describes`);
  return dear === null ? ok(rent) : err(dear);
}

/** The limits of a Fair Market Rent, shown wherever one is. */
export const fairMarketRentCaveat =
  'A Fair Market Rent is about the 40th percentile of rents, including utilities, for standard homes in the whole county or ' +
  'metropolitan area. In New England we use the median of the towns in the county or planning region. It is not the rent of this ' +
  'home or its neighborhood. If the tenant pays for utilities, expect a rent lower by that amount.';

const refused = (reason: RentRefusal['reason'], why: string): { readonly ok: false; readonly error: RentRefusal } =>
  err({ reason, message: `No rent estimate: ${why}` });

function sizeOf(bedrooms: number | null): Result<number, RentRefusal> {
  if (bedrooms === null) return refused('bedrooms', 'Fair Market Rents depend on the number of bedrooms, which is missing.');
  const size = Math.round(bedrooms);
  if (size >= 0 && size <= maxBedrooms) return ok(size);
  return err({
    reason: 'bedrooms',
    message: `No rent estimate for ${bedrooms} bedrooms. Fair Market Rents are published for up to ${maxBedrooms}.`,
  });
}

function countyOf({ zip, county, state }: AmericanHome): Result<RentedCounty, RentRefusal> {
  const coded = zip === null ? null : countyOfZip(zip);
  if (coded !== null && state !== null && coded.state !== state) {
    return refused('place', `the state is ${usStateNames[state]}, but ZIP code ${zip} is in ${placeWords(coded)}.`);
  }
  const within = state ?? coded?.state ?? null;
  const named = county === null || within === null ? [] : countiesNamed(county, within);
  const [only, other] = named;
  if (only !== undefined && other === undefined) return ok(only);
  if (coded !== null) return ok(coded);
  if (only !== undefined && other !== undefined) return refused('place', `${county} may be ${placeWords(only)} or ${placeWords(other)}.`);
  return refused('place', zip === null ? 'the county isn’t known.' : `the county of ZIP code ${zip} isn’t known.`);
}

/**
 * A housing authority sets its payment standard between these shares of the rent (24 CFR 982.503). Shown as the range because no spread is
 * published.
 */
const [leastPayment, mostPayment] = [0.9, 1.1];

const inNewEngland: ReadonlySet<UsState> = new Set<UsState>(['CT', 'MA', 'ME', 'NH', 'RI', 'VT']);

function fairMarketRent(county: RentedCounty, size: number): RentEstimate {
  const { name, state, rents } = county;
  const rent = rents[size] ?? 0;
  const whose = `${inNewEngland.has(state) ? 'median of the towns in ' : ''}${placeWords(county)}`;
  return {
    monthlyRent: fromMajor(rent),
    low: fromMajor(Math.round(rent * leastPayment)),
    high: fromMajor(Math.round(rent * mostPayment)),
    method: `HUD Fair Market Rent for ${sizeWords[size]}, ${whose}, ${rentYear} (including utilities)`,
    area: { name, scope: 'local' },
    source,
  };
}

const sizeWords: readonly string[] = ['a studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms'];

/** "Montgomery County, Ohio". The District of Columbia is named only once. */
const placeWords = ({ name, state }: RentedCounty): string => (name === usStateNames[state] ? name : `${name}, ${usStateNames[state]}`);

const source: RentEstimate['source'] = {
  title:
    `US Department of Housing and Urban Development, Fair Market Rents, ${rentYear} (October 2025 to September 2026): about the 40th percentile of gross rents for standard ` +
    'homes in the county or metropolitan area; the range is 90% to 110% of it, within which housing authorities set payment standards',
  url: 'https://www.huduser.gov/portal/datasets/fmr.html',
  publishedOn: null,
  checkedOn: isoDate('2026-11-22'),
};
