import { ownInputs } from '../strategies/ownInputs.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Deal } from '../deal.ts';
import { askingPrice as listedPrice } from './resolveInputs.ts';

/** The facts that a rent estimate needs. */
export interface RentedHome {
  readonly outcode: string | null;
  readonly bedrooms: number | null;
  readonly placeNames: readonly string[];
  readonly askingPrice: Minor | null;
  readonly floorAreaSqFt: number | null;
}

/**
 * The facts that a UK property's rent estimate needs; `inputsOfDeal` refuses other countries first. If there is no postcode, the place is
 * taken from the end of the address, else from the search that found the property.
 */
export function rentedHome(deal: Pick<Deal, 'facts' | 'inputs'>): RentedHome {
  const { facts } = deal;
  const own = ownInputs(deal, 'buy-to-let');
  const { outcode, bedrooms, floorAreaSqFt, address, searchedPlace } = facts;
  const listed = facts.askingPrice?.currency === 'GBP' ? listedPrice(facts) : null;
  return {
    outcode,
    bedrooms,
    floorAreaSqFt,
    placeNames: [...lastParts(address), ...(searchedPlace ? [searchedPlace] : [])],
    askingPrice: own.askingPrice ?? listed ?? own.purchasePrice ?? null,
  };
}

/**
 * The end of an address, the largest place last: "Wharf Road, Islington, London" is in London and, more precisely, in Islington. A street
 * at the start is not a place name.
 */
function lastParts(address: string | null): readonly string[] {
  const parts = (address ?? '').split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return [];
  return last === 'London' && parts.length > 2 ? [parts.at(-2) ?? '', last] : [last];
}
