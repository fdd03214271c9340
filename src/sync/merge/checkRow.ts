import * as v from 'valibot';
import { parseItem } from '../../core/deal/items/itemSchemas.ts';
import { itemCollections } from '../../core/deal/items/items.ts';
import { parseDeal, parseProfile } from '../../core/deal/record/dealSchema.ts';
import type { Result } from '../../core/kernel/result.ts';
import { err, ok } from '../../core/kernel/result.ts';
import { storedRow, type CollectionName, type StoredRow } from '../../core/protocol/syncRow.ts';
import { alertProblem } from '../../data/alerts/alertRows.ts';
import { isObject, withoutDangerousKeys } from '../../data/records/json.ts';
import type { UnreadRow } from '../../data/records/recordStore.ts';
import type { Body } from '../../data/records/syncedRecord.ts';

/** A row of an answer, checked before it reaches the store: its envelope, and what its collection says of its body. */
export function checkRow(row: unknown): Result<StoredRow, UnreadRow> {
  const read = v.safeParse(storedRow, row, { abortEarly: true });
  if (!read.success) return err(unreadRow(row, read.issues[0].message));
  const { coll, id, mid, deleted, doc } = read.output;
  const problem = deleted ? null : bodyProblem({ coll, id, mid, doc });
  return problem === null ? ok(read.output) : err(unreadRow(row, problem));
}

interface Bodied {
  readonly coll: CollectionName;
  readonly id: string;
  readonly mid: string;
  readonly doc: Body;
}

/** Why a body is none of its collection's, or null. Collections whose records have no schema of their own yet take any object. */
export function bodyProblem({ coll, id, mid, doc }: Bodied): string | null {
  const safe = withoutDangerousKeys(doc);
  if (coll === 'deals') {
    const read = parseDeal({ ...safe, mid });
    if (!read.ok) return read.error;
    return read.value.id === id ? null : 'id: not the id of its row';
  }
  if (coll === 'profiles') {
    const read = parseProfile(safe);
    return read.ok ? null : read.error;
  }
  if (coll === 'alertRules' || coll === 'alertEvents') return alertProblem(coll, safe);
  const item = itemCollections.find((name) => name === coll);
  if (item === undefined) return null;
  const read = parseItem(item, safe);
  return read.ok ? null : read.error;
}

function unreadRow(row: unknown, reason: string): UnreadRow {
  const told = isObject(row) ? row : {};
  const text = (name: string): string => (typeof told[name] === 'string' ? told[name].slice(0, 64) : '');
  const version = typeof told['version'] === 'number' && Number.isSafeInteger(told['version']) ? told['version'] : 0;
  return { coll: text('coll'), id: text('id'), mid: text('mid'), version, deleted: told['deleted'] === true, reason, row };
}
