import { factReader, found, partOf } from '../../factLayer.ts';
import { memberAt } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';
import { zipIn } from './americanValues.ts';
import { redfinPath } from './redfinIslands.ts';
import { feetIn, isOver, pointIn, statusIn } from './redfinValues.ts';
import type { CapturedReading } from './siteAdapter.ts';
import { bathsIn, countIn, joined, priceIn, spaced, yearlyFromMonth, yearIn } from './internationalValues.ts';

/** Reads a search card for a property for sale. Most of its members are `{ value, level }`. */
export function readSaleCard(card: unknown): CapturedReading {
  const read = factReader('Redfin card', card);
  const at = (path: string): unknown => memberAt(card, path);
  const path = lineOf(at('url'));
  const status = read('mlsStatus', statusIn);
  const position = read('latLong.value', pointIn);
  const isAsked = !isOver(status?.value ?? null) && (at('countryCode') ?? 'US') === 'US';
  return {
    layer: {
      listingId: found(redfinPath.exec(path ?? '')?.[1] ?? null, 'Redfin card url'),
      transaction: found('sale', 'Redfin card url'),
      askingPrice: isAsked ? read('price.value', (value) => priceIn(value, { currency: 'USD', rent: false })) : null,
      bedrooms: read('beds', countIn),
      bathrooms: read('baths', bathsIn),
      propertyType: read('uiPropertyType', (value) => (typeof value === 'number' ? (kinds[value] ?? null) : null)),
      yearBuilt: read('yearBuilt.value', yearIn),
      serviceChargePerYear: at('isHoaFrequencyKnown') === true ? read('hoa.value', yearlyFromMonth) : null,
      floorAreaSqFt: read('sqFt.value', feetIn),
      address: found(joined(at('streetLine.value'), at('city'), spaced(at('state'), at('zip'))), 'Redfin card streetLine'),
      postalCode: read(['zip', 'postalCode.value'], zipIn),
      latitude: partOf(position, (where) => where.latitude),
      longitude: partOf(position, (where) => where.longitude),
      status,
      agentName: read(['listingBroker.name', 'listingAgent.name'], lineOf),
    },
    path,
    auction: false,
    texts: [],
  };
}

/** The site's numbers for property types. */
const kinds: Readonly<Record<number, string>> = {
  1: 'House',
  2: 'Condo',
  3: 'Townhouse',
  4: 'Multi-family',
  5: 'Land',
  7: 'Manufactured home',
  8: 'Co-op',
};

/** Reads a search card for a property to rent. A range across several homes is not a fact about one, so it is not read. */
export function readRentalCard(card: unknown): CapturedReading {
  const read = factReader('Redfin rental', card);
  const path = lineOf(memberAt(card, 'homeData.url'));
  const place = (name: string): unknown => memberAt(card, `homeData.addressInfo.${name}`);
  const position = read('homeData.addressInfo.centroid.centroid', pointIn);
  return {
    layer: {
      listingId: found(redfinPath.exec(path ?? '')?.[1] ?? null, 'Redfin rental homeData.url'),
      transaction: found('rent', 'Redfin rental rentalExtension'),
      askingPrice: read(
        'rentalExtension.rentPriceRange',
        only((value) => priceIn(value, { currency: 'USD', rent: true })),
      ),
      bedrooms: read('rentalExtension.bedRange', only(countIn)),
      bathrooms: read('rentalExtension.bathRange', only(bathsIn)),
      floorAreaSqFt: read('rentalExtension.sqftRange', only(feetIn)),
      address: found(
        joined(place('formattedStreetLine'), place('city'), spaced(place('state'), place('zip'))),
        'Redfin rental homeData.addressInfo',
      ),
      postalCode: read('homeData.addressInfo.zip', zipIn),
      latitude: partOf(position, (where) => where.latitude),
      longitude: partOf(position, (where) => where.longitude),
    },
    path,
    auction: false,
    texts: [],
  };
}

/** The value of a range whose ends are equal; null otherwise. */
const only =
  <Value>(normalise: (value: unknown) => Value | null) =>
  (range: unknown): Value | null =>
    memberAt(range, 'min') === memberAt(range, 'max') ? normalise(memberAt(range, 'min')) : null;
