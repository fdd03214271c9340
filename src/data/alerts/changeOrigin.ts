import type { Deal } from '../../core/deal/deal.ts';
import { readStamp } from '../../core/protocol/hybridLogicalClock.ts';
import type { SyncedRecord } from '../records/syncedRecord.ts';
import type { ViewDb } from '../view/viewDb.ts';
import type { SeenDeal } from './alertRows.ts';

interface ChangedDeal {
  readonly record: SyncedRecord;
  readonly deal: Deal;
  /** The last state seen. Null if this device never saw the deal. */
  readonly seen: SeenDeal | null;
  /** This device's name. */
  readonly device: string;
  /** Deals that a search created automatically. */
  readonly searched: ReadonlySet<string>;
}

/**
 * Whether a change is the person's own work on this device: every new stamp is this device's, and the listing was not re-read. A changed
 * listing is news, whichever device re-read it. So is a deal found by an automatic search.
 */
export function isOwnChange({ record, deal, seen, device, searched }: ChangedDeal): boolean {
  if (seen === null ? searched.has(deal.id) : readingMoment(deal) > seen.readAt) return false;
  const stamps = Object.values(record.clocks).toSorted();
  const known = seen?.stamp ?? '';
  // If this device saw the deal without its record, only the deal's last change is known to be new.
  const fresh = seen !== null && known === '' ? stamps.slice(-1) : stamps.filter((stamp) => stamp > known);
  return fresh.every((stamp) => readStamp(stamp)?.device === device);
}

/** When a deal's listing was last seen, in milliseconds. 0 for a deal without one. */
export function readingMoment({ origin, history }: Deal): number {
  const seen = Object.values(history ?? {}).map(({ at }) => at);
  return Math.max(0, origin.kind === 'listing' ? origin.capturedAt : 0, ...seen);
}

/** The deals that automatic searches created on this device. */
export async function foundBySearches(view: ViewDb, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const searches = await view.captures.filter(({ search }) => search?.recheck === true).toArray();
  const made = new Set(searches.flatMap(({ search }) => search?.listings.map(({ dealId }) => dealId) ?? []));
  return new Set(ids.filter((id) => made.has(id)));
}
