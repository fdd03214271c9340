import { useCallback, useMemo, useRef, useState } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { DealCommand, Stamp } from '../../../../data/commands/dealCommand.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { failureWords } from '../useDealCommands.ts';

/** What is done to many deals at once. Each says what it did and offers to undo it. */
export interface BulkCommands {
  readonly stage: (rows: readonly DealRow[], stage: DealStage, words: string) => Promise<void>;
  /** Gives labels (true) and takes them off (false). */
  readonly tag: (rows: readonly DealRow[], tags: Readonly<Record<string, boolean>>) => Promise<void>;
  readonly bin: (rows: readonly DealRow[], binned: boolean) => Promise<void>;
  /** How far a long one is; null when none is under way. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly stop: () => void;
}

/** A part is written in some tenths of a second, so that the count moves and a stop is heard. */
const part = 50;

type Make = (row: DealRow, stamp: Stamp) => DealCommand;

interface Change {
  readonly make: Make;
  /** What takes it back. */
  readonly back: Make;
  readonly title: (done: number) => string;
}

type Run = (rows: readonly DealRow[], change: Change) => Promise<void>;

export function useBulkCommands(): BulkCommands {
  const { run, progress, stop } = useBulkRun();
  return useMemo(() => ({ ...commandsBy(run), progress, stop }), [run, progress, stop]);
}

const commandsBy = (run: Run): Pick<BulkCommands, 'stage' | 'tag' | 'bin'> => ({
  stage: (rows, stage, words) =>
    run(
      rows.filter((row) => row.stage !== stage),
      {
        make: ({ id }, stamp) => ({ type: 'deal/stage', id, stage, stamp }),
        back: ({ id, stage: before }, stamp) => ({ type: 'deal/stage', id, stage: before, stamp }),
        title: (done) => `${dealsWords(done)} moved to ${words}`,
      },
    ),
  tag: (rows, tags) =>
    run(
      rows.filter((row) => Object.entries(tags).some(([tag, on]) => row.tags.includes(tag) !== on)),
      {
        make: ({ id }, stamp) => ({ type: 'deal/tag', id, tags, stamp }),
        back: (row, stamp) => ({ type: 'deal/tag', id: row.id, tags: tagsBefore(row, tags), stamp }),
        title: (done) => `Tags of ${dealsWords(done)} changed`,
      },
    ),
  bin: (rows, binned) =>
    run(rows, {
      make: ({ id }, stamp) => ({ type: 'deal/bin', id, binned, stamp }),
      back: ({ id }, stamp) => ({ type: 'deal/bin', id, binned: !binned, stamp }),
      title: (done) => (binned ? `${dealsWords(done)} put in the bin` : `${dealsWords(done)} taken out of the bin`),
    }),
});

/** Writes a change part by part, says how far it is, and offers to take back what was written. */
function useBulkRun(): { readonly run: Run } & Pick<BulkCommands, 'progress' | 'stop'> {
  const deals = useDeals();
  const { newId, now } = useClock();
  const [progress, setProgress] = useState<BulkCommands['progress']>(null);
  const stopped = useRef(false);
  const run = useCallback(
    async (rows: readonly DealRow[], { make, back, title }: Change): Promise<void> => {
      const write = async (asked: readonly DealRow[], each: Make): Promise<readonly DealRow[]> => {
        stopped.current = false;
        const done: DealRow[] = [];
        for (let from = 0; from < asked.length && !stopped.current; from += part) {
          if (asked.length > part) setProgress({ done: from, total: asked.length });
          const some = asked.slice(from, from + part);
          const { failed } = await deals.mutateMany(some.map((row) => each(row, { mid: newId(), at: now() })));
          const lost = new Set(failed.map(({ id }) => id));
          done.push(...some.filter(({ id }) => !lost.has(id)));
          const [first] = failed;
          if (first === undefined) continue;
          notify({ tone: 'poor', title: `Not stored: ${dealsWords(failed.length)}`, detail: failureWords(first.failure) });
          break;
        }
        setProgress(null);
        return done;
      };
      await undoable(async () => {
        const done = await write(rows, make);
        return done.length === 0 ? null : { back: () => write(done, back), notice: { tone: 'neutral', title: title(done.length) } };
      });
    },
    [deals, newId, now],
  );
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  return { run, progress, stop };
}

const tagsBefore = (row: DealRow, tags: Readonly<Record<string, boolean>>): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.keys(tags).map((tag) => [tag, row.tags.includes(tag)]));

/** "1 deal", "3 deals". */
export const dealsWords = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'deal' : 'deals'}`;
