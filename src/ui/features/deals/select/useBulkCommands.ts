import { useMemo, useRef, useState } from 'react';
import type { DealStage } from '../../../../core/deal/deal.ts';
import type { DealCommand, Stamp } from '../../../../data/commands/dealCommand.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { notify } from '../../../components/notice/notify.ts';
import { useServices, useWorkspace } from '../../../hooks/services.ts';
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

export function useBulkCommands(): BulkCommands {
  const workspace = useWorkspace();
  const { newId, now } = useServices();
  const [progress, setProgress] = useState<BulkCommands['progress']>(null);
  const stopped = useRef(false);
  return useMemo(() => {
    const write = async (rows: readonly DealRow[], make: Make): Promise<readonly DealRow[]> => {
      stopped.current = false;
      const done: DealRow[] = [];
      for (let from = 0; from < rows.length && !stopped.current; from += part) {
        if (rows.length > part) setProgress({ done: from, total: rows.length });
        const some = rows.slice(from, from + part);
        const { failed } = await workspace.mutateMany(some.map((row) => make(row, { mid: newId(), at: now() })));
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
    const change = async (rows: readonly DealRow[], make: Make, back: Make, title: (done: number) => string): Promise<void> => {
      const done = await write(rows, make);
      if (done.length === 0) return;
      notify({ tone: 'neutral', title: title(done.length), action: { label: 'Undo', run: () => void write(done, back) } });
    };
    return {
      progress,
      stop: () => {
        stopped.current = true;
      },
      stage: (rows, stage, words) =>
        change(
          rows.filter((row) => row.stage !== stage),
          ({ id }, stamp) => ({ type: 'deal/stage', id, stage, stamp }),
          ({ id, stage: before }, stamp) => ({ type: 'deal/stage', id, stage: before, stamp }),
          (done) => `${dealsWords(done)} moved to ${words}`,
        ),
      tag: (rows, tags) =>
        change(
          rows.filter((row) => Object.entries(tags).some(([tag, on]) => row.tags.includes(tag) !== on)),
          ({ id }, stamp) => ({ type: 'deal/tag', id, tags, stamp }),
          (row, stamp) => ({ type: 'deal/tag', id: row.id, tags: tagsBefore(row, tags), stamp }),
          (done) => `Tags of ${dealsWords(done)} changed`,
        ),
      bin: (rows, binned) =>
        change(
          rows,
          ({ id }, stamp) => ({ type: 'deal/bin', id, binned, stamp }),
          ({ id }, stamp) => ({ type: 'deal/bin', id, binned: !binned, stamp }),
          (done) => (binned ? `${dealsWords(done)} put in the bin` : `${dealsWords(done)} taken out of the bin`),
        ),
    };
  }, [workspace, newId, now, progress]);
}

const tagsBefore = (row: DealRow, tags: Readonly<Record<string, boolean>>): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.keys(tags).map((tag) => [tag, row.tags.includes(tag)]));

/** "1 deal", "3 deals". */
export const dealsWords = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'deal' : 'deals'}`;
