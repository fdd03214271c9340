import { notCalculatedYet, type CountryCode } from '../kernel/countries.ts';
import { countryInAddress, hasCodeOf, postalCodeInAddress, stateInAddress } from './countryInAddress.ts';
import { placeOfOutcode } from './placeOfOutcode.ts';
import { postcodeInAddress } from './postcode.ts';
import { regionOfPostalCode } from './regionOfPostalCode.ts';

/** Where a home is, as far as its address as typed tells. Null is not told, or told of a place nobody may be taxed as. */
export interface Located {
  readonly country: CountryCode | null;
  /** Whose law applies within the country: "england", "TX", "44" (a département), "BY" (a Land), "madrid"; null where it is not told or there is but one. */
  readonly region: string | null;
  /** The British postcode district: "M6". */
  readonly outcode: string | null;
  /** `likely`: by the name of a town or state alone; `border`: a postcode district on both sides of one; `none`: nothing tells. */
  readonly certainty: 'certain' | 'likely' | 'border' | 'none';
  /** Why there are no figures where the address tells of a place under other taxes, else null. */
  readonly refusal: string | null;
}

/** Reads an address as people type it. Never takes a flat's name or another country's code for a British outcode. */
export function locate(address: string): Located {
  const text = address.trim();
  const country = countryInAddress(text);
  if (country === null) return nowhere;
  if (country === 'abroad') return { ...nowhere, refusal: notCalculatedYet(null) };
  if (country === 'GB') return inBritain(text);
  if (crownDependencies.has(country)) return { ...nowhere, certainty: 'certain', refusal: notCalculatedYet(country) };
  const code = postalCodeInAddress(text);
  const region = country === 'US' ? stateInAddress(text) : code === null ? null : regionOfPostalCode(country, code);
  return { country, region, outcode: null, certainty: hasCodeOf(country, text) ? 'certain' : 'likely', refusal: null };
}

const nowhere: Located = { country: null, region: null, outcode: null, certainty: 'none', refusal: null };

/** In the form of a British postcode and under taxes of their own, which nothing here knows. */
const crownDependencies: ReadonlySet<CountryCode> = new Set<CountryCode>(['JE', 'GG', 'IM']);

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
