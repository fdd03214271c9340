import { areaCodeOf } from '../deal/areaCode.ts';
import { emptyListingFacts } from '../deal/manual/createManualDeal.ts';
import type { AskingPrice, ListingFacts } from '../listing/facts.ts';
import { isEuCountry, type MarketCountry } from '../market/markets.ts';
import { irishCountyInParts, irishCountyNamed } from '../market/eu/ireland/places.ts';
import { placesByCountry } from '../market/eu/registry/places.ts';
import { partsOf, postalCodeOf } from '../place/postalCode.ts';
import { europeanTypeOf } from './europeanTypes.ts';
import { americanTypes, sharedTypes, type SharedDeal } from './sharedDeal.ts';

/**
 * The facts that figures and score depend on, reduced to values that thousands of properties share. Free text from a listing is matched
 * against closed lists, because score reasons quote it.
 */
export function sharedFacts(facts: ListingFacts, country: MarketCountry): ListingFacts {
  const { transaction, bathrooms, receptions, tenure, leaseYearsRemaining, groundRentPerYear, serviceChargePerYear, floorAreaSqFt } = facts;
  return {
    ...emptyListingFacts,
    transaction,
    bathrooms,
    receptions,
    tenure,
    leaseYearsRemaining,
    groundRentPerYear,
    serviceChargePerYear,
    floorAreaSqFt,
    bedrooms: countOf(facts.bedrooms),
    askingPrice: priceOf(facts.askingPrice),
    councilTaxBand: letterOf(facts.councilTaxBand, /^[A-I]$/),
    units: countOf(facts.units),
    ...(isEuCountry(country) ? europeanFacts(facts, country) : englishFacts(facts, country)),
  };
}

type EuCountry = Exclude<MarketCountry, 'GB' | 'US'>;

type OfCountry = Partial<Pick<ListingFacts, 'propertyType' | 'epcBand' | 'outcode' | 'postalCode' | 'county' | 'rooms' | 'yearBuilt'>>;

/** US homes keep their whole ZIP code, because their rents are looked up by it. */
const englishFacts = (facts: ListingFacts, country: 'GB' | 'US'): OfCountry => ({
  propertyType: typeOf(facts.propertyType),
  epcBand: letterOf(facts.epcBand, /^[A-G]$/),
  outcode: letterOf(facts.outcode, /^[A-Z]{1,2}[0-9][0-9A-Z]?$/),
  postalCode: letterOf(country === 'US' ? areaCodeOf(facts) : facts.postalCode, /^[0-9]{5}$/),
});

/** No look-up uses a European home's location, so two characters of its code are enough, plus the county of an Irish home. */
const europeanFacts = (facts: ListingFacts, country: EuCountry): OfCountry => ({
  propertyType: europeanTypeOf(facts.propertyType),
  epcBand: letterOf(facts.epcBand, /^[A-H](?:[1-4]|\+{1,5}|-)?$/),
  postalCode: postalAreaOf(facts, country),
  county: country === 'IE' ? irishCountyOf(facts) : null,
  // For these facts the score reveals only whether they are known.
  rooms: facts.rooms,
  yearBuilt: facts.yearBuilt,
});

/** The first two characters of a postal code, as its country writes it; null if there is none. */
function postalAreaOf({ postalCode, address }: ListingFacts, country: EuCountry): string | null {
  const form = placesByCountry.get(country)?.code;
  const code = postalCode ?? postalCodeOf(country, address ?? '');
  return form === undefined ? null : (letterOf(code, form)?.slice(0, 2) ?? null);
}

const irishCountyOf = ({ county, address }: ListingFacts): string | null =>
  irishCountyNamed((county ?? '').trim()) ?? irishCountyInParts(partsOf(address ?? ''));

const letterOf = (text: string | null, form: RegExp): string | null => {
  const clean = (text ?? '').trim().toUpperCase();
  return form.test(clean) ? clean : null;
};

function typeOf(type: string | null): SharedDeal['propertyType'] {
  const text = (type ?? '')
    .trim()
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\s+/g, ' ')
    .replace(/ house$/, '');
  const plain = /^end[- ](of[- ])?terraced?$/.test(text) ? 'end of terrace' : text;
  const american = americanNames[plain] ?? plain;
  return sharedTypes.find((known) => known === plain) ?? americanTypes.find((known) => known === american) ?? null;
}

/** US listing names for property types that have another name here. */
const americanNames: Readonly<Record<string, string>> = {
  condominium: 'condo',
  'single family home': 'single family',
  'single-family': 'single family',
  'single family residence': 'single family',
  'multi family': 'multi-family',
  multifamily: 'multi-family',
  'town house': 'townhouse',
  quadplex: 'fourplex',
  'manufactured home': 'manufactured',
  'mobile home': 'manufactured',
};

const qualifiers = ['guide price', 'offers over', 'offers in excess of', 'offers in the region of', 'from', 'fixed price'] as const;

const priceOf = (price: AskingPrice | null): AskingPrice | null =>
  price === null
    ? null
    : { ...price, qualifier: qualifiers.find((known) => known === (price.qualifier ?? '').trim().toLowerCase()) ?? null };

const countOf = (count: number | null): number | null =>
  count !== null && Number.isInteger(count) && count >= 0 && count <= 500 ? count : null;
