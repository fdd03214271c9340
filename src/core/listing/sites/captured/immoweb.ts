import { factReader, found, partOf } from '../../factLayer.ts';
import { assignedIslands } from '../../islands/island.ts';
import { isRecord, memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { parseListingId, parseTransaction } from '../../values/parseValues.ts';
import { placeNameIn, postalCodeIn, yearlyCharge } from './europeanValues.ts';
import type { CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, energyClassIn, joined, kindIn, priceIn, spaced, yearIn } from './internationalValues.ts';

const belgium: Bounds = { south: 49.4, north: 51.6, west: 2.5, east: 6.5 };

/** Immoweb: the listing is in `window.classified`; areas are in square metres. */
export const immoweb: SiteAdapter = {
  site: 'immoweb',
  market: { currency: 'EUR', area: 'sqm', bounds: belgium },
  host: 'immoweb.be',
  listingPath: /^\/(?:[a-z]{2}\/)?(?:[a-z-]{1,30}\/){1,6}(?:[\w%-]{1,80}\/){0,3}([1-9]\d{0,11})\/?$/i,
  islands: (html) =>
    assignedIslands(html, /\bwindow\.classified\s{0,20}=\s{0,40}(?!=)/g).map((island) => (island.ok ? island.value : null)),
  isListing: (record) => parseListingId(record['id']) !== null && isRecord(record['property']) && 'bedroomCount' in record['property'],
  read: readClassified,
};

function readClassified(classified: unknown): CapturedReading {
  const read = factReader('Immoweb classified', classified);
  const at = (path: string): unknown => memberAt(classified, path);
  const transaction = read(['transaction.type', 'transaction.subtype'], immowebTransaction);
  const rent = transaction?.value === 'rent';
  const street = spaced(at('property.location.street'), at('property.location.number'));
  const town = spaced(at('property.location.postalCode'), at('property.location.locality'));
  const position = read('property.location', (value) => positionWithin(belgium, memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  const gone = at('flags.isSoldOrRented') === true;
  const option = at('flags.isUnderOption') === true;
  return {
    layer: {
      listingId: read('id', parseListingId),
      transaction,
      askingPrice: read(
        rent ? ['transaction.rental.monthlyRentalPrice', 'price.mainValue'] : ['transaction.sale.price', 'price.mainValue'],
        (value) => priceIn(value, { currency: 'EUR', rent }),
      ),
      bedrooms: read('property.bedroomCount', countIn),
      bathrooms: read('property.bathroomCount', bathsIn),
      propertyType: read(['property.subtype', 'property.type'], kindIn),
      yearBuilt: read('property.building.constructionYear', yearIn),
      serviceChargePerYear: read(['property.monthlyCosts', 'transaction.rental.monthlyRentalCosts'], yearlyCharge),
      epcBand: read('transaction.certificates.epcScore', energyClassIn),
      floorAreaSqFt: read('property.netHabitableSurface', (value) => areaIn(value, 'sqm')),
      address: found(joined(street, town), 'Immoweb classified property.location'),
      postalCode: read('property.location.postalCode', postalCodeIn('BE')),
      town: read('property.location.locality', placeNameIn),
      county: read(['property.location.province', 'property.location.region'], placeNameIn),
      latitude: partOf(position, (where) => where.latitude),
      longitude: partOf(position, (where) => where.longitude),
      status: found(gone ? 'sold' : option ? 'under-offer' : 'available', 'Immoweb classified flags'),
      agentName: read('customers.0.name', lineOf),
    },
    path: null,
    auction: at('flags.isPublicSale') === true || at('flags.isNotarySale') === true,
    texts: [],
  };
}

const immowebTransaction = (value: unknown): 'sale' | 'rent' | null =>
  parseTransaction(typeof value === 'string' ? value.replace(/^FOR_/i, 'for ') : value);
