import { useCallback, useMemo, useRef, useState } from 'react';
import type { Stamp } from '../../../../data/commands/dealCommand.ts';
import { notify } from '../../../components/notice/notify.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { failureText } from '../../../parts/dealCommands/failureText.ts';
import type { Change, Step } from './undoableSteps.ts';
import type { UndoHistory } from '../../../components/notice/undoHistory.ts';

/** The progress of a bulk change. */
export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly stop: () => void;
}

export interface Edits {
  readonly progress: Progress | null;
  /**
   * Stores steps with undo, and resolves to whether any were stored. ⌘Z refers to this change as soon as `run` is called. `find` is called
   * after earlier changes are stored, because the undo of a step depends on them.
   */
  readonly run: (find: readonly Step[] | (() => Promise<readonly Step[]>), words: EditText) => Promise<boolean>;
  readonly rescore: (ids: readonly string[]) => Promise<void>;
}

export interface EditText {
  /** Progress label: "Moving to Viewing". */
  readonly doing: string;
  /** Notice for a count: "12 deals moved to Viewing". Null for no notice; ⌘Z still undoes the change. */
  readonly done: ((count: number) => string) | null;
}

/** Batch size per call to the data worker. A batch takes a few hundredths of a second, so that Stop responds and progress shows. */
const batchSize = 40;

interface OneChange {
  readonly id: string;
  readonly change: Change;
}

/** Runs changes to one or thousands of deals, with progress, stop and undo. */
export function useEdits(undo: UndoHistory): Edits {
  const deals = useDeals();
  const { now } = useClock();
  const [progress, setProgress] = useState<Progress | null>(null);
  const inBatches = useBatches(setProgress);
  const enqueue = useQueue();
  const store = useStore(inBatches);
  const run = useCallback(
    (find: Parameters<Edits['run']>[0], { doing, done }: EditText): Promise<boolean> =>
      undo.run(() =>
        enqueue(async () => {
          const steps = typeof find === 'function' ? await find() : find;
          const forth = steps.map(({ id, apply }) => ({ id, change: apply }));
          const stored = await store(forth, doing);
          const back = steps.filter(({ id }) => stored.has(id)).map(({ id, revert }) => ({ id, change: revert }));
          if (back.length === 0) return null;
          const notice = done === null ? null : ({ tone: 'neutral', title: done(stored.size) } as const);
          return { back: () => store(back, 'Undoing'), notice };
        }),
      ),
    [store, undo, enqueue],
  );
  const rescore = useCallback(
    async (ids: readonly string[]): Promise<void> => {
      let scored = 0;
      await inBatches({ items: ids, size: rescoreBatchSize, label: 'Scoring' }, async (some) => {
        const answer = await deals.rescore(some, now());
        if (answer.ok) scored += answer.value.rescored;
        else notify({ tone: 'poor', title: 'Couldn’t score these deals', detail: failureText(answer.error) });
        return answer.ok;
      });
      notify({ tone: 'neutral', title: `${scored} ${scored === 1 ? 'deal' : 'deals'} rescored with your current profile and rules` });
    },
    [deals, now, inBatches],
  );
  return useMemo(() => ({ progress, run, rescore }), [progress, run, rescore]);
}

type Store = (changes: readonly OneChange[], label: string) => Promise<ReadonlySet<string>>;

/** Stores changes in batches and returns the ids that were stored. A toast explains failures. */
function useStore(inBatches: InBatches): Store {
  const deals = useDeals();
  const { newId, now } = useClock();
  return useCallback(
    async (changes: readonly OneChange[], label: string): Promise<ReadonlySet<string>> => {
      const stored = new Set<string>();
      const stamp = (): Stamp => ({ mid: newId(), at: now() });
      await inBatches({ items: changes, size: batchSize, label }, async (some) => {
        const commands = some.map(({ change }) => change(stamp()));
        const { written, failed } = await deals.mutateMany(commands);
        written.forEach((id) => stored.add(id));
        const [first] = failed;
        if (first !== undefined)
          notify({
            tone: 'poor',
            title: `Couldn’t save ${failed.length === 1 ? '1 change' : `${failed.length} changes`}`,
            detail: failureText(first.failure),
          });
        return first === undefined;
      });
      return stored;
    },
    [deals, newId, now, inBatches],
  );
}

type Enqueue = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Runs tasks one at a time, in call order. */
function useQueue(): Enqueue {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work) => {
    const mine = last.current.then(work);
    last.current = mine.catch(() => undefined);
    return mine;
  }, []);
}

/** Batch size for scoring. It is larger, because scoring does not write each deal separately. */
const rescoreBatchSize = 500;

interface Batch<Item> {
  readonly items: readonly Item[];
  readonly size: number;
  readonly label: string;
}

type InBatches = <Item>(batch: Batch<Item>, run: (some: readonly Item[]) => Promise<boolean>) => Promise<void>;

/** Processes items in batches and reports progress. Ends on Stop or when a batch fails. */
function useBatches(onProgress: (progress: Progress | null) => void): InBatches {
  const stopped = useRef(false);
  return useCallback(
    async ({ items, size, label }, run) => {
      const stop = (): void => {
        stopped.current = true;
      };
      stopped.current = false;
      for (let from = 0; from < items.length && !stopped.current; from += size) {
        if (items.length > size) onProgress({ label, done: from, total: items.length, stop });
        if (!(await run(items.slice(from, from + size)))) break;
      }
      onProgress(null);
    },
    [onProgress],
  );
}
