import { readBillingState, type BillingState } from '../../../../src/core/listing/billing/billingContract.ts';
import type { Caller } from '../functionRequest.ts';

/** Plan and subscription as the person may read them. */
export interface OwnBilling {
  /** Null for a caller whose second factor is still to be given. Throws when the database does not answer. */
  read(caller: Caller): Promise<Omit<BillingState, 'configured'> | null>;
}

/** The database's answer; null where it says nothing to this caller. Throws for anything it cannot have meant. */
export function toOwnBilling(answered: unknown): Omit<BillingState, 'configured'> | null {
  if (answered === null) return null;
  const state = readBillingState({ ...(answered as object), configured: true });
  if (state === null) throw new Error('read_billing answered something else');
  const { plan, subscription, at } = state;
  return { plan, subscription, at };
}
