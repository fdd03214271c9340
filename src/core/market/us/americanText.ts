import { createTextReplacer } from '../textReplacer.ts';

/**
 * A sentence or label in American wording: its market's terms, percentages without a space, and "November 26, 2026". Idempotent: text that
 * is American already is unchanged.
 */
export const americanText = (text: string): string => americanNumbers(inOtherWords(text));

/**
 * A text with percentages, dates and standalone labels in American form, for wording that must otherwise stay unchanged, such as
 * quotations.
 */
export const americanNumbers = (text: string): string =>
  labels.get(text) ?? text.replace(spacedPercent, '$1%').replace(britishDay, '$2 $1, $3').replace(dayOfMonth, '$2 $1');

/** Labels reworded only when they stand alone. */
const labels: ReadonlyMap<string, string> = new Map([
  ['Bills', 'Utilities'],
  ['Dwellings in the building', 'Units in the building'],
  ['Table of running costs', 'Table of operating expenses'],
]);

/** British phrases and their American equivalents within a sentence. Longer phrases are matched first. */
const dictionary: Readonly<Record<string, string>> = {
  'a house in multiple occupation': 'renting by the room',
  'house in multiple occupation': 'rent by the room',
  'serviced accommodation': 'short-term rental',
  'rent-to-rent': 'rental arbitrage',
  'live in, with a lodger': 'house hack',
  'living in with lodgers': 'a house hack',
  'buy, refurbish, refinance, rent': 'BRRRR: buy, rehab, rent, refinance',
  'buy, refurbish, sell': 'fix and flip',
  'buying, refurbishing and selling': 'fixing and flipping',
  'refurbishing and refinancing': 'a BRRRR',
  'buy-to-let': 'long-term rental',
  'value after refurbishment': 'after-repair value',
  'value after works': 'after-repair value',
  'income without voids': 'gross scheduled rent',
  'without voids': 'at full occupancy',
  voids: 'vacancy',
  'bridging loan': 'hard money loan',
  'bridging interest': 'hard money interest',
  'bridging arrangement fee': 'hard money points',
  bridging: 'hard money',
  'security deposit to the owner': 'security deposit to the owner',
  'deposit to the owner': 'security deposit to the owner',
  'security deposit': 'security deposit',
  'deposit returned': 'security deposit returned',
  deposit: 'down payment',
  aprc: 'APR',
  refurbishment: 'rehab',
  refurbishing: 'rehabbing',
  works: 'rehab',
  survey: 'inspection and appraisal',
  freeholder: 'HOA',
  postcode: 'ZIP code',
  'rent, bills and council tax': 'rent and utilities',
  'with the same bills as with lodgers': 'with the same utilities as with tenants',
  lettings: 'rentals',
  judgement: 'judgment',
  'finding tenants': 'leasing fees',
  'service charge': 'HOA dues',
  licence: 'license',
  licences: 'licenses',
  'net yield': 'cap rate',
  'gross yield': 'gross rent yield',
  'money left in': 'cash left in the deal',
  'running costs': 'operating expenses',
  'debt service cover': 'DSCR (debt service coverage)',
  'mortgage payment': 'mortgage payment',
  'lodgers’': 'tenants’',
  lodgers: 'tenants',
  lodger: 'tenant',
  'let all year': 'rented all year',
  'once it is let': 'once it is rented',
  'what is let': 'what is rented out',
  'is let': 'is rented',
  'let by the room': 'rented by the room',
  'let by the night': 'rented by the night',
  letting: 'rental',
  'real estate agents': 'real estate agents',
  'estate agent': 'real estate agents',
  'legal fees for the sale': 'closing costs for the sale',
  'transfer tax, fees': 'transfer tax, closing costs',
};

const inOtherWords = createTextReplacer(dictionary);

const spacedPercent = /(\d)[\u00a0 ]%/gu;
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const britishDay = new RegExp(`\\b(\\d{1,2}) (${months}) (\\d{4})\\b`, 'g');
/** "1 January" without a year. */
const dayOfMonth = new RegExp(`\\b(\\d{1,2}) (${months})\\b`, 'g');
