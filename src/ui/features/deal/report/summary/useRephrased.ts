import { useEffect, useRef, useState } from 'react';
import type { Summary } from '../../../../../core/report/summary/writeSummary.ts';
import { useTrack } from '../../../../hooks/useTrack.ts';
import { deviceModel, rephrase, type DeviceModel, type RephraseFailure } from './rephrase.ts';

export interface Rephrased {
  /** Whether this browser has a model that is ready. */
  readonly offered: boolean;
  readonly state: 'idle' | 'asking';
  readonly paragraphs: readonly string[] | null;
  /** Why there is no text, in a sentence. */
  readonly problem: string | null;
  readonly ask: () => void;
}

/** A summary in the words of the browser's model, when asked for; a failure leaves the summary as it is and says why. */
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
    const told = await rephrase(model, summary, { signal: abort.signal });
    running.current = null;
    if (abort.signal.aborted) return;
    setAnswer(told.ok ? { ...nothing, paragraphs: told.value } : { ...nothing, problem: failureWords[told.error.kind] });
    if (told.ok) track('summary_generated', { deal_id: dealId, source: 'device-model' });
  };
  return { offered: model !== null, ...answer, ask: () => void ask() };
}

const nothing: Pick<Rephrased, 'state' | 'paragraphs' | 'problem'> = { state: 'idle', paragraphs: null, problem: null };

const failureWords: Readonly<Record<RephraseFailure['kind'], string>> = {
  empty: 'The model wrote nothing. The summary above stands.',
  'too-long': 'The model wrote too much to be a summary, so it is not shown. The summary above stands.',
  unreadable: 'The model’s text could not be read. The summary above stands.',
  markup: 'The model’s text held links or markup, so it is not shown. The summary above stands.',
  figures: 'The model wrote a figure that is not in the summary, so its text is not shown. The summary above stands.',
  time: 'The model took longer than 20 seconds. The summary above stands.',
  failed: 'The model did not answer. The summary above stands.',
};
