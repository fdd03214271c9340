import { useCallback, useState } from 'react';
import type { PageTrace } from '../../../../core/listing/trace/pageTrace.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';

/** The result of reading one page. */
export type TraceResult =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly trace: PageTrace; readonly ms: number }
  | { readonly kind: 'failed'; readonly message: string };

export interface TracedPage {
  readonly key: string;
  readonly name: string;
  readonly result: TraceResult;
}

export interface PageToTrace {
  readonly name: string;
  /** The page's content, or the error. */
  readonly content: () => Promise<string | Uint8Array>;
  /** The URL the page came from, if known. */
  readonly url: string | null;
}

export interface Traces {
  /** Newest first. */
  readonly pages: readonly TracedPage[];
  readonly read: (pages: readonly PageToTrace[]) => Promise<void>;
  readonly clear: () => void;
}

/** Reads pages one after another in the worker, and keeps the results while the screen is open. */
export function useTraces(): Traces {
  const evaluator = useEvaluator();
  const { now, newId } = useClock();
  const [pages, setPages] = useState<readonly TracedPage[]>([]);
  const read = useCallback(
    async (given: readonly PageToTrace[]) => {
      for (const { name, content, url } of given) {
        const key = newId();
        setPages((list) => [{ key, name, result: { kind: 'reading' } }, ...list]);
        const began = performance.now();
        // Each page has its own lane, so that a second file does not abort the first.
        const answer = await content().then(
          (page) => evaluator.ask('tracePage', [page, { url, capturedAt: now() }], `trace-${key}`),
          () => null,
        );
        const result: TraceResult =
          answer === null
            ? { kind: 'failed', message: 'Couldn’t open the file. Choose it again.' }
            : answer.ok
              ? { kind: 'read', trace: answer.value, ms: performance.now() - began }
              : { kind: 'failed', message: 'Couldn’t finish reading the page. Retry or skip it.' };
        setPages((list) => list.map((each) => (each.key === key ? { ...each, result } : each)));
      }
    },
    [evaluator, now, newId],
  );
  return { pages, read, clear: useCallback(() => setPages([]), []) };
}
