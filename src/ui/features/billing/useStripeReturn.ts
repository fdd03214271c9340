import { useEffect, useState } from 'react';
import type { BillingState } from '../../../core/contracts/billingContract.ts';
import type { Return } from './billingSearch.ts';
import type { RefreshBilling } from './useBilling.ts';

/** State after a visit to Stripe: `waiting` for its confirmation, `landed` once the server has it, `late` if it is overdue. */
export type Landing = 'waiting' | 'landed' | 'late';

/** Pauses between requests, in milliseconds. The last request makes the server ask Stripe itself. */
const pauses = [0, 1_500, 2_000, 3_000, 4_000] as const;

/** Whether the paid plan is active, by the server's clock. */
export const hasPaymentArrived = ({ subscription, at }: BillingState): boolean =>
  subscription !== null && subscription.accessUntil !== null && Date.parse(subscription.accessUntil) > Date.parse(at);

/** After a payment, polls until Stripe's confirmation reaches the server. After the portal, asks Stripe once for changes. */
export function useStripeReturn(from: Return, ask: RefreshBilling | null): Landing {
  const [landing, setLanding] = useState<Landing>('waiting');
  useEffect(() => {
    if (ask === null || (from !== 'done' && from !== 'portal')) return undefined;
    let left = false;
    const follow = async (): Promise<Landing> => {
      if (from === 'portal') return (await ask('refresh')) === null ? 'late' : 'landed';
      for (const [at, pause] of pauses.entries()) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (left) return 'waiting';
        const state = await ask(at === pauses.length - 1 ? 'refresh' : undefined);
        if (state !== null && hasPaymentArrived(state)) return 'landed';
      }
      return 'late';
    };
    void follow().then((came) => (left ? undefined : setLanding(came)));
    return () => {
      left = true;
    };
  }, [from, ask]);
  return landing;
}
