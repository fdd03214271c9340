import { useEffect, useState } from 'react';
import type { BillingState } from '../../../core/contracts/billingContract.ts';
import type { Return } from './billingSearch.ts';
import type { AskBilling } from './useBilling.ts';

/** What became of a visit to Stripe's page: `waiting` for its word, `landed` once the server has it, `late` when it has not come. */
export type Landing = 'waiting' | 'landed' | 'late';

/** Between two questions, in milliseconds; the last one has the server ask Stripe itself. */
const pauses = [0, 1_500, 2_000, 3_000, 4_000] as const;

/** Whether what was paid for is there, by the server's own clock. */
export const hasLanded = ({ subscription, at }: BillingState): boolean =>
  subscription !== null && subscription.accessUntil !== null && Date.parse(subscription.accessUntil) > Date.parse(at);

/** After a payment: asks until Stripe's word has reached the server. After the portal: asks Stripe once for what was changed there. */
export function useReturn(from: Return, ask: AskBilling | null): Landing {
  const [landing, setLanding] = useState<Landing>('waiting');
  useEffect(() => {
    if (ask === null || (from !== 'done' && from !== 'portal')) return undefined;
    let left = false;
    const follow = async (): Promise<Landing> => {
      if (from === 'portal') return (await ask('anew')) === null ? 'late' : 'landed';
      for (const [at, pause] of pauses.entries()) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (left) return 'waiting';
        const state = await ask(at === pauses.length - 1 ? 'anew' : undefined);
        if (state !== null && hasLanded(state)) return 'landed';
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
