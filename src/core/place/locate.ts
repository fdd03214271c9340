import { notCalculatedYet, type CountryCode } from '../kernel/countries.ts';
import { contradictionIn, stateInAddress } from './americanAddress.ts';
import { countryInAddress, hasCodeOf, postalCodeInAddress } from './countryInAddress.ts';
import { placeOfOutcode } from './placeOfOutcode.ts';
import { postcodeInAddress } from './postcode.ts';
import { regionOfPostalCode } from './regionOfPostalCode.ts';
import { stateOfZip, zipInAddress } from './zipCode.ts';

/** Where a home is, as far as its address as typed tells. Null is not told, or told of a place nobody may be taxed as. */
export interface Located {
  readonly country: CountryCode | null;
  /** Whose law applies within the country: "england", "TX", "44" (a département), "BY" (a Land), "madrid"; null where it is not told or there is but one. */
  readonly region: string | null;
  /** The British postcode district: "M6". */
  readonly outcode: string | null;
  /** `likely`: by the name of a town or state alone; `border`: a postcode district on both sides of one; `none`: nothing tells. */
  readonly certainty: 'certain' | 'likely' | 'border' | 'none';
  /** Why there are no figures: the address tells of a place under other taxes, or of two places. Else null. */
  readonly refusal: string | null;
}

/** Reads an address as people type it. Never takes a flat's name or another country's code for a British outcode. */
export function locate(address: string): Located {
  const text = address.trim();
  const country = countryInAddress(text);
  if (country === null) return nowhere;
  if (country === 'abroad') return { ...nowhere, refusal: notCalculatedYet(null) };
  if (country === 'GB') return inBritain(text);
  if (country === 'US') return inAmerica(text);
  if (besideALargerCountry.has(country)) return { ...nowhere, certainty: 'certain', refusal: notCalculatedYet(country) };
  const code = postalCodeInAddress(text);
  const region = code === null ? null : regionOfPostalCode(country, code);
  return { country, region, outcode: null, certainty: hasCodeOf(country, text) ? 'certain' : 'likely', refusal: null };
}

const nowhere: Located = { country: null, region: null, outcode: null, certainty: 'none', refusal: null };

/** In the form of a British or an American address and under taxes of their own, which nothing here knows. */
const besideALargerCountry: ReadonlySet<CountryCode> = new Set<CountryCode>(['JE', 'GG', 'IM', 'AS', 'GU', 'MP', 'PR', 'VI']);

/** The state by its letters or name, else by the ZIP code. Where the two disagree there is none, and both are named. */
function inAmerica(text: string): Located {
  const refusal = contradictionIn(text);
  if (refusal !== null) return { ...nowhere, country: 'US', refusal };
  const zip = zipInAddress(text);
  const coded = zip === null ? null : stateOfZip(zip);
  return { country: 'US', region: stateInAddress(text) ?? coded, outcode: null, certainty: coded === null ? 'likely' : 'certain', refusal };
}

function inBritain(text: string): Located {
  const postcode = postcodeInAddress(text);
  if (postcode === null) return { ...nowhere, country: 'GB', certainty: 'likely' };
  const { place, certainty } = placeOfOutcode(postcode.outcode);
  const isBorder = certainty === 'border';
  return {
    country: 'GB',
    region: isBorder ? null : place,
    outcode: postcode.outcode,
    certainty: isBorder ? 'border' : 'certain',
    refusal: null,
  };
}
