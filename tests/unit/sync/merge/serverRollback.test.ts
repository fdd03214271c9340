import { describe, expect, it } from 'vitest';
import type { StoredRow } from '../../../../src/core/protocol/syncRow.ts';
import { isPending, type Body, type SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { receiveRow } from '../../../../src/sync/merge/receiveRow.ts';

const noon = 1_795_176_000_000;
const receiving = { serverTime: noon, at: noon, isFull: false, floor: 0, isValid: () => true };

type By = readonly [device: string, second: number];

/** A change by a device, with the time in seconds after noon. */
const changed = (current: SyncedRecord | null, [device, second]: By, doc: Body): SyncedRecord =>
  writeRecord(current, { coll: 'notes', id: 'n1', mid: `mid0000${device}${second}`, doc, at: noon + second * 1000, device });
const row = ({ coll, id, mid, deleted, doc, clocks }: SyncedRecord, version: number): StoredRow => ({
  coll,
  id,
  mid,
  deleted,
  doc,
  clocks,
  version,
});
const confirmed = (record: SyncedRecord, version: number): SyncedRecord => ({ ...record, base: row(record, version) });

const made = changed(null, ['deviceA', 0], { title: 'House', price: 100, updatedAt: 0 });

describe('a row with a later version than the one the server confirmed', () => {
  const mine = changed(made, ['deviceA', 1], { title: 'House', price: 90, updatedAt: 1 });

  it('based on another state is merged with the confirmed state, which is sent again', () => {
    const theirs = changed(made, ['deviceB', 2], { title: 'Cottage', price: 100, updatedAt: 2 });
    const after = receiveRow(confirmed(mine, 10), row(theirs, 12), receiving);
    expect(after.doc).toMatchObject({ title: 'Cottage', price: 90, updatedAt: 2 });
    expect(after.base).toMatchObject({ mid: theirs.mid, version: 12 });
    expect(isPending(after)).toBe(true);
  });

  it('that descends from the confirmed one is accepted unchanged', () => {
    const theirs = changed(mine, ['deviceB', 2], { title: 'Cottage', price: 100, updatedAt: 2 });
    const after = receiveRow(confirmed(mine, 10), row(theirs, 12), receiving);
    expect(after).toMatchObject({ mid: theirs.mid, doc: theirs.doc });
  });

  it('that includes the change but has an earlier value is accepted unchanged', () => {
    const theirs = {
      ...mine,
      mid: 'mid0000merged',
      doc: { ...mine.doc, price: 80 },
      clocks: { ...mine.clocks, price: made.clocks[''] ?? '' },
    };
    expect(receiveRow(confirmed(mine, 10), row(theirs, 12), receiving)).toMatchObject({ mid: theirs.mid, doc: theirs.doc });
  });

  it('of a record recreated after a deletion is accepted unchanged, even after a late device merged its first change into it', () => {
    const known = changed(mine, ['deviceB', 2], { title: 'House', price: 80, updatedAt: 2 });
    const gone = writeRecord(known, { coll: 'notes', id: 'n1', mid: 'mid0000gone', doc: null, at: noon + 3000, device: 'deviceB' });
    const again = changed(gone, ['deviceB', 4], { title: 'Barn', updatedAt: 4 });
    // The device that made the record never learnt that its first change arrived.
    const late = receiveRow(made, row(again, 12), receiving);
    expect(isPending(late)).toBe(true);
    const after = receiveRow(confirmed(known, 10), row(late, 13), receiving);
    expect(after).toMatchObject({ mid: late.mid, doc: late.doc });
    expect(isPending(after)).toBe(false);
  });

  it('of a recreated record is accepted unchanged, except in a full pull, where it reveals an older copy', () => {
    const gone = writeRecord(mine, { coll: 'notes', id: 'n1', mid: 'mid0000gone', doc: null, at: noon + 2000, device: 'deviceA' });
    const anew = changed(gone, ['deviceB', 3], { title: 'Barn', updatedAt: 3 });
    const later = confirmed(changed(mine, ['deviceA', 4], { title: 'House', price: 70, updatedAt: 4 }), 10);
    expect(receiveRow(later, row(anew, 12), receiving)).toMatchObject({ mid: anew.mid, doc: anew.doc });
    expect(receiveRow(later, row(anew, 12), { ...receiving, isFull: true }).doc).toMatchObject({ title: 'Barn', price: 70 });
  });
});
