import type { IsoDate } from '../../../kernel/calendar.ts';
import { factReader, found, partOf } from '../../factLayer.ts';
import type { AskingPrice, ListingStatus } from '../../facts.ts';
import { parseJson, scriptIsland } from '../../islands/island.ts';
import { listOf, memberAt } from '../../values/member.ts';
import { positionWithin } from '../../../place/position.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { countyIn, dwellingsIn, newestBill, unitedStates, yearlyBill, yearlyFee, zipIn } from './americanValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, joined, kindIn, priceIn, spaced, yearlyFromMonth, yearIn } from './internationalValues.ts';

/** Zillow: `__NEXT_DATA__` whose `gdpClientCache` is JSON in a string, keyed by query. */
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
  isListing: (record) => parseListingId(record['zpid']) !== null && ('homeStatus' in record || 'homeType' in record) && 'price' in record,
  read: readProperty,
};

const statuses: ReadonlyMap<string, ListingStatus> = new Map(
  Object.entries({
    FOR_SALE: 'available',
    FOR_RENT: 'available',
    PENDING: 'under-offer',
    SOLD: 'sold',
    RECENTLY_SOLD: 'sold',
    OFF_MARKET: 'withdrawn',
  } as const),
);

/** Statuses under which the displayed price is the sale price or the site's own estimate. */
const notAsked: ReadonlySet<string | null> = new Set(['SOLD', 'RECENTLY_SOLD', 'OFF_MARKET', 'OTHER']);

function readProperty(property: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('Zillow property', property);
  const status = lineOf(memberAt(property, 'homeStatus'));
  const rent = status === 'FOR_RENT';
  const at = (path: string): unknown => memberAt(property, path);
  // Search cards have the parts of the address next to the price; listing pages also have them in an object.
  const part = (name: string): unknown => at(`address.${name}`) ?? at(name);
  const place = joined(part('streetAddress'), part('city'), spaced(part('state'), part('zipcode')));
  const position = read('', (value) => positionWithin(unitedStates, memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  // Zillow states the unit next to the area: acres for land, square feet for homes.
  const feet = !/acre/i.test(lineOf(at('livingAreaUnits')) ?? '');
  const description = plainText(at('description'), { max: 20_000, lines: true });
  return {
    layer: {
      listingId: read('zpid', parseListingId),
      transaction: found(status === null ? null : rent ? 'rent' : 'sale', 'Zillow property homeStatus'),
      askingPrice: read('price', (value) => askedIn(value, { status, rent, currency: at('currency') })),
      bedrooms: read('bedrooms', countIn),
      bathrooms: read('bathrooms', bathsIn),
      propertyType: read('homeType', kindIn),
      yearBuilt: read(['yearBuilt', 'resoFacts.yearBuilt'], yearIn),
      units: read(['numberOfUnitsTotal', 'resoFacts.propertySubType', 'resoFacts.structureType'], dwellingsIn),
      serviceChargePerYear: read('monthlyHoaFee', yearlyFromMonth) ?? read(['resoFacts.hoaFeeTotal', 'resoFacts.hoaFee'], yearlyFee),
      propertyTaxPerYear:
        newestBill('Zillow property', property, { at: 'taxHistory', when: 'time', amount: 'taxPaid' }) ??
        read('resoFacts.taxAnnualAmount', yearlyBill),
      floorAreaSqFt: feet ? read(['livingAreaValue', 'livingArea'], (value) => areaIn(value, 'sqft')) : null,
      address: found(place, 'Zillow property address'),
      postalCode: read(['address.zipcode', 'zipcode'], zipIn),
      county: read('county', countyIn),
      latitude: partOf(position, (where) => where.latitude),
      longitude: partOf(position, (where) => where.longitude),
      status: found(status === null ? null : (statuses.get(status) ?? null), 'Zillow property homeStatus'),
      firstListedOn:
        read('datePostedString', (value) => portalDate(value, captured)) ?? read('priceHistory', (value) => listedIn(value, captured)),
      agentName: read(['brokerageName', 'attributionInfo.brokerName', 'attributionInfo.agentName'], lineOf),
    },
    path: lineOf(at('hdpUrl')),
    auction: at('listing_sub_type.is_forAuction') === true,
    texts: description === null ? [] : [{ name: 'Zillow description', text: description }],
  };
}

interface Asked {
  readonly status: string | null;
  readonly rent: boolean;
  readonly currency: unknown;
}

/** The asking price in dollars; null if the property is not on offer, or priced in another currency, as in Canada. */
function askedIn(value: unknown, { status, rent, currency }: Asked): AskingPrice | null {
  if (notAsked.has(status) || (currency !== null && currency !== 'USD')) return null;
  return priceIn(value, { currency: 'USD', rent });
}

/** The latest listing date in the price history, which starts with the newest entry. */
function listedIn(value: unknown, captured: IsoDate | null): IsoDate | null {
  const listed = listOf(value).find((entry) => /^listed\b/i.test(lineOf(memberAt(entry, 'event')) ?? ''));
  return portalDate(memberAt(listed, 'date'), captured);
}
