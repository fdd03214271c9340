import { factReader, found, partOf, type FactLayer } from '../../factLayer.ts';
import type { ListingWarning } from '../../facts.ts';
import { elementsOfClass } from '../../islands/elementsOfClass.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { isLet, placeNameIn } from './europeanValues.ts';
import type { CapturedReading, SiteAdapter } from './siteAdapter.ts';
import {
  areaIn,
  bathsIn,
  countIn,
  energyClassIn,
  joined,
  kindIn,
  numberIn,
  priceIn,
  yearIn,
  yearlyFromMonth,
} from './internationalValues.ts';

/** The bounds of Spain, including the Canary Islands and the Balearics. */
const spain: Bounds = { south: 27.5, north: 43.9, west: -18.3, east: 4.4 };

/**
 * idealista.com, in Spanish and English. Its pages contain no single value with the whole listing: lines of `config` and
 * `adMultimediasInfo` contain the id, the kind of offer and the price; everything else is only in the markup. Both are combined here into
 * one record. Only those lines are read, because the scripts list every picture three times and would take longer to read than everything
 * else.
 */
export const idealista: SiteAdapter = {
  site: 'idealista',
  market: { currency: 'EUR', area: 'sqm', bounds: spain },
  host: 'idealista.com',
  listingPath: /^\/(?:[a-z]{2}\/)?inmueble\/([1-9]\d{0,11})\/?$/,
  islands: (html) => (html.includes('info-data-price') && isSpanish(html) ? [recordOf(html)] : []),
  isListing: (record) => parseListingId(record['adId']) !== null && isRecord(record['markup']),
  read: readRecord,
};

/** idealista.pt and idealista.it use the same markup for properties in other countries. */
const isSpanish = (html: string): boolean => (/\bidealista\.(com|pt|it)\b/.exec(html)?.[1] ?? 'com') === 'com';

