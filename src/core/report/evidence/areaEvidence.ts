import { rentEstimate } from '../../area/rentEstimate.ts';
import type { RentEstimate } from '../../area/rentEstimate.ts';
import type { Deal } from '../../deal/deal.ts';
import { formatDay, formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { rentedHome } from '../../deal/resolve/rentedHome.ts';
import type { RentedHome } from '../../deal/resolve/rentedHome.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import { minor } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { ReportTable } from '../reportTable.ts';

/** The known facts about a property's area, and one sentence on what is missing. */
export interface AreaEvidence {
  readonly words: readonly string[];
  /** Average rents by size in the local authority or, if unknown, in the region; null if neither is known. */
  readonly rents: ReportTable | null;
}

/** The sentence shown unless figures from the packs are added (`addArea`). */
export const nothingPublished = 'This report has no price, crime, school or demand figures for the area.';

/** The start of the line that names the stations mentioned in the listing. The line is left out if stations from the packs are shown. */
export const listingStations = 'Stations mentioned in the listing: ';

/** The attribution required by the licence of the rent data. */
const rentAttribution = 'Source: Office for National Statistics licensed under the Open Government Licence v3.0.';

/**
 * The evidence on a property's area: published figures, a map and the average rent. `monthlyRent` is the rent of the whole property in
 * minor units, or null if the deal's figures do not use a rent.
 */
export function areaEvidence(deal: Deal, monthlyRent: Minor | null): AreaEvidence {
  const { nearestStations } = deal.facts;
  const stations = (nearestStations ?? []).slice(0, 3).map(({ name, miles }) => (miles === null ? name : `${name} (${miles} miles)`));
  return {
    words: [
      ...rentAgainstArea(deal, monthlyRent),
      stations.length === 0 ? 'The listing doesn’t mention any stations.' : `${listingStations}${stations.join(', ')}.`,
      nothingPublished,
    ],
    rents: rentTable(rentedHome(deal)),
  };
}

/**
 * A sentence that compares the whole property's rent with the area's average, or says why there is no average. Empty if the deal's figures
 * do not use a rent.
 */
export function rentAgainstArea(deal: Deal, monthlyRent: Minor | null): readonly string[] {
  const rent = rentEstimate(rentedHome(deal));
  if (!rent.ok) return [rent.error.message];
  return monthlyRent === null ? [] : [rentWords(deal, monthlyRent, rent.value)];
}

/** How far the rent used is from the area's average for the property's size. */
function rentWords(deal: Deal, rent: Minor, { monthlyRent, area: { name } }: RentEstimate): string {
  const used = formatMoney(rent, ukCurrency);
  const home = deal.facts.bedrooms === null ? 'all properties' : 'properties with the same number of bedrooms';
  const off = minor(rent - monthlyRent);
  if (off === 0) return `The rent used, ${used} a month, is the average for ${home} in ${name}.`;
  const distance = `${formatMoney(minor(Math.abs(off)), ukCurrency)} ${off < 0 ? 'below' : 'above'}`;
  return `The rent used, ${used} a month, is ${distance} the average for ${home} in ${name}.`;
}

/** The area's average rents by size, regardless of the property's size; null if the area is unknown. */
function rentTable({ outcode, placeNames, bedrooms }: RentedHome): ReportTable | null {
  const own = bedrooms === null ? null : Math.max(1, Math.round(bedrooms));
  const sizes = [1, 2, 3, 4].flatMap((size) => {
    const rent = rentEstimate({ outcode, placeNames, bedrooms: size });
    return rent.ok ? [{ size, ...rent.value }] : [];
  });
  const [first] = sizes;
  if (first === undefined) return null;
  return {
    id: 'area-rents',
    title: `Average monthly rents, ${first.area.name}`,
    columns: [
      { label: 'Size', align: 'left' },
      { label: 'Average', align: 'right' },
      { label: first.area.scope === 'local' ? 'Typical range' : 'Range across councils', align: 'right' },
    ],
    rows: sizes.map(({ size, monthlyRent, low, high }) => {
      const name = size === 4 ? '4 or more bedrooms' : size === 1 ? '1 bedroom' : `${size} bedrooms`;
      return [
        size === own ? `${name} (this property)` : name,
        formatMoney(monthlyRent, ukCurrency),
        `${formatMoney(low, ukCurrency)} to ${formatMoney(high, ukCurrency)}`,
      ];
    }),
    total: null,
    note: `${first.source.title}. Checked on ${formatDay(first.source.checkedOn)}. ${rentAttribution}`,
  };
}
