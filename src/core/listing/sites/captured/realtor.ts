import { factReader, found, partOf } from '../../factLayer.ts';
import type { ListingStatus } from '../../facts.ts';
import { scriptIsland } from '../../islands/island.ts';
import { isRecord, memberAt } from '../../values/member.ts';
import { positionWithin } from '../../../place/position.ts';
import { lineOf, plainText } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { countyIn, dwellingsIn, newestBill, unitedStates, yearlyBill, zipIn } from './americanValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, idIn, joined, kindIn, priceIn, spaced, yearlyFromMonth, yearIn } from './internationalValues.ts';

/** Realtor.com: `__NEXT_DATA__`, `initialReduxState.propertyDetails`; its `description` contains room counts, not text. */
export const realtor: SiteAdapter = {
  site: 'realtor',
  market: { currency: 'USD', area: 'sqft', bounds: unitedStates },
  host: 'realtor.com',
  listingPath: /^\/realestateandhomes-detail\/([\w.'-]{5,200})\/?$/,
  islands: (html) => [scriptIsland(html, '__NEXT_DATA__') ?? []].flat().map((island) => (island.ok ? island.value : null)),
  isListing: (record) => 'list_price' in record && isRecord(record['location']) && isRecord(record['description']),
  read: readDetails,
};

const statuses: ReadonlyMap<string, ListingStatus> = new Map(
  Object.entries({
    for_sale: 'available',
    ready_to_build: 'available',
    for_rent: 'available',
    pending: 'under-offer',
    contingent: 'under-offer',
    sold: 'sold',
    off_market: 'withdrawn',
  } as const),
);

function readDetails(details: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('Realtor propertyDetails', details);
  const at = (path: string): unknown => memberAt(details, path);
  const status = lineOf(at('status'))?.toLowerCase() ?? null;
  const rent = status === 'for_rent';
  const isPending = at('flags.is_pending') === true || at('flags.is_contingent') === true;
  const place = joined(
    at('location.address.line'),
    at('location.address.city'),
    spaced(at('location.address.state_code'), at('location.address.postal_code')),
  );
  const position = read('location.address.coordinate', (value) =>
    positionWithin(unitedStates, memberAt(value, 'lat'), memberAt(value, 'lon')),
  );
  const description = plainText(at('description.text'), { max: 20_000, lines: true });
  return {
    layer: {
      listingId: read(['property_id', 'listing_id'], idIn),
      transaction: found(status === null ? null : rent ? 'rent' : 'sale', 'Realtor propertyDetails status'),
      askingPrice: read('list_price', (value) => priceIn(value, { currency: 'USD', rent })),
      bedrooms: read('description.beds', countIn),
      bathrooms: read(['description.baths_consolidated', 'description.baths', 'description.baths_full'], bathsIn),
      propertyType: read('description.type', kindIn),
      yearBuilt: read('description.year_built', yearIn),
      units: read(['description.units', 'description.sub_type'], dwellingsIn),
      serviceChargePerYear: read('hoa.fee', yearlyFromMonth),
      propertyTaxPerYear:
        newestBill('Realtor propertyDetails', details, { at: 'tax_history', when: 'year', amount: 'tax' }) ??
        read('source.raw.tax_amount', yearlyBill),
      floorAreaSqFt: read('description.sqft', (value) => areaIn(value, 'sqft')),
      address: found(place, 'Realtor propertyDetails location.address'),
      postalCode: read('location.address.postal_code', zipIn),
      county: read('location.county.name', countyIn),
      latitude: partOf(position, (where) => where.latitude),
      longitude: partOf(position, (where) => where.longitude),
      status: isPending
        ? found('under-offer' as const, 'Realtor propertyDetails flags')
        : found(status === null ? null : (statuses.get(status) ?? null), 'Realtor propertyDetails status'),
      firstListedOn: read('list_date', (value) => portalDate(value, captured)),
      agentName: read(['advertisers.0.office.name', 'advertisers.0.name'], lineOf),
    },
    path: pathOf(at('href')) ?? pathOfLink(at('permalink')),
    auction: at('flags.is_auction') === true,
    texts: description === null ? [] : [{ name: 'Realtor description', text: description }],
  };
}

const pathOf = (href: unknown): string | null => /^https:\/\/www\.realtor\.com(\/[^?#]{1,400})/.exec(lineOf(href) ?? '')?.[1] ?? null;

/** The path of a listing, built from its last part, which is all that search cards give; null for anything else. */
function pathOfLink(permalink: unknown): string | null {
  const link = lineOf(permalink);
  return link !== null && /^[\w.'-]{5,200}$/.test(link) ? `/realestateandhomes-detail/${link}` : null;
}
