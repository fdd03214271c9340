import type { SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';

const id = '01K9A000000000000000000001';

/** A deal that the server has confirmed and this device has changed since. */
export const waitingRecord: SyncedRecord = {
  coll: 'deals',
  id,
  mid: '01K9B000000000000000000002',
  base: { mid: '01K9B000000000000000000001', deleted: false, doc: { stage: 'new' }, clocks: {}, version: 1 },
  deleted: false,
  doc: { stage: 'offer' },
  clocks: {},
  history: [],
  parked: null,
};
