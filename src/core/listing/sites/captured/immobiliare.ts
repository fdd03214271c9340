import { factReader, partOf } from '../../factLayer.ts';
import { scriptIsland } from '../../islands/island.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { found } from '../../factLayer.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { placeNameIn, roomsIn, yearlyCharge } from './europeanValues.ts';
import type { CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, energyClassIn, joined, kindIn, priceIn, spaced, yearIn } from './internationalValues.ts';

const italy: Bounds = { south: 35.4, north: 47.1, west: 6.5, east: 18.6 };

/** immobiliare.it: the listing is in `__NEXT_DATA__` at `detailData.realEstate`, and the home itself at `properties[0]` in it. */
export const immobiliare: SiteAdapter = {
  site: 'immobiliare',
  market: { currency: 'EUR', area: 'sqm', bounds: italy },
  host: 'immobiliare.it',
  listingPath: /^\/(?:[a-z]{2}\/)?annunci\/([1-9]\d{0,11})\/?$/,
  islands: (html) => [scriptIsland(html, '__NEXT_DATA__') ?? []].flat().map((island) => (island.ok ? island.value : null)),
  isListing: (record) =>
    listOf(record['properties']).some((home) => isRecord(home) && 'typologyValue' in home && isRecord(home['location'])),
  read: readRealEstate,
};

function readRealEstate(estate: unknown): CapturedReading {
  const read = factReader('immobiliare realEstate', estate);
  const at = (path: string): unknown => memberAt(estate, path);
  const transaction = read(['contractValue', 'contract'], contract);
  const rent = transaction?.value === 'rent';
  const street = spaced(at('properties.0.location.address'), at('properties.0.location.streetNumber'));
  const position = read('properties.0.location', (value) =>
    positionWithin(italy, memberAt(value, 'latitude'), memberAt(value, 'longitude')),
  );
  return {
    layer: {
      listingId: read(['id', 'properties.0.id'], parseListingId),
      transaction,
      askingPrice: read(['price.value', 'properties.0.price.value'], (value) => priceIn(value, { currency: 'EUR', rent })),
      rooms: read('properties.0.rooms', roomsIn),
      bedrooms: read('properties.0.bedRoomsNumber', countIn),
      bathrooms: read('properties.0.bathrooms', bathsIn),
      propertyType: read('properties.0.typologyValue', (value) => kindIn(lineOf(value)?.split('|')[0])),
      yearBuilt: read('properties.0.buildingYear', yearIn),
      serviceChargePerYear: read('properties.0.costs.condominiumExpenses', yearlyCharge),
      epcBand: read(['properties.0.energy.class.name', 'properties.0.energy.class'], energyClassIn),
      floorAreaSqFt: read(['properties.0.surfaceValue', 'properties.0.surface'], (value) => areaIn(value, 'sqm')),
      address: found(joined(street, at('properties.0.location.city')), 'immobiliare realEstate properties.0.location'),
      town: read('properties.0.location.city', placeNameIn),
      county: read(['properties.0.location.province', 'properties.0.location.region'], placeNameIn),
      latitude: partOf(position, (where) => where.latitude),
      longitude: partOf(position, (where) => where.longitude),
      agentName: read('advertiser.agency.displayName', lineOf),
    },
    path: null,
    auction: /\basta\b/i.test(lineOf(at('contractValue')) ?? ''),
    texts: [],
  };
}

const contract = (value: unknown): 'sale' | 'rent' | null => {
  const text = lineOf(value) ?? '';
  if (/affitto|rent/i.test(text)) return 'rent';
  return /vendita|asta|sale/i.test(text) ? 'sale' : null;
};
