import { useEffect, useRef, useState } from 'react';
import type { Summary } from '../../../../../core/report/summary/writeSummary.ts';
import { useTrack } from '../../../../hooks/useTrack.ts';
import { deviceModel, rephrase, type DeviceModel, type RephraseFailure } from './rephrase.ts';

export interface Rephrased {
  /** Whether this browser has a model that is ready. */
  readonly offered: boolean;
  readonly state: 'idle' | 'asking';
  readonly paragraphs: readonly string[] | null;
  /** Why there is no text, as a message to show. */
  readonly problem: string | null;
  readonly ask: () => void;
}

/** Rewords a summary with the browser's model on request. A failure sets `problem`. */
export function useRephrased(summary: Summary, dealId: string): Rephrased {
  const track = useTrack();
  const [model, setModel] = useState<DeviceModel | null>(null);
  const [answer, setAnswer] = useState<Pick<Rephrased, 'state' | 'paragraphs' | 'problem'>>(nothing);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const look = async () => setModel(await deviceModel());
    void look();
    return () => running.current?.abort();
  }, []);
  const ask = async () => {
    if (model === null || running.current !== null) return;
    const abort = new AbortController();
    running.current = abort;
    setAnswer({ ...nothing, state: 'asking' });
    const rephrased = await rephrase(model, summary, { signal: abort.signal });
    running.current = null;
    if (abort.signal.aborted) return;
    setAnswer(rephrased.ok ? { ...nothing, paragraphs: rephrased.value } : { ...nothing, problem: failureMessages[rephrased.error.kind] });
    if (rephrased.ok) track('summary_generated', { deal_id: dealId, source: 'device-model' });
  };
  return { offered: model !== null, ...answer, ask: () => void ask() };
}

const nothing: Pick<Rephrased, 'state' | 'paragraphs' | 'problem'> = { state: 'idle', paragraphs: null, problem: null };

const failureMessages: Readonly<Record<RephraseFailure['kind'], string>> = {
  empty: 'The model returned no text. Use the summary above.',
  'too-long': 'The model’s text was too long, so it isn’t shown. Use the summary above.',
  unreadable: 'Couldn’t read the model’s text. Use the summary above.',
  markup: 'The model’s text contained links or markup, so it isn’t shown. Use the summary above.',
  figures: 'The model used a figure that isn’t in the summary, so its text isn’t shown. Use the summary above.',
  time: 'The model took longer than 20 seconds. Use the summary above.',
  failed: 'The model didn’t respond. Use the summary above.',
};
