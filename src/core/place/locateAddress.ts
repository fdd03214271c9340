import { unsupportedCountryText, type CountryCode } from '../kernel/countries.ts';
import { contradictionIn, stateInAddress } from './americanAddress.ts';
import { plainLetters } from '../market/eu/countryPlaces.ts';
import { isInNorthernIreland } from '../market/eu/ireland/places.ts';
import { placesByCountry } from '../market/eu/registry/places.ts';
import { countryInAddress, onOneLine } from './countryInAddress.ts';
import { placeOfOutcode } from './placeOfOutcode.ts';
import { fitsTown, partsOf, postalCodeOf, writtenCodes } from './postalCode.ts';
import { postcodeInAddress, wholePostcodeIn } from './postcode.ts';
import { stateOfZip, zipInAddress } from './zipCode.ts';

/** The location of a property, as far as its typed address identifies it. Null means unknown, or a place with unsupported taxes. */
export interface Located {
  readonly country: CountryCode | null;
  /**
   * The region whose law applies: "england", "TX", "44" (a département), "BY" (a Land), "madrid"; null if unknown or if one law covers the
   * country.
   */
  readonly region: string | null;
  /** The British postcode district: "M6". */
  readonly outcode: string | null;
  /** `likely`: by the name of a town or state alone; `border`: a postcode district on both sides of a border; `none`: unknown. */
  readonly certainty: 'certain' | 'likely' | 'border' | 'none';
  /** Why there are no figures: the address is in a place with other taxes, or names two places. Else null. */
  readonly refusal: string | null;
}

/** The location of a typed address. Never takes a flat's name or another country's code for a UK outcode. */
export function locateAddress(address: string): Located {
  const text = onOneLine(address);
  const country = countryInAddress(text);
  if (country === null) return nowhere;
  if (country === 'abroad') return { ...nowhere, refusal: unsupportedCountryText(null) };
  if (country === 'GB') return inBritain(text);
  if (country === 'US') return inAmerica(text);
  if (besideALargerCountry.has(country)) return { ...nowhere, certainty: 'certain', refusal: unsupportedCountryText(country) };
  return inEurope(country, text);
}

/** The region by the code, else by the name of an island or province; null if the town has other codes. */
function inEurope(country: CountryCode, text: string): Located {
  const places = placesByCountry.get(country);
  const parts = partsOf(text);
  const found = { country, outcode: null, refusal: null };
  if (places === undefined) {
    const hasCode = writtenCodes(parts).some(({ town }) => town !== '');
    return { ...found, region: null, certainty: hasCode ? 'certain' : 'likely' };
  }
  const code = postalCodeOf(country, text);
  if (code !== null) {
    const isOfAnother = writtenCodes(parts).some((written) => written.code === code && fitsTown(places, code, written.town) === 'no');
    return { ...found, region: isOfAnother ? null : places.regionOf(code), certainty: isOfAnother ? 'likely' : 'certain' };
  }
  const named = parts
    .map((part) => places.regionNames?.get(plainLetters(part).replace(/^[\d-]+ /, '')))
    .filter((region) => region !== undefined);
  return { ...found, region: new Set(named).size === 1 ? (named[0] ?? null) : null, certainty: 'likely' };
}

const nowhere: Located = { country: null, region: null, outcode: null, certainty: 'none', refusal: null };

/** Places with British-style or American-style addresses but with their own taxes, which are unsupported. */
const besideALargerCountry: ReadonlySet<CountryCode> = new Set<CountryCode>(['JE', 'GG', 'IM', 'AS', 'GU', 'MP', 'PR', 'VI']);

/** The state by its letters or name, else by the ZIP code. If the two disagree, the result is a refusal that names both. */
function inAmerica(text: string): Located {
  const refusal = contradictionIn(text);
  if (refusal !== null) return { ...nowhere, country: 'US', refusal };
  const zip = zipInAddress(text);
  const coded = zip === null ? null : stateOfZip(zip);
  return { country: 'US', region: stateInAddress(text) ?? coded, outcode: null, certainty: coded === null ? 'likely' : 'certain', refusal };
}

function inBritain(text: string): Located {
  const postcode = postcodeInAddress(text) ?? wholePostcodeIn(text.toUpperCase());
  if (postcode === null) {
    const region = isInNorthernIreland(partsOf(text)) ? 'northern-ireland' : null;
    return { ...nowhere, country: 'GB', region, certainty: 'likely' };
  }
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
