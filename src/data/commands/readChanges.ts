import type { FieldChange, FoundConflict } from '../../core/deal/collaboration/fieldChange.ts';
import { readRecords } from '../collections/recordWrites.ts';
import { conflictKey, conflictsOf } from '../records/conflictHistory.ts';
import { recordChanges } from '../records/recordChanges.ts';
import { writtenBy } from './deletedDeal.ts';
import type { Stores } from './stores.ts';

/** Who changed which value of a deal last, on which device, and the deal's conflict history. */
export interface DealChangeHistory {
  readonly made: Omit<FieldChange, 'path'> | null;
  readonly changes: readonly FieldChange[];
  readonly conflicts: readonly FoundConflict[];
}

/** The history of a deal from its clocks. Null if this device does not have the deal. */
export async function readChanges({ documents, writer }: Stores, id: string): Promise<DealChangeHistory | null> {
  const [record] = await readRecords(documents, 'deals', [id]);
  if (record === undefined || record.deleted) return null;
  const { device } = writer();
  const stamped = (stamp: string): Omit<FieldChange, 'path'> | null => {
    const by = writtenBy(stamp, device);
    return by === null ? null : { at: by.at, by };
  };
  const { made, changes } = recordChanges(record);
  return {
    made: stamped(made),
    changes: changes.flatMap(({ path, stamp }) => {
      const change = stamped(stamp);
      return change === null ? [] : [{ path, ...change }];
    }),
    conflicts: conflictsOf(record).map((lost) => {
      const { path, kind, kept, lost: value, keptStamp, lostStamp } = lost;
      const [keptBy, lostBy] = [writtenBy(keptStamp, device), writtenBy(lostStamp, device)];
      return { key: conflictKey(lost), path, kind, kept, lost: value, keptBy, lostBy, at: Math.max(keptBy?.at ?? 0, lostBy?.at ?? 0) };
    }),
  };
}
