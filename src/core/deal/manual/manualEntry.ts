import type { Instant } from '../../kernel/calendar.ts';
import type { Id } from '../../kernel/id.ts';
import type { Minor } from '../../kernel/money.ts';
import { createManualDeal } from './createManualDeal.ts';
import type { Deal } from '../deal.ts';
import type { StrategyId } from '../strategies/strategyInput.ts';

/** What a person types for a deal that no listing stands behind; null where they left it out. */
export interface ManualEntry {
  readonly address: string;
  readonly price: Minor;
  /** A month. Without it the area's estimate is used. */
  readonly rent: Minor | null;
  readonly bedrooms: number | null;
  readonly propertyType: string | null;
}

interface EnteredDeal {
  readonly id: Id;
  readonly mid: Id;
  readonly at: Instant;
  readonly entry: ManualEntry;
  readonly strategy: StrategyId;
}

/** A deal from what was typed: price and rent are the person's own values, not a listing's. A postcode in the address says where it lies, and so which tax applies. */
export function dealOfEntry({ id, mid, at, entry, strategy }: EnteredDeal): Deal {
  const { price, rent, bedrooms, propertyType } = entry;
  const address = entry.address.trim().slice(0, 200);
  const postcode = postcodeIn(address);
  const deal = createManualDeal({
    id,
    mid,
    at,
    facts: {
      transaction: 'sale',
      bedrooms,
      propertyType,
      address: address === '' ? null : address,
      outcode: postcode?.outcode ?? null,
      incode: postcode?.incode ?? null,
    },
  });
  return {
    ...deal,
    overrides: { purchasePrice: price, ...(rent === null ? {} : { monthlyRent: rent }) },
    ...(strategy === 'buy-to-let' ? {} : { strategy }),
  };
}

/** The last postcode in a text, whole or only its district ("M6 5ZZ", "M6"); null where there is none. */
export function postcodeIn(text: string): { readonly outcode: string; readonly incode: string | null } | null {
  const found = [...text.toUpperCase().matchAll(/\b([A-Z]{1,2}\d[A-Z\d]?)(?:\s*(\d[A-Z]{2}))?\b/g)].at(-1);
  return found?.[1] === undefined ? null : { outcode: found[1], incode: found[2] ?? null };
}
