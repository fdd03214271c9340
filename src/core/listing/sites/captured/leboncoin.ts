import { factReader, found, type FactLayer, type Found } from '../../factLayer.ts';
import type { AgentFee, ListingWarning } from '../../facts.ts';
import { scriptIsland } from '../../islands/island.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { positionWithin } from '../../../place/position.ts';
import { lineOf } from '../../values/plainText.ts';
import { portalDate } from '../../values/portalDate.ts';
import { parseListingId } from '../../values/parseValues.ts';
import { subtractMoney, type Minor } from '../../../kernel/money.ts';
import { yearlyBill } from './americanValues.ts';
import { placeFacts } from './europeanPlace.ts';
import { france, monthlyAmount, placeNameIn, postalCodeIn, rentWithChargesOnly, roomsIn } from './europeanValues.ts';
import type { CapturedContext, CapturedReading, SiteAdapter } from './siteAdapter.ts';
import { areaIn, bathsIn, countIn, energyClassIn, kindIn, priceIn, yearIn } from './internationalValues.ts';

/** leboncoin: `__NEXT_DATA__`, `pageProps.ad`; the facts of the home are a list of `attributes`, each with a key. */
export const leboncoin: SiteAdapter = {
  site: 'leboncoin',
  market: { currency: 'EUR', area: 'sqm', bounds: france },
  host: 'leboncoin.fr',
  listingPath: /^\/(?:ad\/)?[a-z_]{3,40}\/([1-9]\d{0,11})(?:\.htm)?\/?$/,
  islands: (html) => [scriptIsland(html, '__NEXT_DATA__') ?? []].flat().map((island) => (island.ok ? island.value : null)),
  isListing: (record) =>
    parseListingId(record['list_id']) !== null &&
    isRecord(record['location']) &&
    listOf(record['attributes']).some((each) => memberAt(each, 'key') === 'real_estate_type'),
  read: readAd,
};

