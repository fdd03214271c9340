import { useCallback, useState } from 'react';
import type { PageTrace } from '../../../../core/listing/trace/pageTrace.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useEvaluator } from '../../../hooks/useEvaluator.ts';

/** What became of one page that was to be read. */
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
  /** Its content, or why there is none. */
  readonly content: () => Promise<string | Uint8Array>;
  /** The address it was asked from, where that is known. */
  readonly url: string | null;
}

export interface Traces {
  /** The newest first. */
  readonly pages: readonly TracedPage[];
  readonly read: (pages: readonly PageToTrace[]) => Promise<void>;
  readonly clear: () => void;
}

/** Reads pages one after the other in the worker, and keeps what became of each while the screen is open. */
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
        // A lane of its own each: a second file must not stop the first.
        const answer = await content().then(
          (page) => evaluator.ask('tracePage', [page, { url, capturedAt: now() }], `trace-${key}`),
          () => null,
        );
        const result: TraceResult =
          answer === null
            ? { kind: 'failed', message: 'The file could not be opened. Choose it again.' }
            : answer.ok
              ? { kind: 'read', trace: answer.value, ms: performance.now() - began }
              : { kind: 'failed', message: 'The page could not be read to its end. Try again, or leave it out.' };
        setPages((list) => list.map((each) => (each.key === key ? { ...each, result } : each)));
      }
    },
    [evaluator, now, newId],
  );
  return { pages, read, clear: useCallback(() => setPages([]), []) };
}
