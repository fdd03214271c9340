import * as v from 'valibot';
import type { Result } from '../../core/kernel/result.ts';
import { err, ok } from '../../core/kernel/result.ts';
import { storedRow, type StoredRow } from '../../core/protocol/syncRow.ts';
import { bodyProblem } from '../../data/records/bodyProblem.ts';
import { isObject } from '../../data/records/json.ts';
import type { UnreadRow } from '../../data/records/recordStore.ts';

/** A row from a response, validated before it reaches the store: its envelope, and its body by the rules of its collection. */
export function validateRow(row: unknown): Result<StoredRow, UnreadRow> {
  const read = v.safeParse(storedRow, row, { abortEarly: true });
  if (!read.success) return err(unreadRow(row, read.issues[0].message));
  const { coll, id, mid, deleted, doc } = read.output;
  const problem = deleted ? null : bodyProblem({ coll, id, mid, doc });
  return problem === null ? ok(read.output) : err(unreadRow(row, problem));
}

function unreadRow(row: unknown, reason: string): UnreadRow {
  const told = isObject(row) ? row : {};
  const text = (name: string): string => (typeof told[name] === 'string' ? told[name].slice(0, 64) : '');
  const version = typeof told['version'] === 'number' && Number.isSafeInteger(told['version']) ? told['version'] : 0;
  return { coll: text('coll'), id: text('id'), mid: text('mid'), version, deleted: told['deleted'] === true, reason, row };
}
