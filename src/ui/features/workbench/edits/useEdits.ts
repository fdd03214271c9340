import { useCallback, useMemo, useRef, useState } from 'react';
import type { Stamp } from '../../../../data/commands/dealCommand.ts';
import { notify } from '../../../components/notice/notify.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
import { failureWords } from '../../deals/useDealCommands.ts';
import type { Change, Step } from './steps.ts';
import type { UndoStack } from './useUndoStack.ts';

/** How far a change of many deals is. */
export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly stop: () => void;
}

export interface Edits {
  readonly progress: Progress | null;
  /** Stores the steps, offers to take them back, and answers how many were stored. `quiet` leaves the notice out. */
  readonly run: (steps: readonly Step[], words: EditWords) => Promise<number>;
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

/** Changes to deals from the workbench: one or thousands, with progress, a way to stop, and a way back. */
export function useEdits(undo: UndoStack): Edits {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);

  const store = useCallback(
    async (changes: readonly { readonly id: string; readonly change: Change }[], label: string): Promise<ReadonlySet<string>> => {
      const stored = new Set<string>();
      const stamp = (): Stamp => ({ mid: newId(), at: now() });
      const stop = (): void => {
        stopped.current = true;
      };
      stopped.current = false;
      for (let from = 0; from < changes.length && !stopped.current; from += part) {
        if (changes.length > part) setProgress({ label, done: from, total: changes.length, stop });
        const commands = changes.slice(from, from + part).map(({ change }) => change(stamp()));
        const { written, failed } = await workspace.mutateMany(commands);
        written.forEach(({ id }) => stored.add(id));
        const [first] = failed;
        if (first !== undefined) {
          notify({ tone: 'poor', title: `${failed.length} not stored`, detail: failureWords(first.failure) });
          break;
        }
        const assumed = commands.flatMap((command) =>
          command.type === 'deal/assume' ? [command.id] : command.type === 'deal/add' ? [command.deal.id] : [],
        );
        if (assumed.length > 0) await workspace.rescore(assumed, now());
      }
      setProgress(null);
      return stored;
    },
    [workspace, newId, now],
  );

  const run = useCallback(
    async (steps: readonly Step[], { doing, done }: EditWords): Promise<number> => {
      const stored = await store(
        steps.map(({ id, apply }) => ({ id, change: apply })),
        doing,
      );
      const back = steps.filter(({ id }) => stored.has(id)).map(({ id, revert }) => ({ id, change: revert }));
      if (back.length === 0) return 0;
      const takeBack = undo.remember(() => void store(back, 'Taking back'));
      if (done !== null) notify({ tone: 'neutral', title: done(stored.size), action: { label: 'Undo', run: takeBack } });
      return stored.size;
    },
    [store, undo],
  );

  const rescore = useCallback(
    async (ids: readonly string[]): Promise<void> => {
      stopped.current = false;
      const stop = (): void => {
        stopped.current = true;
      };
      let scored = 0;
      for (let from = 0; from < ids.length && !stopped.current; from += rescorePart) {
        setProgress({ label: 'Scoring', done: from, total: ids.length, stop });
        const answer = await workspace.rescore(ids.slice(from, from + rescorePart), now());
        if (!answer.ok) {
          notify({ tone: 'poor', title: 'Not scored', detail: failureWords(answer.error) });
          break;
        }
        scored += answer.value.rescored;
      }
      setProgress(null);
      notify({ tone: 'neutral', title: `${scored} ${scored === 1 ? 'deal' : 'deals'} scored by today’s profile and rules` });
    },
    [workspace, now],
  );
  return useMemo(() => ({ progress, run, rescore }), [progress, run, rescore]);
}

const rescorePart = 500;
