import { describe, expect, it } from 'vitest';
import { dealToBody } from '../../../../../src/data/collections/dealRecord.ts';
import { copyUnsent, unsentDeals } from '../../../../../src/data/commands/copies/unsentRecords.ts';
import { toState, type SyncedRecord } from '../../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../../src/data/records/writeRecord.ts';
import { settleFamily } from '../../../../../src/sync/merge/settleFamily.ts';
import { dealOf, idOf } from '../../../../support/deals.ts';

const deal = dealOf(1);
const body = dealToBody(deal);
const plan = { seed: 'unsent team-1', label: 'From Acme' };

const changedTo = (current: SyncedRecord | null, n: number, doc: object | null): SyncedRecord =>
  writeRecord(current, {
    coll: 'deals',
    id: deal.id,
    mid: idOf(n),
    doc: doc === null ? null : { ...doc },
    at: 1_000 + n,
    device: 'deviceA1',
  });

const onServer = (record: SyncedRecord, version = 1): SyncedRecord => ({ ...record, base: { ...toState(record), version } });

const sent = onServer(changedTo(null, 2, body));
const binned = { ...body, binnedAt: 5_000, updatedAt: 5_000 };

describe('unsent changes that are kept as copies', () => {
  it.each([
    ['a changed deal', changedTo(sent, 3, { ...body, stage: 'offer' })],
    ['a new deal, also in the bin', changedTo(null, 3, binned)],
    ['a deal that was changed, then put into the bin', changedTo(changedTo(sent, 3, { ...body, stage: 'offer' }), 4, binned)],
    ['a deal that was taken out of the bin', changedTo(onServer(changedTo(null, 2, binned)), 3, body)],
    ['a deal that was restored by hand', changedTo(onServer(changedTo(sent, 3, null), 2), 4, body)],
  ])('include %s', (_, record) => {
    expect(unsentDeals([record])).toEqual([deal.id]);
  });

  it.each([
    ['a deletion', changedTo(sent, 3, null)],
    ['a deal that was only put into the bin', changedTo(sent, 3, binned)],
  ])('do not include %s, but it still counts as unsent', (_, record) => {
    expect(unsentDeals([record])).toEqual([]);
    expect(copyUnsent([record], [], plan)).toEqual({ records: [], unsent: [{ coll: 'deals', id: deal.id, mid: idOf(3) }] });
  });

  it('do not include a deal that this device restored because someone else had added a note', () => {
    const gone = onServer(changedTo(sent, 3, null), 2);
    const note = { ...onServer(changedTo(null, 9, body), 3), coll: 'notes' as const, id: idOf(20), doc: { dealId: deal.id } };
    const [restored] = settleFamily({ deal: gone, children: [note] }, { at: 9_000, goneBefore: 0 });
    expect(restored).toMatchObject({ deleted: false, doc: { id: deal.id } });
    expect(restored === undefined ? [] : unsentDeals([restored])).toEqual([]);
  });
});
