import type { CountryCode } from '../kernel/countries.ts';
import type { EuropeanCountry } from '../market/eu/europeanCountry.ts';
import { europeanCountries } from '../market/eu/registry/countries.ts';
import type { EuCountry } from '../market/eu/registry/countries.ts';
import { isEuCountry, isUsState, marketOfCountry } from '../market/markets.ts';
import type { MarketCountry, MarketId } from '../market/markets.ts';
import { postalCodeOf } from '../place/postalCode.ts';
import { regionOfPostalCode } from '../place/regionOfPostalCode.ts';
import { unreachable } from '../kernel/result.ts';
import { marketIds } from '../market/marketIds.ts';
import { territoryInAddress } from '../place/americanAddress.ts';
import { locateAddress } from '../place/locateAddress.ts';
import { stateOfZip } from '../place/zipCode.ts';
import { placeOfOutcode } from '../place/placeOfOutcode.ts';
import { countryOfDeal } from './countryOf.ts';
import type { CountryFinding } from './countryOf.ts';
import type { Deal } from './deal.ts';

/** The market whose law applies to a property, or the reason it is unknown. */
export type MarketFinding =
  | {
      readonly kind: 'market';
      readonly market: MarketId;
      /** A note for the person if the market is uncertain, else null. */
      readonly note: string | null;
    }
  /** The region is unknown in a country with regional law, or two signals disagree about the region and `because` names both. */
  | { readonly kind: 'which-region'; readonly country: MarketCountry; readonly because: string | null }
  /** An unsupported country; null if the country is unknown. */
  | { readonly kind: 'elsewhere'; readonly country: CountryCode | null }
  | Extract<CountryFinding, { readonly kind: 'contradiction' }>;

type Placed = Pick<Deal, 'country' | 'region' | 'facts' | 'origin'>;

/**
 * The market whose rules apply to a deal, or the reason there is none. If nothing identifies the country, the property is taken to be
 * British and the note says so.
 */
export function marketOfDeal(deal: Placed): MarketFinding {
  const found = countryOfDeal(deal);
  switch (found.kind) {
    case 'contradiction':
      return found;
    case 'abroad':
      return { kind: 'elsewhere', country: null };
    case 'unknown':
      return british(deal);
    case 'country':
      if (found.country === 'US') return american(deal);
      if (isEuCountry(found.country)) return european(deal, found.country);
      return found.country === 'GB' ? british(deal) : { kind: 'elsewhere', country: found.country };
    default:
      return unreachable(found);
  }
}

function british({ facts }: Placed): MarketFinding {
  const { place, note } = placeOfOutcode(facts.outcode);
  return { kind: 'market', market: marketIds[place], note };
}

/** The market of a US property: from the person's choice, else the address, else the listing's ZIP code. */
function american({ region: chosen, facts }: Placed): MarketFinding {
  if (isUsState(chosen)) return { kind: 'market', market: `US-${chosen}`, note: null };
  const territory = territoryInAddress(facts.address ?? '');
  if (territory !== null) return { kind: 'elsewhere', country: territory };
  const { country, region, refusal } = locateAddress(facts.address ?? '');
  if (country === 'US' && refusal !== null) return { kind: 'which-region', country: 'US', because: refusal };
  const told = (country === 'US' ? region : null) ?? (facts.postalCode === null ? null : stateOfZip(facts.postalCode));
  return isUsState(told) ? { kind: 'market', market: `US-${told}`, note: null } : { kind: 'which-region', country: 'US', because: null };
}

/**
 * The market of a European property: from the person's choice, else the address, else the listing's postcode. None of these is needed if
 * one law covers the whole country.
 */
function european({ region: chosen, facts }: Placed, country: EuCountry): MarketFinding {
  const { regions, usualRegion }: EuropeanCountry = europeanCountries[country];
  if (Object.keys(regions).length === 0) return { kind: 'market', market: country, note: null };
  const isRegion = (id: string | null | undefined): id is string => typeof id === 'string' && Object.hasOwn(regions, id);
  if (isRegion(chosen)) return { kind: 'market', market: `${country}-${chosen}`, note: null };
  const located = locateAddress(facts.address ?? '');
  const code = facts.postalCode ?? postalCodeOf(country, facts.address ?? '');
  const told =
    (located.country === country ? located.region : null) ??
    (code === null ? null : (regionOfPostalCode(country, code) ?? usualRegion ?? null));
  return isRegion(told) ? { kind: 'market', market: `${country}-${told}`, note: null } : { kind: 'which-region', country, because: null };
}

/**
 * The market whose inputs the screen lists for a deal. While the region is unknown, it is one of the country's markets (England if nothing
 * is known), and no figures are shown yet.
 */
export function marketShown(deal: Placed): MarketId {
  const found = marketOfDeal(deal);
  if (found.kind === 'market') return found.market;
  return found.kind === 'which-region' ? marketOfCountry(found.country) : 'GB-ENG';
}
