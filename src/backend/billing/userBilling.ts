import { readBillingState, type BillingState } from '../../core/contracts/billingContract.ts';
import type { DatabaseCall } from '../database/databaseCall.ts';
import type { Caller } from '../functionRequest.ts';

/** The person's own plan and subscription. */
export interface UserBilling {
  /** Null if the caller still has to give a second factor. Throws if the database does not respond. */
  read(caller: Caller): Promise<Omit<BillingState, 'configured'> | null>;
}

export function createUserBilling(call: DatabaseCall): UserBilling {
  return {
    read: async (caller) => {
      const answered = await call(caller, 'read_billing', {});
      if (answered === null) return null;
      const state = readBillingState({ ...(answered as object), configured: true });
      if (state === null) throw new Error('read_billing returned an unexpected result');
      const { plan, subscription, at } = state;
      return { plan, subscription, at };
    },
  };
}
