import { factReader, partOf } from '../../factLayer.ts';
import { instant, dayOf, type IsoDate } from '../../../kernel/calendar.ts';
import { scriptIsland } from '../../islands/island.ts';
import { listOf, memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { parseAddress, parseListingId, parsePropertyType, parseTransaction } from '../../values/parseValues.ts';
import { featureLines } from '../rightmove/propertyFacts.ts';
import { placeNameIn, postalCodeIn } from './europeanValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, energyClassIn, priceIn, yearIn } from './internationalValues.ts';

const ireland: Bounds = { south: 51.3, north: 55.5, west: -10.8, east: -5.3 };

/** Daft.ie: the listing is in `__NEXT_DATA__` at `pageProps.listing`. Positions give the longitude first. */
export const daft: SiteAdapter = {
  site: 'daft',
  market: { currency: 'EUR', area: 'sqm', bounds: ireland },
  host: 'daft.ie',
  listingPath: /^\/(?:[a-z0-9-]{1,40}\/){1,2}[a-z0-9%.'-]{1,200}\/([1-9]\d{0,11})\/?$/i,
  islands: (html) => [scriptIsland(html, '__NEXT_DATA__') ?? []].flat().map((island) => (island.ok ? island.value : null)),
  isListing: (record) =>
    parseListingId(record['id']) !== null && 'seoFriendlyPath' in record && ('price' in record || 'numBedrooms' in record),
  read: readListing,
};

function readListing(listing: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('Daft listing', listing);
  const transaction = read(['category', 'seoFriendlyPath', 'sections.0'], parseTransaction);
  const rent = transaction?.value === 'rent';
  const position = read('point.coordinates', (value) => positionWithin(ireland, listOf(value)[1], listOf(value)[0]));
  return {
    layer: {
      listingId: read('id', parseListingId),
      transaction,
      askingPrice: read(['price', 'nonFormatted.price'], (value) => priceIn(value, { currency: 'EUR', rent })),
      bedrooms: read('numBedrooms', countIn),
      bathrooms: read('numBathrooms', bathsIn),
      propertyType: read('propertyType', parsePropertyType),
      yearBuilt: read('dateOfConstruction', yearIn),
      epcBand: read('ber.rating', energyClassIn),
      floorAreaSqFt: read('floorArea.value', (value) =>
        areaIn(value, /acre/i.test(String(memberAt(listing, 'floorArea.unit'))) ? 'sqft' : 'sqm'),
      ),
      address: read(['title', 'seoTitle'], parseAddress),
      postalCode: read('addressDetails.postalCode', postalCodeIn('IE')),
      town: read('addressDetails.addressLocality', placeNameIn),
      county: read('addressDetails.addressRegion', placeNameIn),
      latitude: partOf(position, (at) => at.latitude),
      longitude: partOf(position, (at) => at.longitude),
      status: partOf(read('state', lineOf), (state) => (/^published$/i.test(state) ? 'available' : null)),
      firstListedOn: read('publishDate', (value) => dayIn(value, captured)),
      agentName: read('seller.name', lineOf),
      keyFeatures: read('features', featureLines),
    },
    path: lineOf(memberAt(listing, 'seoFriendlyPath')),
    auction: /\bauction\b/i.test(listOf(memberAt(listing, 'saleType')).join(' ')),
    texts: [],
  };
}

/** The day in a value: a time in milliseconds in searches, a written date on the listing's own page. */
const dayIn = (value: unknown, captured: IsoDate | null): IsoDate | null =>
  typeof value === 'number' ? (value > 9e11 && value < 7e12 ? dayOf(instant(value)) : null) : portalDate(value, captured);
