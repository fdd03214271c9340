import { useCallback, useRef, useState } from 'react';
import type { CheckProgress, CheckSummary } from '../../../../ingest/watch/watch.ts';
import { notify } from '../../../components/notice/notify.ts';
import { useWatch } from '../../../hooks/useWatch.ts';

export interface RecheckAllState {
  /** The progress; null when idle. */
  readonly progress: CheckProgress | null;
  readonly check: (dealIds: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

/** Re-checks many listings and shows the result in a toast. */
export function useRecheckAll(): RecheckAllState {
  const watch = useWatch();
  const [progress, setProgress] = useState<CheckProgress | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const check = useCallback(
    async (dealIds: readonly string[]) => {
      const stop = new AbortController();
      stopping.current = stop;
      const summary = await watch.checkDeals(dealIds, { onProgress: setProgress, signal: stop.signal });
      setProgress(null);
      if (summary === null) notify({ tone: 'neutral', title: 'A check is already running', detail: 'It’s running in another tab.' });
      else notify({ tone: summary.checked === 0 && summary.stopped !== null ? 'poor' : 'neutral', ...recheckText(summary) });
    },
    [watch],
  );
  return { progress, check, stop: useCallback(() => stopping.current?.abort(), []) };
}

/** The result of a check: "12 checked, 2 changed", with the reason if it ended early. */
export function recheckText({ checked, changed, failed, stopped }: CheckSummary): { readonly title: string; readonly detail?: string } {
  const parts = [`${checked} checked`, `${changed} changed`, ...(failed === 0 ? [] : [`${failed} couldn’t be read`])];
  return { title: parts.join(', '), ...(stopped === null ? {} : { detail: stopped }) };
}
