import type { CountryCode } from '../kernel/countries.ts';
import type { MarketId } from '../market/markets.ts';
import { isUsState } from '../market/markets.ts';
import { unreachable } from '../kernel/result.ts';
import { marketIds } from '../market/marketIds.ts';
import { territoryInAddress } from '../place/americanAddress.ts';
import { locate } from '../place/locate.ts';
import { stateOfZip } from '../place/zipCode.ts';
import { placeOfOutcode } from '../place/placeOfOutcode.ts';
import { countryOfDeal } from './countryOf.ts';
import type { CountryFinding } from './countryOf.ts';
import type { Deal } from './deal.ts';

/** Whose law a home falls under, or why that is not known. */
export type MarketFinding =
  | {
      readonly kind: 'market';
      readonly market: MarketId;
      /** What to tell the person where it is not certain, else null. */
      readonly note: string | null;
    }
  /** In the United States, in a state that nothing tells, or of which two signs disagree: then it says both. */
  | { readonly kind: 'which-state'; readonly because: string | null }
  /** In a country whose homes are not calculated; null where the country is not told. */
  | { readonly kind: 'elsewhere'; readonly country: CountryCode | null }
  | Extract<CountryFinding, { readonly kind: 'contradiction' }>;

type Placed = Pick<Deal, 'country' | 'state' | 'facts' | 'origin'>;

/** Where nothing tells the country, the home is taken to be British, and the note says so. */
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
      return found.country === 'GB' ? british(deal) : { kind: 'elsewhere', country: found.country };
    default:
      return unreachable(found);
  }
}

function british({ facts }: Placed): MarketFinding {
  const { place, note } = placeOfOutcode(facts.outcode);
  return { kind: 'market', market: marketIds[place], note };
}

/** The person's word, else the address, else the listing's ZIP code. */
function american({ state, facts }: Placed): MarketFinding {
  if (state !== undefined) return { kind: 'market', market: `US-${state}`, note: null };
  const territory = territoryInAddress(facts.address ?? '');
  if (territory !== null) return { kind: 'elsewhere', country: territory };
  const { country, region, refusal } = locate(facts.address ?? '');
  if (country === 'US' && refusal !== null) return { kind: 'which-state', because: refusal };
  const told = (country === 'US' ? region : null) ?? (facts.postalCode === null ? null : stateOfZip(facts.postalCode));
  return isUsState(told) ? { kind: 'market', market: `US-${told}`, note: null } : { kind: 'which-state', because: null };
}

/** The market whose inputs a screen names for a deal: as in England while it is not known, and then it has no figures. */
export function marketShown(deal: Placed): MarketId {
  const found = marketOfDeal(deal);
  return found.kind === 'market' ? found.market : 'GB-ENG';
}
