import type { Instant } from '../../kernel/calendar.ts';
import type { Id } from '../../kernel/id.ts';
import type { Minor } from '../../kernel/money.ts';
import { postcodeInAddress } from '../../place/postcode.ts';
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
  const postcode = postcodeInAddress(address.toUpperCase());
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
    inputs: { 'buy-to-let': { purchasePrice: price, askingPrice: price, ...(rent === null ? {} : { monthlyRent: rent }) } },
    ...(strategy === 'buy-to-let' ? {} : { strategy }),
  };
}
