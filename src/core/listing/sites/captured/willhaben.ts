import { factReader, type FactLayer, type FactReader, type Found } from '../../factLayer.ts';
import type { AskingPrice } from '../../facts.ts';
import { scriptIsland } from '../../islands/island.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { placeFacts } from './europeanPlace.ts';
import { commissionIn, monthlyAmount, placeNameIn, postalCodeIn, rentWithChargesOnly, roomsIn, yearlyCharge } from './europeanValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, energyClassIn, kindIn, priceIn, yearIn } from './internationalValues.ts';

const austria: Bounds = { south: 46.3, north: 49.1, west: 9.5, east: 17.2 };

/** willhaben: `__NEXT_DATA__`, `pageProps.advertDetails`; the facts of the home are a list of `attributes`, each with a name and values. */
export const willhaben: SiteAdapter = {
  site: 'willhaben',
  market: { currency: 'EUR', area: 'sqm', bounds: austria },
  host: 'willhaben.at',
  listingPath: /^\/iad\/immobilien\/d\/(?:[\w%.,-]{1,200}\/){1,6}(?:[\w%.,-]{1,300}-)?([1-9]\d{5,11})\/?$/,
  islands: (html) => [scriptIsland(html, '__NEXT_DATA__') ?? []].flat().map((island) => (island.ok ? island.value : null)),
  isListing: (record) =>
    parseListingId(record['id']) !== null &&
    isRecord(record['advertAddressDetails']) &&
    listOf(memberAt(record, 'attributes.attribute')).some((each) => memberAt(each, 'name') === 'PROPERTY_TYPE'),
  read: readAdvert,
};

interface Readers {
  readonly read: FactReader;
  /** The first value of an attribute. */
  readonly first: (name: string) => unknown;
  /** Reads the first of several attributes that gives a value. */
  readonly named: <Value>(names: readonly string[], normalise: (value: unknown) => Value | null) => Found<Value> | null;
}

function readersOf(advert: unknown): Readers {
  const all = listOf(memberAt(advert, 'attributes.attribute'));
  const first = (name: string): unknown =>
    listOf(
      memberAt(
        all.find((each) => memberAt(each, 'name') === name),
        'values',
      ),
    )[0] ?? null;
  return {
    read: factReader('willhaben advert', advert),
    first,
    named: (names, normalise) => {
      for (const name of names) {
        const value = normalise(first(name));
        if (value !== null) return { value, source: `willhaben advert attributes.attribute[name=${name}]` };
      }
      return null;
    },
  };
}

function placeIn({ read, first, named }: Readers): FactLayer {
  const postalCode = read('advertAddressDetails.postCode', postalCodeIn('AT'));
  const town = read('advertAddressDetails.postalName', placeNameIn) ?? named(['LOCATION/ADDRESS_3'], placeNameIn);
  const street = named(['LOCATION/ADDRESS_1'], lineOf)?.value ?? null;
  // A position with a radius is only that of the neighbourhood.
  const position = first('POSITION_RADIUS_METERS') === null ? named(['COORDINATES'], coordinatesIn) : null;
  const county = read('advertAddressDetails.province', placeNameIn) ?? named(['LOCATION/ADDRESS_4', 'STATE'], placeNameIn);
  return placeFacts({ street, postalCode, town, county, position }, 'willhaben advert advertAddressDetails');
}

const inEuros = (value: unknown): AskingPrice | null => priceIn(value, { currency: 'EUR', rent: false });

function readAdvert(advert: unknown, { captured }: CapturedContext): CapturedReading {
  const readers = readersOf(advert);
  const { read, first, named } = readers;
  const transaction =
    named(['OWNAGETYPE'], offerIn) ??
    named(['RENTAL_PRICE/PER_MONTH'], (value) => (monthlyAmount(value) === null ? null : ('rent' as const)));
  const rent = transaction?.value === 'rent';
  const withCharges = rent ? named(['RENTAL_PRICE/PER_MONTH', 'TOTAL_ENCUMBRANCE', 'PRICE'], monthlyAmount) : null;
  const layer: FactLayer = {
    listingId: read('id', parseListingId),
    transaction,
    // Public code disagrees on what the net rent excludes, so we read only the total rent, which includes charges.
    askingPrice: transaction?.value === 'sale' ? named(['PRICE', 'ESTATE_PRICE/PRICE_SUGGESTION', 'PRICE_FOR_DISPLAY'], inEuros) : null,
    rentWithChargesPerMonth: withCharges,
    rooms: named(['NO_OF_ROOMS', 'NUMBER_OF_ROOMS'], roomsIn),
    propertyType: named(['PROPERTY_TYPE'], kindIn),
    yearBuilt: named(['CONSTRUCTION_YEAR'], yearIn),
    serviceChargePerYear: named(
      rent ? ['RENTAL_PRICE/ADDITIONAL_COST_GROSS'] : ['ESTATE_PRICE/MONTHCOSTS_GROSS', 'ESTATE_PRICE/OTHERCOSTS_GROSS'],
      yearlyCharge,
    ),
    agentFee: rent ? null : named(['ADDITIONAL_COST/FEE'], commissionIn),
    epcBand: named(['ENERGY_HWB_CLASS'], energyClassIn),
    floorAreaSqFt: named(['ESTATE_SIZE/LIVING_AREA', 'ESTATE_SIZE'], (value) => areaIn(value, 'sqm')),
    ...placeIn(readers),
    status: read('advertStatus.id', (value) => (value === 'active' ? ('available' as const) : null)),
    firstListedOn: read(['firstPublishedDate', 'publishedDate'], (value) => portalDate(value, captured)),
    agentName: first('ISPRIVATE') === '1' ? null : named(['CONTACT/COMPANYNAME', 'CONTACT/COMPANY', 'ORGNAME'], lineOf),
  };
  return {
    layer,
    path: /^https:\/\/www\.willhaben\.at(\/[^?#]{1,600})/.exec(lineOf(memberAt(advert, 'seoMetaData.canonicalUrl')) ?? '')?.[1] ?? null,
    auction: false,
    texts: [],
    warnings: withCharges === null ? [] : [rentWithChargesOnly],
  };
}

/** Sale or rent, from "Kauf", "Eigentum" or "Miete". */
const offerIn = (value: unknown): 'sale' | 'rent' | null => {
  const text = lineOf(value) ?? '';
  if (/miet|pacht/i.test(text)) return /kauf/i.test(text) ? null : 'rent';
  return /kauf|eigentum/i.test(text) ? 'sale' : null;
};

/** A position such as "47.051823,15.399733". */
function coordinatesIn(value: unknown): ReturnType<typeof positionWithin> {
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d{1,12}),\s?(-?\d{1,3}\.\d{1,12})$/.exec(lineOf(value) ?? '') ?? [];
  return positionWithin(austria, latitude, longitude);
}
