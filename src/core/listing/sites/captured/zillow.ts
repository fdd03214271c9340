import { factReader, found, partOf } from '../../factLayer.ts';
import type { ListingStatus } from '../../facts.ts';
import { parseJson, scriptIsland } from '../../islands/island.ts';
import { memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { listingIdOf } from '../../values/words.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, joined, kindIn, priceIn, spaced, yearlyFromMonth } from './worldValues.ts';

export const unitedStates: Bounds = { south: 18, north: 72, west: -180, east: -65 };

/** Zillow: `__NEXT_DATA__` whose `gdpClientCache` is itself JSON in a string, keyed by the query that asked for it. */
export const zillow: SiteAdapter = {
  site: 'zillow',
  market: { currency: 'USD', area: 'sqft', bounds: unitedStates },
  host: 'zillow.com',
  listingPath: /^\/homedetails\/(?:[\w.'%-]{1,200}\/)?([1-9]\d{0,11})_zpid\/?$/,
  islands: (html) => {
    const island = scriptIsland(html, '__NEXT_DATA__');
    if (island === null) return [];
    if (!island.ok) return [null];
    const pageProps = memberAt(island.value, 'props.pageProps');
    const cache = memberAt(pageProps, 'componentProps.gdpClientCache') ?? memberAt(pageProps, 'gdpClientCache');
    if (typeof cache !== 'string') return [island.value];
    const parsed = parseJson(cache);
    return [parsed.ok ? parsed.value : null];
  },
  isListing: (record) => listingIdOf(record['zpid']) !== null && ('homeStatus' in record || 'homeType' in record) && 'price' in record,
  read: readProperty,
};

const statuses: Readonly<Record<string, ListingStatus>> = {
  FOR_SALE: 'available',
  FOR_RENT: 'available',
  PENDING: 'under-offer',
  SOLD: 'sold',
  RECENTLY_SOLD: 'sold',
  OFF_MARKET: 'withdrawn',
};

function readProperty(property: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('Zillow property', property);
  const status = lineOf(memberAt(property, 'homeStatus'));
  const rent = status === 'FOR_RENT';
  const at = (path: string): unknown => memberAt(property, path);
  const place = joined(at('address.streetAddress'), at('address.city'), spaced(at('address.state'), at('address.zipcode')));
  const position = read('', (value) => positionWithin(unitedStates, memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  // Zillow writes the area's unit beside it: land is in acres, homes in square feet.
  const feet = !/acre/i.test(lineOf(at('livingAreaUnits')) ?? '');
  const description = plainText(at('description'), { max: 20_000, lines: true });
  return {
    layer: {
      listingId: read('zpid', listingIdOf),
      transaction: found(status === null ? null : rent ? 'rent' : 'sale', 'Zillow property homeStatus'),
      askingPrice: read('price', (value) => priceIn(value, { currency: 'USD', rent })),
      bedrooms: read('bedrooms', countIn),
      bathrooms: read('bathrooms', bathsIn),
      propertyType: read('homeType', kindIn),
      serviceChargePerYear: read('monthlyHoaFee', yearlyFromMonth),
      floorAreaSqFt: feet ? read(['livingAreaValue', 'livingArea'], (value) => areaIn(value, 'sqft')) : null,
      address: found(place, 'Zillow property address'),
      latitude: partOf(position, (where) => where.latitude),
      longitude: partOf(position, (where) => where.longitude),
      status: found(status === null ? null : (statuses[status] ?? null), 'Zillow property homeStatus'),
      firstListedOn: read('datePostedString', (value) => portalDate(value, captured)),
      agentName: read(['brokerageName', 'attributionInfo.brokerName', 'attributionInfo.agentName'], lineOf),
    },
    path: lineOf(at('hdpUrl')),
    auction: at('listing_sub_type.is_forAuction') === true,
    texts: description === null ? [] : [{ name: 'Zillow description', text: description }],
  };
}
