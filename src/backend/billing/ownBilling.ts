import { readBillingState, type BillingState } from '../../core/contracts/billingContract.ts';
import type { DatabaseCall } from '../database/databaseCall.ts';
import type { Caller } from '../functionRequest.ts';

/** Plan and subscription as the person may read them. */
export interface OwnBilling {
  /** Null for a caller whose second factor is still to be given. Throws when the database does not answer. */
  read(caller: Caller): Promise<Omit<BillingState, 'configured'> | null>;
}

export function createOwnBilling(call: DatabaseCall): OwnBilling {
  return {
    read: async (caller) => {
      const answered = await call(caller, 'read_billing', {});
      if (answered === null) return null;
      const state = readBillingState({ ...(answered as object), configured: true });
      if (state === null) throw new Error('read_billing answered something else');
      const { plan, subscription, at } = state;
      return { plan, subscription, at };
    },
  };
}
