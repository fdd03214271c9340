import type { Subscription } from '../../core/contracts/billingContract.ts';
import type { ServiceCall } from '../database/databaseCall.ts';

export interface StripeEventMark {
  readonly id: string;
  readonly type: string;
  /** An ISO date and time. */
  readonly created: string;
}

export interface BillingReading {
  /** The number returned by `beginReading`, requested before Stripe was called. */
  readonly reading: string;
  readonly customer: string;
  /** The user Stripe names as the customer. Null if it names none. */
  readonly user: string | null;
  readonly event: StripeEventMark | null;
  readonly subscription: (Subscription & { readonly id: string }) | null;
}

/** `older`: a later reading is already stored. `unknown`: the customer belongs to no user here. */
export type Settled = 'kept' | 'older' | 'unknown';

/** The stored subscriptions of all users, for code that calls Stripe. */
export interface BillingStore {
  customerOf(user: string): Promise<string | null>;
  /** Stores the customer if the user has none, or in place of `instead` if that is the one stored. Returns the customer now stored. */
  keepCustomer(user: string, customer: string, instead: string | null): Promise<string>;
  beginReading(event: string | null): Promise<{ readonly reading: string; readonly settled: boolean }>;
  settle(reading: BillingReading): Promise<Settled>;
}

export function createBillingStore(call: ServiceCall): BillingStore {
  return {
    customerOf: async (user) => {
      const customer = await call('billing_customer', { user });
      return typeof customer === 'string' ? customer : null;
    },
    keepCustomer: async (user, customer, instead) => {
      const kept = await call('keep_billing_customer', { user, customer, instead });
      if (typeof kept !== 'string') throw new Error('keep_billing_customer returned an unexpected result');
      return kept;
    },
    beginReading: async (event) => {
      const begun = (await call('begin_billing_reading', { event })) as { readonly reading?: unknown; readonly settled?: unknown } | null;
      if (typeof begun?.reading !== 'string') throw new Error('begin_billing_reading returned an unexpected result');
      return { reading: begun.reading, settled: begun.settled === true };
    },
    settle: async (reading) => {
      const settled = await call('settle_billing', { ...reading });
      if (settled !== 'kept' && settled !== 'older' && settled !== 'unknown')
        throw new Error('settle_billing returned an unexpected result');
      return settled;
    },
  };
}
