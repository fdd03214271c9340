import type { BackupParts } from '../../data/backups.ts';
import { collectionNames, type StoredRow } from '../../core/protocol/syncRow.ts';
import { recordPages } from '../../data/collections/recordQueries.ts';
import { DeviceDb } from '../../data/device/deviceDb.ts';
import type { SyncedRecord } from '../../data/records/syncedRecord.ts';
import { personOf } from '../../data/view/viewName.ts';
import { unfinishedCaptures } from '../../data/view/captures.ts';
import { backupVersion, toBase64, type BackupHead, type BackupLine } from './backupFile.ts';
import { isBackedUpSetting } from './backupSettings.ts';
import type { OpenStores } from '../../data/commands/stores.ts';

/**
 * All of one person's data on this device, as one gzipped file. Deleted records are left out, because a restore never deletes. `at` is
 * epoch milliseconds.
 */
export async function writeBackup(stores: OpenStores, { withFiles }: BackupParts, at: number): Promise<Blob> {
  const lines = textOf(
    { format: 'yardstick-backup', version: backupVersion, owner: stores.documents.name, at },
    everything(stores, withFiles),
  );
  const packed = await new Response(streamOf(lines).pipeThrough(new CompressionStream('gzip'))).blob();
  return new Blob([packed], { type: 'application/gzip' });
}

async function* everything(stores: OpenStores, withFiles: boolean): AsyncGenerator<BackupLine> {
  const { documents, view } = stores;
  for (const coll of collectionNames) {
    for await (const records of recordPages(documents, coll)) {
      for (const record of records) if (!record.deleted) yield { kind: 'record', record: toLine(record) };
    }
  }
  for (const capture of await view.captures.where('state').anyOf(unfinishedCaptures).toArray()) {
    yield { kind: 'capture', capture: { ...capture, dealIds: [...capture.dealIds] } };
  }
  for (const { key, value } of await view.settings.toArray()) if (isBackedUpSetting(key)) yield { kind: 'setting', key, value };
  yield* deviceLines(documents.name, withFiles);
}

/** Data that otherwise stays on one device: the edit journal, the prices seen, and the files if requested. */
async function* deviceLines(owner: string, withFiles: boolean): AsyncGenerator<BackupLine> {
  const db = new DeviceDb(personOf(owner));
  try {
    for (const { dealId, strategy, at, changes } of await db.edits.toArray())
      yield { kind: 'edit', edit: { dealId, strategy, at, changes: { ...changes } } };
    for (const { dealId, at, amount, currency } of await db.prices.toArray())
      yield { kind: 'price', price: { dealId, at, amount, currency } };
    if (!withFiles) return;
    // One by one, because all photos at once may not fit into memory.
    for (const key of await db.media.toCollection().primaryKeys()) {
      const found = await db.media.get(key);
      if (found === undefined) continue;
      const { blob, ...media } = found;
      yield { kind: 'media', media: { ...media, type: blob.type, bytes: toBase64(new Uint8Array(await blob.arrayBuffer())) } };
    }
    for (const key of await db.pages.toCollection().primaryKeys()) {
      const found = await db.pages.get(key);
      if (found === undefined) continue;
      const { packed, ...page } = found;
      yield { kind: 'page', page: { ...page, bytes: toBase64(packed) } };
    }
  } finally {
    db.close();
  }
}

function toLine({ coll, id, mid, deleted, doc, clocks, base, history }: SyncedRecord): Extract<BackupLine, { kind: 'record' }>['record'] {
  const stored: StoredRow | null = base === null ? null : { coll, id, ...base };
  return { coll, id, mid, deleted, doc, clocks, base: stored, history: history.map((lost) => ({ ...lost })) };
}

async function* textOf(head: BackupHead, lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  let count = 0;
  for await (const line of lines) {
    count += 1;
    yield `${JSON.stringify(line)}\n`;
  }
  yield `${JSON.stringify({ kind: 'end', lines: count })}\n`;
}

/** Joins the texts into chunks of about sixty thousand characters, because each chunk costs one pass through the stream. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      let piece = '';
      while (piece.length < 60_000) {
        const next = await texts.next();
        if (next.done === true) break;
        piece += next.value;
      }
      if (piece === '') controller.close();
      else controller.enqueue(encoder.encode(piece));
    },
  });
}
