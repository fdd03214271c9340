import { hash53 } from '../../core/kernel/hash53.ts';
import { digestBuckets, type DigestRecord } from '../../core/protocol/digest.ts';

/** A hash of the state of many records. It is equal on two devices exactly when their records are equal. */
export const stateHashOf = (records: Iterable<DigestRecord>): string =>
  hash53(
    digestBuckets(records)
      .map(({ count, hash }) => `${count} ${hash}`)
      .join(' '),
    0,
  )
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('');
