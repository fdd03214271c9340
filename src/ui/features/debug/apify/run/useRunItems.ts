import { useEffect, useState } from 'react';
import type { ApifyActorView, ApifyItemView } from '../../../../../core/contracts/apifyContract.ts';
import type { PageTrace } from '../../../../../core/listing/trace/pageTrace.ts';
import { useAccount } from '../../../../hooks/useAccount.ts';
import { useClock } from '../../../../hooks/useClock.ts';
import { useEvaluator } from '../../../../hooks/useEvaluator.ts';
import { callApify } from '../callApify.ts';

export interface ReadItem extends ApifyItemView {
  /** Null if the worker failed to read the item. */
  readonly trace: PageTrace | null;
}

export type RunItemsState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'there'; readonly items: readonly ReadItem[]; readonly left: number };

interface AskedRun {
  readonly runId: string;
  readonly actor: ApifyActorView;
  readonly token: string;
}

/** A run's raw items, each read on this device as the server would read it. Starts no run. */
export function useRunItems({ runId, actor, token }: AskedRun): RunItemsState {
  const account = useAccount();
  const { now } = useClock();
  const evaluator = useEvaluator();
  const [state, setState] = useState<RunItemsState>({ kind: 'asking' });
  useEffect(() => {
    let left = false;
    const show = (next: RunItemsState): void => {
      if (!left) setState(next);
    };
    const read = async () => {
      const answer = await callApify(account, { ask: 'items', actor: actor.actor, runId, apifyToken: token });
      if (!answer.ok) return show({ kind: 'failed', message: answer.error });
      if (!('items' in answer.value)) return undefined;
      const { items, left: more } = answer.value.items;
      const traced: ReadItem[] = [];
      for (const item of items) {
        // The site's base URL identifies the record's source. With a listing's own URL, every other record would be rejected.
        const url = actor.sites.length === 1 ? `https://www.${actor.sites[0]}.co.uk/` : null;
        const trace = await evaluator.ask('tracePage', [item.mapped ?? item.raw, { url, capturedAt: now() }], `item-${runId}`);
        traced.push({ ...item, trace: trace.ok ? trace.value : null });
      }
      return show({ kind: 'there', items: traced, left: more });
    };
    void read();
    return () => {
      left = true;
    };
  }, [account, evaluator, now, runId, actor, token]);
  return state;
}
