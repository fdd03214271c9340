import type { Collection, Table } from 'dexie';
import { now } from 'rxdb/plugins/core';
import { isPending, type SyncedRecord } from '../../records/syncedRecord.ts';
import { storedValue } from '../recordDocument.ts';
import { besideDocument, type RawDocument } from './rawDocument.ts';

/** What the server confirmed of many records, as it lies beside them (`confirmations.ts`). All of this runs in a transaction of the caller's. */

/** The server has the state of this `mid`, by this version. */
export interface Confirmation {
  readonly mid: string;
  readonly version: number;
}

/** By the record's id. */
export type Confirmations = ReadonlyMap<string, Confirmation>;

export type Entry = readonly [id: string, mid: string, version: number];

export interface EntryRow {
  readonly key: string;
  readonly entries: readonly Entry[];
}

type RawTable = Table<RawDocument, string>;

/** Behind every id that a record can have. */
const first = '~';
const last = '~\uffff';

const entryRows = (table: RawTable): Collection<RawDocument, string> => table.where(':id').between(first, last, true, true);

/** In the order in which they were written. */
export const entriesIn = async (table: RawTable, limit = Infinity): Promise<readonly EntryRow[]> =>
  (await entryRows(table).limit(limit).toArray()).map(toEntryRow);

/** Those that may speak of one of these documents, which are in the order of their ids. */
export async function entriesAmong(table: RawTable, documents: readonly { readonly id: string }[]): Promise<readonly EntryRow[]> {
  const [lowest, highest] = [documents.at(0)?.id, documents.at(-1)?.id];
  return lowest === undefined || highest === undefined ? [] : entriesWhere(table, (key) => isAmong(key, lowest, highest));
}

/** Those that speak of records of an arrival (`arrivals.ts`). */
export const entriesOfArrival = (table: RawTable, arrival: string): Promise<readonly EntryRow[]> =>
  entriesWhere(table, (key) => arrivalsNamed(key).includes(arrival));

async function entriesWhere(table: RawTable, fits: (key: string) => boolean): Promise<readonly EntryRow[]> {
  const keys = (await entryRows(table).primaryKeys()).filter(fits);
  if (keys.length === 0) return [];
  return (await table.bulkGet(keys)).flatMap((row) => (row === undefined ? [] : [toEntryRow(row)]));
}

function toEntryRow({ id, record }: RawDocument): EntryRow {
  const read = storedValue(record);
  return { key: id, entries: Array.isArray(read) ? (read as readonly Entry[]) : [] };
}

/** Keeps entries under one key; `arrivals`: in which some of their records lie. */
export async function putEntries(table: RawTable, entries: readonly Entry[], arrivals: ReadonlySet<string>): Promise<void> {
  if (entries.length > 0) await table.put(besideDocument(keyOf(entries, arrivals), JSON.stringify(entries)));
}

/** When it was written, the lowest and the highest id it speaks of, and in which arrivals they lie; no id holds the letter between them. */
function keyOf(entries: readonly Entry[], arrivals: ReadonlySet<string>): string {
  const ids = entries.map(([id]) => id).toSorted();
  const key = `${first}${now()}~${ids.at(0)}~${ids.at(-1)}`;
  return arrivals.size === 0 ? key : `${key}~${[...arrivals].join(',')}`;
}

/** Keys that builds before made say nothing of the highest. */
function isAmong(key: string, lowest: string, highest: string): boolean {
  const [, , from, to] = key.split('~');
  return from === undefined || to === undefined || (from <= highest && to >= lowest);
}

/** The arrivals that a key names. */
export const arrivalsNamed = (key: string): readonly string[] => key.split('~')[4]?.split(',') ?? [];

export const joinedOf = (rows: readonly EntryRow[]): Confirmations =>
  new Map(rows.flatMap(({ entries }) => entries.map(([id, mid, version]) => [id, { mid, version }] as const)));

/** A record as it is with its confirmation; the same where there is none of its state. */
export function withConfirmation(record: SyncedRecord, confirmed: Confirmations): SyncedRecord {
  const confirmation = confirmed.get(record.id);
  if (confirmation === undefined || confirmation.mid !== record.mid || !isPending(record)) return record;
  const { mid, deleted, doc, clocks } = record;
  return { ...record, base: { mid, deleted, doc, clocks, version: confirmation.version }, parked: null };
}

/** Takes what they say of these ids away. */
export async function without(table: RawTable, rows: readonly EntryRow[], ids: ReadonlySet<string>): Promise<void> {
  for (const { key, entries } of rows) {
    const left = entries.filter(([id]) => !ids.has(id));
    if (left.length === 0) await table.delete(key);
    else if (left.length < entries.length) await table.put(besideDocument(key, JSON.stringify(left)));
  }
}
