import { parseDeal } from '../../core/deal/record/dealSchema.ts';
import { readStamp } from '../../core/protocol/hybridLogicalClock.ts';
import { kindOfDevice } from '../../core/protocol/deviceKind.ts';
import { recordToDeal } from '../collections/dealRecord.ts';
import { readRecords } from '../collections/recordWrites.ts';
import { deletionStamp, lastLivingState } from '../records/deletedDeals.ts';
import type { Stores } from './stores.ts';
import type { DeletedDeal, WrittenBy } from './reviewedRecords.ts';

/** The device that wrote a stamp, whether it is the given one, and when. Null if the text is not a stamp. */
export function writtenBy(stamp: string, device: string): WrittenBy | null {
  const read = readStamp(stamp);
  return read === null ? null : { device: read.device, isHere: read.device === device, kind: kindOfDevice(read.device), at: read.ms };
}

/** A deleted deal. Null if the deal exists, or if this device never had it. */
export async function readDeletedDeal({ documents, writer }: Stores, id: string): Promise<DeletedDeal | null> {
  const [record] = await readRecords(documents, 'deals', [id]);
  if (record === undefined || !record.deleted) return null;
  const by = writtenBy(deletionStamp(record), writer().device);
  if (by === null) return null;
  const lived = lastLivingState(record);
  const deal = lived === null ? null : recordToDeal({ ...record, ...lived });
  return { by, deal: deal !== null && parseDeal(deal).ok ? deal : null };
}
