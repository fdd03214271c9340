import type { Deal } from '../../src/core/deal/deal.ts';
import { dealToBody } from '../../src/data/collections/dealRecord.ts';
import { writeRecord } from '../../src/data/records/writeRecord.ts';

/** An uncompressed backup of these deals from another device. */
export function backupOf(deals: readonly Deal[]): Blob {
  const lines = deals.map((deal) => {
    const write = { coll: 'deals', id: deal.id, mid: deal.mid, doc: dealToBody(deal), at: deal.updatedAt, device: 'another' } as const;
    const { coll, id, mid, deleted, doc, clocks, history } = writeRecord(null, write);
    return { kind: 'record', record: { coll, id, mid, deleted, doc, clocks, base: null, history } };
  });
  const head = { format: 'yardstick-backup', version: 1, owner: 'yardstick-device', at: 1_790_000_000_000 };
  return new Blob([[head, ...lines, { kind: 'end', lines: lines.length }].map((line) => `${JSON.stringify(line)}\n`).join('')]);
}
