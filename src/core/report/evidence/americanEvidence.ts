import type { RentEstimate } from '../../area/rentEstimate.ts';
import { americanRent, fairMarketRentCaveat, type AmericanHome } from '../../area/us/americanRent.ts';
import { formatDay, formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import { currencyOfMarket, type MarketId } from '../../market/markets.ts';
import { minor, type Minor } from '../../kernel/money.ts';
import type { Deal } from '../../deal/deal.ts';
import { americanHomeOf } from '../../deal/resolve/americanHome.ts';
import { nothingPublished, type AreaEvidence } from './areaEvidence.ts';
import type { ReportTable } from '../reportTable.ts';

/** The evidence on a US property's area: its county's Fair Market Rents. `monthlyRent` is the rent used, in cents, or null. */
export function americanEvidence(deal: Deal, market: MarketId, monthlyRent: Minor | null): AreaEvidence {
  const home = americanHomeOf(deal, market);
  const rent = americanRent(home);
  return {
    words: [
      ...(rent.ok ? (monthlyRent === null ? [] : [rentWords(monthlyRent, rent.value, market)]) : [rent.error.message]),
      fairMarketRentCaveat,
      nothingPublished,
    ],
    rents: rentTable(home, market),
  };
}

/** How far the rent used is from the county's Fair Market Rent for the property's size. */
function rentWords(rent: Minor, { monthlyRent, area: { name } }: RentEstimate, market: MarketId): string {
  const text = (amount: Minor): string => formatMoney(amount, currencyOfMarket(market));
  const whose = `the Fair Market Rent for the same number of bedrooms in ${name}`;
  const off = minor(rent - monthlyRent);
  if (off === 0) return `The rent used, ${text(rent)} a month, is ${whose}.`;
  return `The rent used, ${text(rent)} a month, is ${text(minor(Math.abs(off)))} ${off < 0 ? 'below' : 'above'} ${whose}.`;
}

/** Fair Market Rents by size, regardless of the property's price; null if its county is unknown. */
function rentTable({ zip, county, state, bedrooms }: AmericanHome, market: MarketId): ReportTable | null {
  const own = bedrooms === null ? null : Math.round(bedrooms);
  const sizes = sizeNames.flatMap((name, size) => {
    const rent = americanRent({ zip, county, state, bedrooms: size, askingPrice: null, floorAreaSqFt: null });
    return rent.ok ? [{ name: size === own ? `${name} (this property)` : name, ...rent.value }] : [];
  });
  const [first] = sizes;
  if (first === undefined) return null;
  const { source } = first;
  return {
    id: 'area-rents',
    title: `Monthly Fair Market Rents, ${first.area.name}`,
    columns: [
      { label: 'Size', align: 'left' },
      { label: 'Utilities included', align: 'right' },
    ],
    rows: sizes.map(({ name, monthlyRent }) => [name, formatMoney(monthlyRent, currencyOfMarket(market))]),
    total: null,
    note: `${source.title}. Checked on ${formatDay(source.checkedOn)}.`,
  };
}

const sizeNames: readonly string[] = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms'];
