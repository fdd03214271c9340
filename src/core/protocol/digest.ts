import { hash53 } from '../kernel/hash53.ts';
import type { CollectionName } from './syncRow.ts';

/** The parts of a record a digest uses. */
export interface DigestRecord {
  readonly coll: CollectionName;
  readonly id: string;
  readonly mid: string;
}

export interface DigestBucket {
  readonly count: number;
  /** 53 bits as 14 hexadecimal digits: the XOR of the records' hashes, so that their order does not matter. */
  readonly hash: string;
}

export const bucketCount = 64;

/** The digest bucket of a record, by its id alone. */
export const bucketOf = (id: string): number => hash53(id, 1)[1] % bucketCount;

/** The count and hash of records by bucket. Client and server compute the same digest from the same records. */
export function digestBuckets(records: Iterable<DigestRecord>): readonly DigestBucket[] {
  const buckets = Array.from({ length: bucketCount }, () => ({ count: 0, high: 0, low: 0 }));
  for (const { coll, id, mid } of records) {
    const bucket = buckets[bucketOf(id)];
    if (bucket === undefined) continue;
    const [high, low] = hash53(`${coll}/${id}:${mid}`, 0);
    bucket.count += 1;
    bucket.high ^= high;
    bucket.low ^= low;
  }
  return buckets.map(({ count, high, low }) => ({
    count,
    hash: (high >>> 0).toString(16).padStart(6, '0') + (low >>> 0).toString(16).padStart(8, '0'),
  }));
}
