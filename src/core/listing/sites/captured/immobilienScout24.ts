import { factReader, type FactLayer } from '../../factLayer.ts';
import { assignedIslands } from '../../islands/island.ts';
import { elementsOfClass } from '../../islands/elementsOfClass.ts';
import { isRecord, memberAt } from '../../values/member.ts';
import { type Bounds, positionWithin } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { placeFacts } from './europeanPlace.ts';
import {
  commissionIn,
  isLet,
  monthlyAmount,
  placeNameIn,
  postalCodeIn,
  rentWithChargesOnly,
  roomsIn,
  yearlyCharge,
} from './europeanValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, energyClassIn, kindIn, priceIn, spaced, yearIn } from './internationalValues.ts';

const germany: Bounds = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 };

/**
 * ImmobilienScout24: `keyValues`, a flat list of texts for the site's own analytics, has the price, rents and rooms. `frontendModel` has
 * the address and map; Hausgeld and commission are only in the markup. They are gathered into one record here.
 */
export const immobilienScout24: SiteAdapter = {
  site: 'immobilienscout24',
  market: { currency: 'EUR', area: 'sqm', bounds: germany },
  host: 'immobilienscout24.de',
  listingPath: /^\/expose\/([1-9]\d{0,11})\/?$/,
  islands: (html) => (html.includes('obj_scoutId') ? [recordOf(html)] : []),
  isListing: (record) => parseListingId(memberAt(record, 'keyValues.obj_scoutId')) !== null,
  read: readExpose,
};

/** Rows of the page's table, named by the part of the value's class after "is24qa-". */
const rows = ['hausgeld', 'provision', 'schlafzimmer', 'badezimmer', 'baujahr'] as const;

