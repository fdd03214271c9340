import { factReader, type FactLayer, type Found } from '../../factLayer.ts';
import type { AskingPrice, ListingStatus } from '../../facts.ts';
import { decodeIndexed } from '../../islands/indexedValue.ts';
import { jsonLdIslands, scriptIsland } from '../../islands/island.ts';
import { findRecords, isRecord, listOf, memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { placeFacts } from './europeanPlace.ts';
import { monthlyAmount, placeNameIn, postalCodeIn, rentWithChargesOnly, roomsIn, yearlyCharge } from './europeanValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, energyClassIn, kindIn, priceIn, yearIn } from './internationalValues.ts';

const netherlands: Bounds = { south: 50.7, north: 53.7, west: 3.2, east: 7.3 };

const path = /^\/(?:[a-z]{2}\/)?detail\/(?:koop|huur)\/(?:[\w%.'-]{1,160}\/){2}([1-9]\d{0,11})\/?$/;

/**
 * funda: `__NUXT_DATA__`, an indexed list whose features are labels with values (`KenmerkenList`), the same labels in the markup, and
 * linked data with the address, in Dutch or in English. All three are gathered into one record here.
 */
export const funda: SiteAdapter = {
  site: 'funda',
  market: { currency: 'EUR', area: 'sqm', bounds: netherlands },
  host: 'funda.nl',
  listingPath: path,
  islands: (html) => (html.includes('funda.nl/') ? [recordOf(html)] : []),
  isListing: (record) => path.test(String(record['path'])) && isRecord(record['features']),
  read: readHome,
};

function recordOf(html: string): Readonly<Record<string, unknown>> {
  const linked = jsonLdIslands(html)
    .flatMap((block) => (Array.isArray(block) ? listOf(block) : [block]))
    .find((block) => pathIn(memberAt(block, 'url')) !== null && isRecord(memberAt(block, 'address')));
  const own = /<link\b[^<>]{0,200}\bhref=["'](https:\/\/www\.funda\.nl\/[^"'<>]{1,300})["']/i.exec(html)?.[1];
  const nuxt = nuxtData(html);
  return {
    path: pathIn(memberAt(linked, 'url')) ?? pathIn(own),
    linked: linked ?? null,
    features: { ...markedFeatures(html), ...nuxtFeatures(nuxt) },
    coordinates: findRecords(nuxt, (record) => isRecord(record['coordinates']) && 'features' in record)[0]?.['coordinates'] ?? null,
    titleCode: /<title[^<>]{0,100}>[^<]{0,200}?\b([1-9]\d{3} ?[A-Z]{2})\b/.exec(html)?.[1] ?? null,
  };
}

function pathIn(value: unknown): string | null {
  const told = /^https:\/\/www\.funda\.nl(\/[^?#]{1,300})/.exec(lineOf(value) ?? '')?.[1] ?? null;
  return told !== null && path.test(told) ? told : null;
}

function nuxtData(html: string): unknown {
  const island = scriptIsland(html, '__NUXT_DATA__');
  if (island?.ok !== true || !Array.isArray(island.value)) return null;
  const decoded = decodeIndexed({ data: island.value });
  return decoded.ok ? decoded.value : null;
}

/**
 * The features in the page's data, by label. Members whose names start with a capital come from the site's own service. Of two features
 * with the same label, the first counts.
 */
const nuxtFeatures = (nuxt: unknown): Readonly<Record<string, string>> =>
  labelled(
    findRecords(nuxt, (record) => typeof (record['Label'] ?? record['label']) === 'string').map((record) => [
      record['Label'] ?? record['label'],
      record['Value'] ?? record['value'],
    ]),
  );

/** The rows of the page's tables, each read separately, so that reading unclosed rows takes only linear time. */
function markedFeatures(html: string): Readonly<Record<string, string>> {
  const pairs: (readonly [label: unknown, value: unknown])[] = [];
  let at = html.indexOf('<dt');
  for (let row = 0; at !== -1 && row < maxFeatures; row += 1) {
    const [, label, value] = marked.exec(html.slice(at, at + maxRow)) ?? [];
    pairs.push([label, value]);
    at = html.indexOf('<dt', at + 3);
  }
  return labelled(pairs);
}

const marked = /^<dt\b[^<>]{0,300}>([^]{0,300}?)<\/dt>\s{0,60}<dd\b[^<>]{0,300}>([^]{0,1500}?)<\/dd>/i;
const maxRow = 2_500;
const maxFeatures = 300;

function labelled(pairs: readonly (readonly [label: unknown, value: unknown])[]): Readonly<Record<string, string>> {
  const features: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [label, value] of pairs.slice(0, maxFeatures)) {
    const name = (lineOf(label) ?? '').toLowerCase();
    const text = lineOf(value);
    if (name !== '' && name.length <= 60 && text !== null && features[name] === undefined) features[name] = text;
  }
  return features;
}

/** Feature labels in Dutch and English. */
const labels = {
  price: ['vraagprijs', 'asking price', 'laatste vraagprijs', 'last asking price'],
  rent: ['huurprijs', 'rental price', 'rent price'],
  rooms: ['aantal kamers', 'number of rooms'],
  baths: ['aantal badkamers', 'number of bath rooms', 'number of bathrooms'],
  area: ['wonen', 'woonoppervlakte', 'living area', 'gebruiksoppervlakte wonen'],
  energy: ['energielabel', 'energy label'],
  year: ['bouwjaar', 'year of construction', 'construction year'],
  charge: [
    'bijdrage vve',
    'periodieke bijdrage',
    'servicekosten',
    "owners' association contribution",
    'vve contribution',
    'service charges',
  ],
  kind: ['soort woonhuis', 'soort appartement', 'type of house', 'type apartment', 'type of apartment'],
  title: ['eigendomssituatie', 'ownership situation'],
  status: ['status'],
} as const;

type FeatureReader = <Value>(name: keyof typeof labels, normalise: (value: unknown) => Value | null) => Found<Value> | null;

function featureReader(features: unknown): FeatureReader {
  return (name, normalise) => {
    for (const label of labels[name]) {
      const given = isRecord(features) && Object.hasOwn(features, label) ? features[label] : null;
      const value = given === null ? null : normalise(given);
      if (value !== null) return { value, source: `funda page features.${label.replaceAll(' ', '-')}` };
    }
    return null;
  };
}

function placeIn(record: unknown): FactLayer {
  const read = factReader('funda page', record);
  const postalCode = read(['linked.address.postalCode', 'titleCode'], postalCodeIn('NL'));
  const town = read('linked.address.addressLocality', placeNameIn);
  const position = read('coordinates', (value) =>
    positionWithin(
      netherlands,
      memberAt(value, 'lat') ?? memberAt(value, 'latitude'),
      memberAt(value, 'lng') ?? memberAt(value, 'longitude'),
    ),
  );
  const county = read('linked.address.addressRegion', placeNameIn);
  const street = memberAt(record, 'linked.address.streetAddress');
  return placeFacts({ street, postalCode, town, county, position }, 'funda page linked.address');
}

function readHome(record: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('funda page', record);
  const feature = featureReader(memberAt(record, 'features'));
  const transaction = read('path', (value) => (String(value).includes('/huur/') ? ('rent' as const) : ('sale' as const)));
  const rent = transaction?.value === 'rent';
  const isWithCharges = rent && feature('rent', (value) => (/\bincl/i.test(String(value)) ? true : null)) !== null;
  const price = rent
    ? feature('rent', (value) => priceOf(value, true))
    : (feature('price', (value) => priceOf(value, false)) ??
      read('linked.offers.price', (value) => priceIn(value, { currency: 'EUR', rent })));
  const layer: FactLayer = {
    listingId: read('path', (value) => parseListingId(path.exec(String(value))?.[1])),
    transaction,
    askingPrice: isWithCharges ? null : price,
    rentWithChargesPerMonth: isWithCharges ? feature('rent', monthlyAmount) : null,
    rooms: feature('rooms', roomsIn),
    bedrooms: feature('rooms', bedroomsAmong),
    bathrooms: feature('baths', bathsIn),
    propertyType: feature('kind', kindIn),
    yearBuilt: feature('year', yearIn),
    // Land on a long lease (erfpacht) has its own rent and end date.
    tenure: feature('title', (value) => (/erfpacht|leasehold|lease hold/i.test(String(value)) ? ('leasehold' as const) : null)),
    serviceChargePerYear: feature('charge', yearlyCharge),
    epcBand: feature('energy', (value) => energyClassIn(String(value).split(' ')[0])),
    floorAreaSqFt: feature('area', (value) => areaIn(value, 'sqm')),
    ...placeIn(record),
    status: feature('status', statusIn),
    firstListedOn: read('linked.datePosted', (value) => portalDate(value, captured)),
  };
  return {
    layer,
    path: lineOf(memberAt(record, 'path')),
    auction: feature('price', (value) => (/\bveiling\b|\bauction\b/i.test(lineOf(value) ?? '') ? true : null)) !== null,
    texts: [],
    warnings: isWithCharges ? [rentWithChargesOnly] : [],
  };
}

/** "€ 525.000 k.k." excludes the buyer's tax and notary fees; "v.o.n." includes them. */
function priceOf(value: unknown, rent: boolean): AskingPrice | null {
  const text = lineOf(value) ?? '';
  const price = priceIn(text.replace(/\s(?:k\.?k\.?|v\.?o\.?n\.?|kosten koper|vrij op naam)(?=\W|$).*/i, ''), { currency: 'EUR', rent });
  return price !== null && /\b(?:v\.?o\.?n|vrij op naam)\b/i.test(text)
    ? { ...price, qualifier: 'Transfer tax and notary included (vrij op naam)' }
    : price;
}

/** The bedrooms in "5 kamers (4 slaapkamers)" or "5 rooms (4 bedrooms)"; null if there are none. */
const bedroomsAmong = (value: unknown): number | null => countIn(/\((\d{1,2} (?:slaapkamer|bedroom))/i.exec(lineOf(value) ?? '')?.[1]);

function statusIn(value: unknown): ListingStatus | null {
  const text = lineOf(value) ?? '';
  if (/onder voorbehoud|onder (?:bod|optie)|subject to|under (?:offer|option)/i.test(text)) return 'under-offer';
  if (/verkocht|\bsold\b/i.test(text)) return 'sold';
  if (/verhuurd|\brented\b/i.test(text)) return 'let-agreed';
  return /beschikbaar|\bavailable\b/i.test(text) ? 'available' : null;
}
