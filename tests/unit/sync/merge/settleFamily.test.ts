import { describe, expect, it } from 'vitest';
import { deletedRetentionMs, knownChild, withoutLivingState } from '../../../../src/data/records/deletedDeals.ts';
import { conflictsIn } from '../../../../src/data/records/conflictHistory.ts';
import type { Body, SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord, type RecordWrite } from '../../../../src/data/records/writeRecord.ts';
import { receiveRow } from '../../../../src/sync/merge/receiveRow.ts';
import { settleFamily } from '../../../../src/sync/merge/settleFamily.ts';

const noon = 1_795_176_000_000;
const soon = { at: noon + 60_000, goneBefore: noon - deletedRetentionMs };
const muchLater = { at: noon + 2 * deletedRetentionMs, goneBefore: noon + deletedRetentionMs };

const written = (current: SyncedRecord | null, write: Pick<RecordWrite, 'coll' | 'id' | 'doc'> & Partial<RecordWrite>): SyncedRecord =>
  writeRecord(current, { mid: `mid${write.id}${current === null ? 'made' : 'changed'}`, at: noon, device: 'deviceA', ...write });
const sent = (record: SyncedRecord, version: number): SyncedRecord => ({ ...record, base: { ...record, version } });

const deal = sent(written(null, { coll: 'deals', id: 'd1', doc: { stage: 'offer', price: 100 } }), 1);
const child = (coll: SyncedRecord['coll'], doc: Body = {}): SyncedRecord =>
  sent(written(null, { coll, id: `${coll}1`, doc: { dealId: 'd1', ...doc } }), 2);
const [note, scenario, holding, comment] = [child('notes'), child('scenarios'), child('holdings', { name: 'A house' }), child('comments')];

const deleted = (known: readonly SyncedRecord[]): SyncedRecord =>
  written(deal, { coll: 'deals', id: 'd1', doc: null, device: 'deviceB', knownChildren: known.map(knownChild) });

describe('a deleted deal and its notes, scenarios, holdings and comments', () => {
  it.each([
    ['note', note],
    ['scenario', scenario],
    ['holding', holding],
    ['comment', comment],
  ])('is restored and reported for a %s that the deletion did not include', (_, unknown) => {
    const [back, ...others] = settleFamily({ deal: deleted([]), children: [unknown] }, soon);
    expect(others).toEqual([]);
    expect(back).toMatchObject({ coll: 'deals', deleted: false, doc: { stage: 'offer', price: 100 } });
    expect(conflictsIn(back?.doc ?? {})).toMatchObject([{ kind: 'deletion', seen: false, keptStamp: unknown.clocks[''] }]);
    expect(back?.deletedFrom).toBeUndefined();
  });

  it('is restored for a note that was changed after the version included in the deletion', () => {
    const changed = written(note, { coll: 'notes', id: 'notes1', doc: { dealId: 'd1', text: 'More' } });
    expect(settleFamily({ deal: deleted([note]), children: [changed] }, soon)).toMatchObject([{ id: 'd1', deleted: false }]);
    expect(settleFamily({ deal: deleted([changed]), children: [changed] }, soon)).toEqual([]);
  });

  it('is restored to the same state on the deleting device and on one that received the deletion', () => {
    const gone = deleted([]);
    const heard = receiveRow(deal, { ...gone, version: 3 }, { serverTime: noon, at: noon, isFull: false, floor: 0, isValid: () => true });
    const [here, there] = [gone, heard].map((either) => settleFamily({ deal: either, children: [note] }, soon)[0]);
    expect(here?.mid).toBe(there?.mid);
    expect(here?.doc).toEqual(there?.doc);
  });

  it('stays restored if the same deletion arrives again, and is restored as a new state after a later one', () => {
    const gone = deleted([]);
    const [back] = settleFamily({ deal: gone, children: [note] }, soon);
    if (back === undefined) throw new Error('The deal was not restored');
    // The response to the deletion was lost, so the deleting device still has it pending.
    const receiving = { serverTime: noon, at: noon, isFull: false, floor: 0, isValid: () => true };
    expect(receiveRow(gone, { ...back, version: 4 }, receiving)).toMatchObject({ mid: back.mid, deleted: false });
    const [again] = settleFamily({ deal: { ...gone, mid: 'midd1merged', deletedFrom: back }, children: [note] }, soon);
    expect(again?.deleted).toBe(false);
    expect(again?.mid).not.toBe(back.mid);
  });

  it('stays deleted if no earlier state is left, and the note finally reports the conflict once', () => {
    const gone = withoutLivingState({ ...deleted([]), base: null });
    expect(settleFamily({ deal: gone, children: [note] }, soon)).toEqual([]);
    const [told] = settleFamily({ deal: gone, children: [note] }, muchLater);
    expect(told).toMatchObject({ id: 'notes1', deleted: false, doc: { dealId: 'd1' } });
    expect(conflictsIn(told?.doc ?? {})).toMatchObject([{ kind: 'deletion', seen: false }]);
    if (told !== undefined) expect(settleFamily({ deal: gone, children: [told] }, muchLater)).toEqual([]);
  });

  it('keeps the children included in the deletion for thirty days, then detaches holdings and deletes the rest', () => {
    const children = [note, scenario, holding, comment];
    const family = { deal: deleted(children), children };
    expect(settleFamily(family, soon)).toEqual([]);
    const after = settleFamily(family, muchLater);
    expect(after.map(({ coll, deleted: isGone }) => [coll, isGone])).toEqual([
      ['notes', true],
      ['scenarios', true],
      ['holdings', false],
      ['comments', true],
    ]);
    expect(after[2]?.doc).toEqual({ dealId: null, name: 'A house' });
    expect(settleFamily(family, { ...muchLater, at: noon + 3 * deletedRetentionMs }).map(({ mid }) => mid)).toEqual(
      after.map(({ mid }) => mid),
    );
  });
});
