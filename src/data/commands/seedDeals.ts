import type { Deal } from '../../core/deal/deal.ts';
import { dealToBody } from '../collections/dealRecord.ts';
import { writeRecords } from '../collections/recordWrites.ts';
import { writeRecord } from '../records/writeRecord.ts';
import { putRows } from '../view/rows/writeRows.ts';
import type { DataListener, OpenStores } from './createDataWorker.ts';
import { readProfile } from './profileRecord.ts';
import { rowMaker } from './rowMaker.ts';
import { writerOf } from './writer.ts';

/**
 * Many new deals as one write, as if each had been added by a command; returns how many were not there before. For test builds: a backlog
 * that takes a person months is made in seconds.
 */
export async function seedDeals({ documents, view }: OpenStores, deals: readonly Deal[], listener: DataListener): Promise<number> {
  listener.writeBegan();
  let added = 0;
  try {
    const { device, clockOffset } = await writerOf(view);
    const writes = deals.map((deal) => {
      const write = { coll: 'deals', id: deal.id, mid: deal.mid, doc: dealToBody(deal), at: deal.updatedAt + clockOffset, device } as const;
      return { key: { coll: 'deals', id: deal.id }, record: writeRecord(null, write), expected: null } as const;
    });
    const known = await writeRecords(documents, 'deals', writes);
    added = deals.length - known.length;
    const there = new Set(known.map(({ id }) => id));
    const toRow = rowMaker(await readProfile(documents), Date.now());
    await putRows(view, deals.filter(({ id }) => !there.has(id)).map(toRow));
    return added;
  } finally {
    listener.writeEnded(added);
  }
}
