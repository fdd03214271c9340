import * as v from 'valibot';
import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { clockDriftMs, readStamp } from '../../../../src/core/protocol/hybridLogicalClock.ts';
import { syncLimits, type RowResult } from '../../../../src/core/protocol/syncCalls.ts';
import { pushedRow, type PushedRow } from '../../../../src/core/protocol/syncRow.ts';
import { documentFault, type DocumentFault } from './storableDocument.ts';

/** A valid pushed row: known columns only, and its JSON as text for the database. */
export interface CheckedRow {
  readonly coll: PushedRow['coll'];
  readonly id: string;
  readonly mid: string;
  readonly base: string | null;
  readonly deleted: boolean;
  /** The body as JSON. Empty for a deleted record, whatever was sent. */
  readonly doc: string;
  readonly clocks: string;
  /** The row's size, as counted against the workspace's quota, in bytes. */
  readonly size: number;
}

export type RefusedRow = Extract<RowResult, { status: 'refused' }>;

/** Bytes for the row itself and its two index entries, so that even empty rows count. */
const bytesPerRow = 128;

/**
 * Checks one row of a batch, independently of the others. `now` is the server's time in epoch milliseconds. Fields outside the schema are
 * left out, so that they cannot reach a column.
 */
export function validateRow(sent: unknown, now: number): Result<CheckedRow, RefusedRow> {
  const fault = faultIn(sent);
  if (fault !== null) return err(refused('invalid', `The record contains ${fault}`));
  const parsed = v.safeParse(pushedRow, sent);
  if (!parsed.success) return err(refused('invalid', `The record does not match this protocol: ${where(parsed.issues[0])}`));
  if (aheadOf(parsed.output.clocks, now + clockDriftMs)) return err(refused('clock', 'The device’s clock is ahead of the server’s'));
  const { coll, id, mid, base, deleted } = parsed.output;
  const doc = deleted ? '{}' : JSON.stringify(parsed.output.doc);
  const clocks = JSON.stringify(parsed.output.clocks);
  const [docBytes, clockBytes] = [Buffer.byteLength(doc), Buffer.byteLength(clocks)];
  if (Math.max(docBytes, clockBytes) > syncLimits.documentBytes)
    return err(refused('too-large', `A record may have at most ${syncLimits.documentBytes} bytes`));
  return ok({ coll, id, mid, base, deleted, doc, clocks, size: docBytes + clockBytes + bytesPerRow });
}

export const refused = (code: RefusedRow['code'], message: string): RefusedRow => ({ status: 'refused', code, message });

/** The first fault in the free-form parts, checked before any schema walks through them. */
function faultIn(sent: unknown): DocumentFault | 'a list instead of an object' | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const [doc, clocks] = ['doc' in sent ? sent.doc : null, 'clocks' in sent ? sent.clocks : null];
  // A record schema would also accept lists.
  if (Array.isArray(doc) || Array.isArray(clocks)) return 'a list instead of an object';
  return documentFault(doc) ?? documentFault(clocks);
}

/**
 * Whether any stamp is later than `limit`. A fast clock would win every conflict until its time is reached. The device lowers such stamps
 * before sending.
 */
const aheadOf = (clocks: PushedRow['clocks'], limit: number): boolean =>
  Object.values(clocks).some((stamp) => (readStamp(stamp)?.ms ?? 0) > limit);

/** The path of the first invalid value, never the value itself. */
const where = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue)?.slice(0, 80) ?? 'the whole';