function recordOf(html: string): Readonly<Record<string, unknown>> | null {
  const values = assignedIslands(html, /\bkeyValues["']?\s{0,20}[=:]\s{0,40}(?=\{)/g);
  const keyValues = values.find((island) => island.ok && isRecord(island.value));
  if (keyValues?.ok !== true) return null;
  const models = assignedIslands(html, /\bfrontendModel["']?\s{0,20}[=:]\s{0,40}(?=\{")/g);
  return {
    keyValues: keyValues.value,
    map: models.map((island) => (island.ok ? memberAt(island.value, 'exposeMap') : null)).find(isRecord) ?? null,
    rows: Object.fromEntries(rows.map((row) => [row, lineOf(elementsOfClass(html, `is24qa-${row}`, 1)[0])])),
    onlineSince: /\bexposeOnlineSince["']?\s{0,5}:\s{0,5}["'](\d{4}-\d{2}-\d{2})/.exec(html)?.[1] ?? null,
    company: /"realtorInformation"\s{0,4}:\s{0,4}\{"companyName"\s{0,4}:\s{0,4}"([^"\\]{1,120})"/.exec(html)?.[1] ?? null,
  };
}

function readExpose(record: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('ImmobilienScout24 page', record);
  const transaction = read('keyValues', transactionIn);
  const rent = transaction?.value === 'rent';
  const price = (value: unknown) => priceIn(value, { currency: 'EUR', rent });
  const id = read('keyValues.obj_scoutId', parseListingId);
  const askingPrice = rent ? read('keyValues.obj_baseRent', price) : read('keyValues.obj_purchasePrice', price);
  const withCharges = rent ? read('keyValues.obj_totalRent', monthlyAmount) : null;
  const layer: FactLayer = {
    listingId: id,
    transaction,
    askingPrice,
    rentWithChargesPerMonth: withCharges,
    rooms: read('keyValues.obj_noRooms', roomsIn),
    bedrooms: read('rows.schlafzimmer', countIn),
    bathrooms: read('rows.badezimmer', bathsIn),
    propertyType: read(['keyValues.obj_typeOfFlat', 'keyValues.obj_buildingType'], (value) =>
      placeNameIn(value) === null ? null : (flatKinds.get(lineOf(value) ?? '') ?? kindIn(value)),
    ),
    yearBuilt: read(['keyValues.obj_yearConstructed', 'rows.baujahr'], yearIn),
    serviceChargePerYear: read(rent ? 'keyValues.obj_serviceCharge' : 'rows.hausgeld', yearlyCharge),
    agentFee: rent ? null : read('rows.provision', commissionIn),
    epcBand: read('keyValues.obj_energyEfficiencyClass', energyClassIn),
    floorAreaSqFt: read('keyValues.obj_livingSpace', (value) => areaIn(value, 'sqm')),
    ...placeIn(record),
    firstListedOn: read('onlineSince', (value) => portalDate(value, captured)),
    agentName: read('company', lineOf),
  };
  return {
    layer,
    path: id === null ? null : `/expose/${id.value}`,
    auction: /zwangsversteigerung|foreclosure/i.test(lineOf(memberAt(record, 'keyValues.obj_immotype')) ?? ''),
    texts: [],
    warnings: [
      ...(withCharges !== null && askingPrice === null ? [rentWithChargesOnly] : []),
      ...(!rent && memberAt(record, 'keyValues.obj_rented') === 'y' ? [isLet] : []),
    ],
  };
}

function placeIn(record: unknown): FactLayer {
  const read = factReader('ImmobilienScout24 page', record);
  const stated = (path: string): string | null => placeNameIn(memberAt(record, path));
  const road = stated('map.addressForMap.street') ?? stated('keyValues.obj_streetPlain');
  const number =
    houseNumber(memberAt(record, 'map.addressForMap.houseNumber')) ?? houseNumber(memberAt(record, 'keyValues.obj_houseNumber'));
  const street = road === null ? null : spaced(road, number);
  const postalCode = read(['keyValues.obj_zipCode', 'map.addressForMap.zipCode'], postalCodeIn('DE'));
  const town = read(['map.addressForMap.city', 'keyValues.obj_regio2'], placeNameIn);
  // A map without the whole address is centred on the neighbourhood.
  const position = read('map', (value) =>
    memberAt(value, 'location.showFullAddress') === true
      ? positionWithin(germany, memberAt(value, 'location.latitude'), memberAt(value, 'location.longitude'))
      : null,
  );
  const county = read('keyValues.obj_regio1', placeNameIn);
  return placeFacts({ street, postalCode, town, county, position }, 'ImmobilienScout24 page map.addressForMap');
}

/** Flat types named only by their floor. */
const flatKinds: ReadonlyMap<string, string> = new Map([
  ['ground_floor', 'Ground-floor flat'],
  ['raised_ground_floor', 'Ground-floor flat'],
  ['half_basement', 'Basement flat'],
  ['roof_storey', 'Attic flat'],
  ['terraced_flat', 'Flat with terrace'],
]);

/**
 * Whether the property is for sale or to rent, from its type ("wohnung_kauf", "haus_miete"), otherwise from whether a price or a rent is
 * stated. Null if neither is.
 */
function transactionIn(values: unknown): 'sale' | 'rent' | null {
  const kind = lineOf(memberAt(values, 'obj_immotype')) ?? '';
  if (/_(?:miete|mieten|rent)\b/i.test(kind)) return 'rent';
  if (/_(?:kauf|kaufen|buy)\b/i.test(kind)) return 'sale';
  const isGiven = (key: string): boolean => /[1-9]/.test(lineOf(memberAt(values, key)) ?? '');
  if (isGiven('obj_purchasePrice')) return 'sale';
  return isGiven('obj_baseRent') || isGiven('obj_totalRent') ? 'rent' : null;
}

const houseNumber = (value: unknown): string | null => /^\d{1,4} ?[a-z]?(?:[-/] ?\d{1,4}[a-z]?)?$/i.exec(lineOf(value) ?? '')?.[0] ?? null;