function recordOf(html: string): Readonly<Record<string, unknown>> {
  const lines = (name: string): readonly string[] => elementsOfClass(html, name).flatMap((inner) => lineOf(inner) ?? []);
  return {
    adId:
      first(html, /<input\b[^<>]{0,200}\bname="adId"[^<>]{0,100}\bvalue="(\d{1,12})"/) ?? first(html, /\bpropertyId:\s{0,10}(\d{1,12})/),
    operation: first(html, /\boperation:\s{0,10}['"]([a-z]{1,20})['"]/),
    price: first(html, /\bprice:\s{0,10}(\d{3,9})(?:\.0{1,2})?\s{0,10}[,}]/),
    // Without an exact address the map is centred on the neighbourhood.
    map: /"addressVisibility":\s{0,4}"HIDDEN"/.test(html) ? null : mapIn(html),
    markup: {
      title: lines('main-info__title-main')[0],
      place: lines('main-info__title-minor')[0],
      street: lines('header-map-list')[0],
      price: lines('info-data-price')[0],
      features: [
        ...elementsOfClass(html, 'details-property_features').flatMap(itemsIn),
        ...elementsOfClass(html, 'info-features').flatMap(itemsIn),
      ],
      costs: lines('flex-feature-details'),
      tags: elementsOfClass(html, 'detail-info-tags').flatMap(itemsIn),
      energy: first(html, /\bclass="icon-energy-c-([a-g])"/i),
      agent: lines('advertiser-name')[0],
    },
  };
}

const first = (html: string, pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;

function mapIn(html: string): { readonly latitude: string; readonly longitude: string } | null {
  const [, latitude, longitude] =
    /\bstaticmap\?[^"'<>\s]{0,200}\bcenter=(-?\d{1,2}\.\d{1,12})(?:%2C|,)(-?\d{1,3}\.\d{1,12})/.exec(html) ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** The list items or spans of a block of features, as lines. */
const itemsIn = (inner: string): readonly string[] => inner.split(/<\/(?:li|span)>/i, 80).flatMap((item) => lineOf(item) ?? []);

function readRecord(record: unknown): CapturedReading {
  const read = factReader('idealista page', record);
  const at = (path: string): unknown => memberAt(record, path);
  const transaction = read(['operation', 'markup.title'], offerOf);
  const rent = transaction?.value === 'rent';
  const features = listOf(at('markup.features')).flatMap((line) => lineOf(line) ?? []);
  const feature = <Value>(pattern: RegExp, normalise: (value: unknown) => Value | null) =>
    found(firstOf(features, pattern, normalise), 'idealista page markup.features');
  const position = read('map', (value) => positionWithin(spain, memberAt(value, 'latitude'), memberAt(value, 'longitude')));
  const layer: FactLayer = {
    listingId: read('adId', parseListingId),
    transaction,
    askingPrice: read(['markup.price', 'price'], (value) => priceIn(value, { currency: 'EUR', rent })),
    bedrooms: feature(/^\d+ (?:hab|dormitorio|bed)/i, countIn) ?? feature(/^(?:estudio|studio|sin habitaci|no bedrooms?)\b/i, () => 0),
    bathrooms: feature(/^\d+ (?:baño|bath)/i, bathsIn),
    yearBuilt: feature(/^(?:construido en|built in) \d{4}$/i, (value) => yearIn(/\d{4}$/.exec(String(value))?.[0])),
    propertyType: read('markup.title', typeIn),
    // The built area if stated separately from the usable area, else the area in the page's head.
    floorAreaSqFt: feature(/m² (?:construidos|built)/i, metres) ?? feature(/^[\d.,]+ m²$/i, metres),
    serviceChargePerYear: found(firstOf(listOf(at('markup.costs')), /comunidad|communit/i, monthly), 'idealista page markup.costs'),
    epcBand: read('markup.energy', energyClassIn),
    address: found(joined(at('markup.street'), at('markup.place')), 'idealista page markup.place'),
    // "Goya, Madrid" is the quarter, then the town.
    town: read('markup.place', (value) => placeNameIn((lineOf(value) ?? '').split(',').at(-1))),
    latitude: partOf(position, (where) => where.latitude),
    longitude: partOf(position, (where) => where.longitude),
    agentName: read('markup.agent', lineOf),
  };
  const said = [...features, ...listOf(at('markup.tags')).flatMap((tag) => lineOf(tag) ?? [])];
  return {
    layer,
    path: null,
    auction: said.some((line) => /\bsubasta\b|\bauction\b/i.test(line)),
    texts: [],
    warnings: tenureWarnings(said),
  };
}

function firstOf<Value>(lines: readonly unknown[], pattern: RegExp, normalise: (value: unknown) => Value | null): Value | null {
  for (const line of lines) {
    const value = typeof line === 'string' && pattern.test(line) ? normalise(line) : null;
    if (value !== null) return value;
  }
  return null;
}

/** The area in "273 m² built". idealista separates thousands with a point in Spanish and a comma in English, and never uses decimals. */
const metres = (value: unknown): number | null => areaIn(value, 'sqm');

const monthly = (value: unknown): ReturnType<typeof yearlyFromMonth> =>
  /\/\s?(?:mes|month)\b/i.test(String(value)) ? yearlyFromMonth(numberIn(value)) : null;

const offerOf = (value: unknown): 'sale' | 'rent' | null => {
  const text = lineOf(value) ?? '';
  if (/\balquiler\b|\brent\b/i.test(text)) return 'rent';
  return /\bventa\b|\bsale\b/i.test(text) ? 'sale' : null;
};

/** The property type in "Duplex for sale in Calle …", "Piso en venta en calle …" or "Alquiler de piso en Calle …". */
function typeIn(value: unknown): string | null {
  const title = lineOf(value) ?? '';
  const before = /^(.{2,60}?) (?:for sale|for rent|to rent|en venta|en alquiler)\b/i.exec(title)?.[1];
  return kindIn(before ?? /^(?:alquiler|venta) de (.{2,60}?) en\b/i.exec(title)?.[1]);
}

/** idealista's notices on properties that are not simply for sale; each changes what the price covers. */
const ownWarnings: readonly (readonly [code: string, said: RegExp, message: string])[] = [
  [
    'bare-ownership',
    /nuda propiedad|bare ownership/i,
    'Only the bare ownership is for sale. Someone else has lifetime use of the property, so you earn no rent until that right ends.',
  ],
  [
    'occupied',
    /ocupad[ao] (?:ilegalmente|por)|illegally occupied|sin posesi[oó]n/i,
    'The property is illegally occupied. It can’t be viewed, and lenders won’t lend on it.',
  ],
  ['tenanted', /alquilad[ao]\b.{0,20}inquilin|\balquilad[ao]$|rented out|with (?:a )?tenants?\b/i, isLet.message],
];

const tenureWarnings = (lines: readonly string[]): readonly ListingWarning[] =>
  ownWarnings.flatMap(([code, said, message]) =>
    lines.some((line) => said.test(line)) ? [{ code, fact: 'askingPrice' as const, message }] : [],
  );