function readAd(ad: unknown, { captured }: CapturedContext): CapturedReading {
  const read = factReader('leboncoin ad', ad);
  const at = (path: string): unknown => memberAt(ad, path);
  const entry = (key: string): unknown => listOf(at('attributes')).find((each) => memberAt(each, 'key') === key) ?? null;
  const attribute = <Value>(key: string, normalise: (value: unknown) => Value | null, member = 'value'): Found<Value> | null =>
    found(normalise(memberAt(entry(key), member)), `leboncoin ad attributes[key=${key}]`);
  const transaction = read(['category_id', 'category_name'], transactionIn);
  const rent = transaction?.value === 'rent';
  const price = read(['price.0', 'price'], (value) => priceIn(value, { currency: 'EUR', rent }));
  const isWithCharges = rent && yesOrNo(entry('charges_included')) === true;
  const town = read('location.city', placeNameIn);
  const postalCode = read('location.zipcode', postalCodeIn('FR'));
  // Most advertisements are positioned at the centre of their town.
  const position =
    at('location.source') === 'address' && at('location.is_shape') !== true
      ? read('location', (value) => positionWithin(france, memberAt(value, 'lat'), memberAt(value, 'lng')))
      : null;
  const county = read(['location.department_name', 'location.region_name'], placeNameIn);
  const fee = rent ? null : feeIn(entry, price?.value.amount ?? null);
  const layer: FactLayer = {
    listingId: read('list_id', parseListingId),
    transaction,
    askingPrice: isWithCharges ? null : price,
    rentWithChargesPerMonth: isWithCharges ? read(['price.0', 'price'], monthlyAmount) : null,
    rooms: attribute('rooms', roomsIn),
    bedrooms: attribute('bedrooms', countIn),
    bathrooms: attribute('nb_bathrooms', bathsIn),
    propertyType: attribute('real_estate_type', kindIn, 'value_label'),
    yearBuilt: attribute('building_year', yearIn),
    serviceChargePerYear: attribute('annual_charges', yearlyBill),
    agentFee: found(fee, 'leboncoin ad attributes[key=fees_at_the_expanse_of]'),
    epcBand: attribute('energy_rate', frenchClass),
    floorAreaSqFt: attribute('square', (value) => areaIn(value, 'sqm')),
    ...placeFacts({ street: at('location.address'), postalCode, town, county, position }, 'leboncoin ad location'),
    status: read('status', (value) => (value === 'active' ? ('available' as const) : null)),
    firstListedOn: read('first_publication_date', (value) => portalDate(value, captured)),
    // A private advertiser's name is not stored.
    agentName: at('owner.type') === 'pro' ? read('owner.name', lineOf) : null,
  };
  const path = /^https:\/\/www\.leboncoin\.fr(\/[^?#]{1,300})/.exec(lineOf(at('url')) ?? '')?.[1] ?? null;
  return { layer, path, auction: false, texts: [], warnings: warningsOf(ad, { isWithCharges, rent, entry }) };
}

interface Noticed {
  readonly isWithCharges: boolean;
  readonly rent: boolean;
  readonly entry: (key: string) => unknown;
}

function warningsOf(ad: unknown, { isWithCharges, rent, entry }: Noticed): readonly ListingWarning[] {
  const isAnnuity = /\bviager\b/i.test(
    `${lineOf(memberAt(entry('immo_sell_type'), 'value')) ?? ''} ${lineOf(memberAt(ad, 'subject')) ?? ''}`,
  );
  return [
    ...(isWithCharges ? [rentWithChargesOnly] : []),
    ...(rent && yesOrNo(entry('charges_included')) === null ? [chargesNotTold] : []),
    ...(isAnnuity ? [lifeAnnuity] : []),
  ];
}

const chargesNotTold: ListingWarning = {
  code: 'charges-not-told',
  fact: 'askingPrice',
  message: 'The page doesn’t say whether the rent includes service charges. Check it.',
};

const lifeAnnuity: ListingWarning = {
  code: 'life-annuity',
  fact: 'askingPrice',
  message: 'For sale for a life annuity (viager). The price is only the upfront payment.',
};

/** Sale or rent, from the category: 9 is homes for sale, 10 homes to rent, 11 rooms in shared homes. */
function transactionIn(value: unknown): 'sale' | 'rent' | null {
  const text = String(value);
  if (/^(?:10|11)$|location/i.test(text)) return 'rent';
  return /^9$|ventes? immo/i.test(text) ? 'sale' : null;
}

/** Reads the label "Oui" or "Non"; without a label, 1 means yes and 2 means no. */
function yesOrNo(entry: unknown): boolean | null {
  const text = lineOf(memberAt(entry, 'value_label')) ?? lineOf(memberAt(entry, 'value')) ?? '';
  if (/^(?:oui|1)\b/i.test(text)) return true;
  return /^(?:non|2)\b/i.test(text) ? false : null;
}

/** The agent's fee (honoraires): whether the price includes it, and the buyer's fee as the difference from the price without it. */
function feeIn(entry: (key: string) => unknown, price: Minor | null): AgentFee | null {
  const payer = lineOf(memberAt(entry('fees_at_the_expanse_of'), 'value')) ?? '';
  const buyerPays = /^(?:buyer|acqu)/i.test(payer) ? true : /^(?:seller|vendeur)/i.test(payer) ? false : null;
  const included = yesOrNo(entry('fai_included'));
  if (buyerPays === null && included === null) return null;
  const without = priceIn(memberAt(entry('price_except_fees'), 'value'), { currency: 'EUR', rent: false })?.amount ?? null;
  const isFee = buyerPays === true && price !== null && without !== null && without < price && without > price * 0.8;
  return {
    buyerPays,
    inPrice: included ?? (buyerPays === false ? true : null),
    share: null,
    amount: isFee ? subtractMoney(price, without) : null,
  };
}

/** The energy class; null for other codes, which mean "not subject" and "blank". */
const frenchClass = (value: unknown): string | null => (/^[a-g]$/i.test(lineOf(value) ?? '') ? energyClassIn(value) : null);
