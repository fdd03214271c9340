import { useEffect, useState } from 'react';
import type { SharedDeal } from '../../../core/community/sharedDeal.ts';
import { sharedJob } from '../../../core/community/sharedJob.ts';
import { toSharedDeal } from '../../../core/community/toSharedDeal.ts';
import { dayOf } from '../../../core/kernel/calendar.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useEvaluator } from '../../hooks/useEvaluator.ts';
import { useProfileRecord } from '../../hooks/useProfileRecord.ts';

export type Preview =
  | { readonly kind: 'making' }
  | { readonly kind: 'ready'; readonly deal: SharedDeal }
  /** The deal cannot be shared; `message` tells the user what to do. */
  | { readonly kind: 'none'; readonly message: string };

/** Message when a deal's figures cannot be shared. */
const beyondSharing = 'This deal’s figures are outside the range that can be shared.';

/** Preview of a shared deal from its stored state, identical to what is sent. */
export function useSharedDeal(dealId: string): Preview {
  const deals = useDeals();
  const profileRecord = useProfileRecord();
  const evaluator = useEvaluator();
  const { now } = useClock();
  const [preview, setPreview] = useState<Preview>({ kind: 'making' });
  useEffect(() => {
    let stale = false;
    const make = async (): Promise<Preview> => {
      const deal = await deals.readDeal(dealId);
      if (deal === null) return { kind: 'none', message: 'Couldn’t read this deal on this device. Open it once, then share it.' };
      const job = sharedJob(deal, { profile: await profileRecord.readProfile(), today: dayOf(now()) });
      const answer = await evaluator.ask('evaluate', [job], 'community-preview');
      if (!answer.ok) return { kind: 'none', message: 'Couldn’t calculate the figures. Close this and try again.' };
      if (!answer.value.ok) return { kind: 'none', message: answer.value.gap.message };
      const shared = toSharedDeal(job, answer.value.outcome);
      return shared === null ? { kind: 'none', message: beyondSharing } : { kind: 'ready', deal: shared };
    };
    void make().then((made) => (stale ? undefined : setPreview(made)));
    return () => {
      stale = true;
    };
  }, [deals, profileRecord, evaluator, dealId, now]);
  return preview;
}
