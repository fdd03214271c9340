import { useCallback, useMemo, useRef, useState } from 'react';
import type { Stamp } from '../../../../data/commands/dealCommand.ts';
import { notify } from '../../../components/notice/notify.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { failureWords } from '../../../parts/dealCommands/failureWords.ts';
import type { Change, Step } from './steps.ts';
import type { UndoHistory } from '../../../components/notice/undoHistory.ts';

/** How far a change of many deals is. */
export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly stop: () => void;
}

export interface Edits {
  readonly progress: Progress | null;
  /**
   * Stores steps, and offers to take back those that were stored; answers whether any were. ⌘Z means this change from the call on. `find`
   * is asked once the changes before it are stored, since what takes a step back depends on them.
   */
  readonly run: (find: readonly Step[] | (() => Promise<readonly Step[]>), words: EditWords) => Promise<boolean>;
  readonly rescore: (ids: readonly string[]) => Promise<void>;
}

export interface EditWords {
  /** While it runs: "Moving to Viewing". */
  readonly doing: string;
  /** Afterwards, from how many: "12 deals moved to Viewing". Null: no notice, ⌘Z takes it back all the same. */
  readonly done: ((count: number) => string) | null;
}

/** So many deals to one call of the data worker: some hundredths of a second, so that Stop is heard and the bar moves. */
const part = 40;

interface OneChange {
  readonly id: string;
  readonly change: Change;
}

/** Changes to deals: one or thousands, with progress, a way to stop, and a way back. */
export function useEdits(undo: UndoHistory): Edits {
  const deals = useDeals();
  const { now } = useClock();
  const [progress, setProgress] = useState<Progress | null>(null);
  const inParts = useParts(setProgress);
  const inTurn = useTurns();
  const store = useStore(inParts);
  const run = useCallback(
    (find: Parameters<Edits['run']>[0], { doing, done }: EditWords): Promise<boolean> =>
      undo.run(() =>
        inTurn(async () => {
          const steps = typeof find === 'function' ? await find() : find;
          const forth = steps.map(({ id, apply }) => ({ id, change: apply }));
          const stored = await store(forth, doing);
          const back = steps.filter(({ id }) => stored.has(id)).map(({ id, revert }) => ({ id, change: revert }));
          if (back.length === 0) return null;
          const notice = done === null ? null : ({ tone: 'neutral', title: done(stored.size) } as const);
          return { back: () => store(back, 'Taking back'), notice };
        }),
      ),
    [store, undo, inTurn],
  );
  const rescore = useCallback(
    async (ids: readonly string[]): Promise<void> => {
      let scored = 0;
      await inParts({ items: ids, size: rescorePart, label: 'Scoring' }, async (some) => {
        const answer = await deals.rescore(some, now());
        if (answer.ok) scored += answer.value.rescored;
        else notify({ tone: 'poor', title: 'Not scored', detail: failureWords(answer.error) });
        return answer.ok;
      });
      notify({ tone: 'neutral', title: `${scored} ${scored === 1 ? 'deal' : 'deals'} scored by today’s profile and rules` });
    },
    [deals, now, inParts],
  );
  return useMemo(() => ({ progress, run, rescore }), [progress, run, rescore]);
}

type Store = (changes: readonly OneChange[], label: string) => Promise<ReadonlySet<string>>;

/** Stores changes part by part; answers the ids of those that were stored, after saying why others were not. */
function useStore(inParts: InParts): Store {
  const deals = useDeals();
  const { newId, now } = useClock();
  return useCallback(
    async (changes: readonly OneChange[], label: string): Promise<ReadonlySet<string>> => {
      const stored = new Set<string>();
      const stamp = (): Stamp => ({ mid: newId(), at: now() });
      await inParts({ items: changes, size: part, label }, async (some) => {
        const commands = some.map(({ change }) => change(stamp()));
        const { written, failed } = await deals.mutateMany(commands);
        written.forEach((id) => stored.add(id));
        const [first] = failed;
        if (first !== undefined) notify({ tone: 'poor', title: `${failed.length} not stored`, detail: failureWords(first.failure) });
        return first === undefined;
      });
      return stored;
    },
    [deals, newId, now, inParts],
  );
}

type InTurn = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** One after the other, in the order asked for. */
function useTurns(): InTurn {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work) => {
    const mine = last.current.then(work);
    last.current = mine.catch(() => undefined);
    return mine;
  }, []);
}

/** Scoring needs no disk for each deal: more of them go in one call. */
const rescorePart = 500;

interface Batch<Item> {
  readonly items: readonly Item[];
  readonly size: number;
  readonly label: string;
}

type InParts = <Item>(batch: Batch<Item>, run: (some: readonly Item[]) => Promise<boolean>) => Promise<void>;

/** Works through many things part by part, says how far it is, and ends when it is told to or a part fails. */
function useParts(say: (progress: Progress | null) => void): InParts {
  const stopped = useRef(false);
  return useCallback(
    async ({ items, size, label }, run) => {
      const stop = (): void => {
        stopped.current = true;
      };
      stopped.current = false;
      for (let from = 0; from < items.length && !stopped.current; from += size) {
        if (items.length > size) say({ label, done: from, total: items.length, stop });
        if (!(await run(items.slice(from, from + size)))) break;
      }
      say(null);
    },
    [say],
  );
}
