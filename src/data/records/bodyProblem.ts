import { parseAlertEvent, parseAlertRule } from '../../core/alerts/alertSchemas.ts';
import { parseItem } from '../../core/deal/items/itemSchemas.ts';
import { parseDeal, parseProfile } from '../../core/deal/record/dealSchema.ts';
import type { Result } from '../../core/kernel/result.ts';
import { withoutDangerousKeys } from './json.ts';
import type { SyncedRecord } from './syncedRecord.ts';

/** Why a body is invalid for its collection. Null if it is valid. */
export function bodyProblem({ coll, id, mid, doc }: Pick<SyncedRecord, 'coll' | 'id' | 'mid' | 'doc'>): string | null {
  const safe = withoutDangerousKeys(doc);
  if (coll === 'deals') {
    const read = parseDeal({ ...safe, mid });
    if (!read.ok) return read.error;
    return read.value.id === id ? null : 'id: doesn’t match its row';
  }
  const read: Result<unknown, string> =
    coll === 'profiles'
      ? parseProfile(safe)
      : coll === 'alertRules'
        ? parseAlertRule(safe)
        : coll === 'alertEvents'
          ? parseAlertEvent(safe)
          : parseItem(coll, safe);
  return read.ok ? null : read.error;
}
