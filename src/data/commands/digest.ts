import { digestBuckets, type DigestRecord } from '../../core/protocol/digest.ts';

/** One text for the state of many records: equal on two devices exactly when their records are. */
export const stateHashOf = (records: Iterable<DigestRecord>): string =>
  digestBuckets(records)
    .filter(({ count }) => count > 0)
    .map(({ count, hash }) => `${count}${hash}`)
    .reduce((mixed, text) => fold(mixed, text), 0x811c9dc5)
    .toString(16)
    .padStart(8, '0');

/** 32-bit FNV-1a over the buckets in order. */
function fold(before: number, text: string): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
