import { strategyIds } from '../../core/deal/strategies/strategyInput.ts';
import * as v from 'valibot';
import { isPicture, mediaTypeOf } from '../../core/kernel/files/fileSignature.ts';
import { pushedRow, storedRow } from '../../core/protocol/syncRow.ts';
import { parseCapture } from '../unsent/unsentFile.ts';

/**
 * A backup is gzipped lines of JSON: a header, one line per item, and a trailer with counts, so that a truncated file is detected. It is
 * read and written line by line, because years of photos may not fit into one string.
 */
export const backupVersion = 1;

export const backupHead = v.object({
  format: v.literal('yardstick-backup'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The name of the person's database (`documentsName`). */
  owner: v.string(),
  /** Epoch milliseconds. */
  at: v.number(),
});
export type BackupHead = v.InferOutput<typeof backupHead>;

const lost = v.looseObject({
  path: v.string(),
  lostStamp: v.string(),
  keptStamp: v.string(),
  kind: v.picklist(['field', 'record', 'deletion']),
  at: v.number(),
  seen: v.boolean(),
});

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Bytes as base64. */
const bytes = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*={0,2}$/));

export const backupLine = v.variant('kind', [
  v.object({ kind: v.literal('record'), record: v.object({ ...pushedRow.entries, base: v.nullable(storedRow), history: v.array(lost) }) }),
  v.object({ kind: v.literal('capture'), capture: parseCapture }),
  v.object({ kind: v.literal('setting'), key: v.pipe(v.string(), v.maxLength(200)), value: v.unknown() }),
  v.object({
    kind: v.literal('media'),
    media: v.pipe(
      v.object({ id, dealId: id, about: v.string(), kind: v.picklist(['photo', 'voice']), type: v.string(), at: v.number(), bytes }),
      // A photo's type is read from its first bytes, not taken from the file's own label: HTML or SVG would run when opened.
      v.check((media) => mediaType(media.bytes) !== null && isPicture(mediaType(media.bytes)) === (media.kind === 'photo')),
    ),
  }),
  v.object({
    kind: v.literal('edit'),
    edit: v.object({
      dealId: id,
      strategy: v.picklist(strategyIds),
      at: v.number(),
      changes: v.record(v.string(), v.object({ from: v.optional(v.unknown()), to: v.optional(v.unknown()) })),
    }),
  }),
  v.object({ kind: v.literal('price'), price: v.object({ dealId: id, at: v.number(), amount: v.number(), currency: v.string() }) }),
  v.object({
    kind: v.literal('page'),
    page: v.object({
      dealId: id,
      capturedAt: v.number(),
      parserVersion: v.number(),
      address: v.nullable(v.string()),
      size: v.number(),
      bytes,
    }),
  }),
]);
export type BackupLine = v.InferOutput<typeof backupLine>;

export const backupEnd = v.object({ kind: v.literal('end'), lines: v.number() });

/** The media type, detected from the first bytes. Null for types that viewings do not store. */
export const mediaType = (base64: string): ReturnType<typeof mediaTypeOf> => mediaTypeOf(fromBase64(base64.slice(0, 32)));

/** The bytes in base64, encoded in parts because a single call accepts only some tens of thousands of arguments. */
export function toBase64(content: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < content.length; at += 8192) parts.push(String.fromCharCode(...content.subarray(at, at + 8192)));
  return btoa(parts.join(''));
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
