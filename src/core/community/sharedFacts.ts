import { nothingKnown } from '../deal/manual/createManualDeal.ts';
import type { AskingPrice, ListingFacts } from '../listing/facts.ts';
import { americanTypes, sharedTypes, type SharedDeal } from './sharedDeal.ts';

/**
 * The facts that figures and score rest on and that say no more of the home than thousands of others share. Where a listing may write
 * what it likes, its words are held against a closed list: reasons quote them.
 */
export function sharedFacts(facts: ListingFacts): ListingFacts {
  const { transaction, bathrooms, receptions, tenure, leaseYearsRemaining, groundRentPerYear, serviceChargePerYear, floorAreaSqFt } = facts;
  return {
    ...nothingKnown,
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
    propertyType: typeOf(facts.propertyType),
    councilTaxBand: letterOf(facts.councilTaxBand, /^[A-I]$/),
    epcBand: letterOf(facts.epcBand, /^[A-G]$/),
    outcode: letterOf(facts.outcode, /^[A-Z]{1,2}[0-9][0-9A-Z]?$/),
    postalCode: letterOf(facts.postalCode, /^[0-9]{5}$/),
    units: countOf(facts.units),
  };
}

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

/** What American listings call a kind of home that has another name here. */
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
