import { useLiveQuery } from 'dexie-react-hooks';
import type { Outcome } from '../../core/pipeline/outcome.ts';
import type { CaptureRow } from './captures.ts';
import type { DealRow } from './rows.ts';
import { readSampleRow } from './samples.ts';
import type { ViewDb } from './viewDb.ts';

/** A deal's row, or a sample's. Null if this device has none. */
export function useDealRow(view: ViewDb, id: string): DealRow | null | undefined {
  return useLiveQuery(async () => (await view.rows.get(id)) ?? (await readSampleRow(view, id)), [view, id]);
}

/** The stored outcome of a deal. Null until one has been calculated. */
export function useStoredOutcome(view: ViewDb, dealId: string): Outcome | null | undefined {
  return useLiveQuery(async () => (await view.outcomes.get(dealId))?.outcome ?? null, [view, dealId]);
}

/** Captures, newest first. */
export function useCaptures(view: ViewDb): readonly CaptureRow[] | undefined {
  return useLiveQuery(() => view.captures.orderBy('createdAt').reverse().toArray(), [view]);
}
