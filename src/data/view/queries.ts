import { useLiveQuery } from 'dexie-react-hooks';
import type { Outcome } from '../../core/pipeline/outcome.ts';
import type { CaptureRow } from './captures.ts';
import type { DealRow } from './rows.ts';
import type { ViewDb } from './viewDb.ts';

/** Every deal's row outside the bin, best score first; undefined while the first read is under way. */
export function useDealRows(view: ViewDb): readonly DealRow[] | undefined {
  return useLiveQuery(() => view.rows.where('[binned+rank]').between([0, -Infinity], [0, Infinity]).toArray(), [view]);
}

/** One deal's row; null when there is none on this device. */
export function useDealRow(view: ViewDb, id: string): DealRow | null | undefined {
  return useLiveQuery(async () => (await view.rows.get(id)) ?? null, [view, id]);
}

/** The stored outcome of a deal; null until one was computed. */
export function useStoredOutcome(view: ViewDb, dealId: string): Outcome | null | undefined {
  return useLiveQuery(async () => (await view.outcomes.get(dealId))?.outcome ?? null, [view, dealId]);
}

/** Captures, newest first. */
export function useCaptures(view: ViewDb): readonly CaptureRow[] | undefined {
  return useLiveQuery(() => view.captures.orderBy('createdAt').reverse().toArray(), [view]);
}
