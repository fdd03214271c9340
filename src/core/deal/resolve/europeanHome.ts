import type { CountryCode } from '../../kernel/countries.ts';
import { postalCodeOf } from '../../place/postalCode.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Deal } from '../deal.ts';
import { ownInputs } from '../strategies/ownInputs.ts';
import { askingPrice } from './resolveInputs.ts';

/** The parts of a European property's location that look-ups use. */
interface HomeInEurope {
  readonly country: CountryCode;
  readonly postalCode: string | null;
  readonly town: string | null;
  readonly region: string | null;
}

/** The postal code, town and county of a property, from its facts or its address; null if neither states them. */
export function europeanHomeOf({ facts: { address, postalCode, county } }: Pick<Deal, 'facts'>, country: CountryCode): HomeInEurope {
  const parts = (address ?? '').split(',').map((part) => part.trim());
  if (country === 'IE')
    return {
      country,
      postalCode: postalCode ?? eircodeIn(address ?? ''),
      ...irishPlace(parts),
      ...(county === null ? {} : { region: county }),
    };
  const coded = parts.map((part) => codeBeforeTown.exec(part)).find((found) => found !== null);
  return {
    country,
    postalCode: postalCode ?? coded?.[1] ?? postalCodeOf(country, address ?? ''),
    town: coded?.[2]?.replace(/ [A-Z]{2}$/, '').trim() ?? null,
    region: county,
  };
}

/** An Irish property in the form that its county's rent tables need, with the price in cents. */
export function irishHomeOf(deal: Deal): HomeInEurope & {
  readonly bedrooms: number | null;
  readonly askingPrice: Minor | null;
  readonly floorAreaSqFt: number | null;
} {
  const { bedrooms, floorAreaSqFt } = deal.facts;
  const own = ownInputs(deal, 'buy-to-let');
  const listed = deal.facts.askingPrice?.currency === 'EUR' ? askingPrice(deal.facts) : null;
  return {
    ...europeanHomeOf(deal, 'IE'),
    bedrooms,
    askingPrice: own.askingPrice ?? listed ?? own.purchasePrice ?? null,
    floorAreaSqFt,
  };
}

/** "44000 Nantes", "D-80802 München", "1016 GV Amsterdam", "1200-108 Lisboa", "00-950 Warszawa". */
const codeBeforeTown = /^(?:[A-Z]{1,2}-)?(\d{4} ?[A-Z]{2}(?= )|\d{4}-\d{3}|\d{2}-\d{3}|\d{4,5}) (\p{L}.*)$/u;

const eircodeIn = (address: string): string | null =>
  /\b(?:[AC-FHKNPRTV-Y]\d\d|D6W) ?(?=[A-Z]{0,3}\d)[\dAC-FHKNPRTV-Y]{4}\b/i.exec(address)?.[0] ?? null;

/** Once any Eircode and "Ireland" are removed, the last part is a county ("Co. Cork") or a town ("Cork", "Dublin 4"). */
function irishPlace(parts: readonly string[]): { readonly town: string | null; readonly region: string | null } {
  const named = parts
    .map((part) => part.replace(eircodeIn(part) ?? /$^/, '').trim())
    .filter((part) => part !== '' && !/^(?:republic of )?ireland$/i.test(part));
  const last = named.at(-1) ?? null;
  if (last === null || !/^co(?:\.|unty)? /i.test(last)) return { town: last, region: null };
  return { town: named.at(-2) ?? null, region: last };
}
