import type { Deal } from '../../core/deal/deal.ts';
import { parseDeal } from '../../core/deal/record/dealSchema.ts';
import { withoutConflicts } from '../records/conflictHistory.ts';
import type { Body, SyncedRecord } from '../records/syncedRecord.ts';
import type { Documents } from './database.ts';
import { allRecords } from './recordQueries.ts';
import { readRecords } from './recordWrites.ts';

/** A deal without its `mid`, which the record stores separately. */
export function dealToBody(deal: Deal): Body {
  return Object.fromEntries(Object.entries(deal).filter(([name]) => name !== 'mid'));
}

/** The deal in a record's body. Commands and `checkRow` have already validated the body. Conflicting values are not part of the deal. */
export const recordToDeal = ({ doc, mid }: SyncedRecord): Deal => ({ ...withoutConflicts(doc), mid }) as unknown as Deal;

/** A list with the record's deal. Empty if the deal is deleted or unreadable. */
function readable(record: SyncedRecord): readonly Deal[] {
  const deal = record.deleted ? null : recordToDeal(record);
  return deal !== null && parseDeal(deal).ok ? [deal] : [];
}

/** Every deal on this device that is not deleted. The deals are not validated. Unreadable ones have no row (`repairRows`). */
export async function liveDeals(documents: Documents): Promise<readonly Deal[]> {
  return (await allRecords(documents, 'deals')).filter(({ deleted }) => !deleted).map(recordToDeal);
}

export async function liveDeal(documents: Documents, id: string): Promise<Deal | null> {
  const [found] = await readRecords(documents, 'deals', [id]);
  return (found === undefined ? undefined : readable(found)[0]) ?? null;
}

/** The deals with these ids that this device has and can read, in no particular order. */
export async function dealsOf(documents: Documents, ids: readonly string[]): Promise<readonly Deal[]> {
  return (await readRecords(documents, 'deals', ids)).flatMap(readable);
}
