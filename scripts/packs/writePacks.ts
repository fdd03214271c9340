import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decodePack } from '../../src/core/area/pack/decodePack.ts';
import { readPackIndex } from '../../src/core/area/pack/packIndex.ts';
import type { PackEntry, PackIndex } from '../../src/core/area/pack/packIndex.ts';
import { packBuilders } from './build/allPacks.ts';
import { brokenPins } from './brokenPins.ts';
import { licenceFile } from './licenceFile.ts';
import { GateFailure } from './packDraft.ts';
import type { PackDraft } from './packDraft.ts';

export interface WrittenPacks {
  readonly index: PackIndex;
  /** Builders that failed, with the reasons. Their packs are unchanged. */
  readonly failures: readonly string[];
}

/**
 * Builds every pack from the prepared data in `data` and writes those that pass their gates to `out`, with `index.json` last. A pack whose
 * builder fails keeps its last good file and index entry. Files without an index entry are removed.
 */
export function writePacks(data: string, out: string): WrittenPacks {
  mkdirSync(out, { recursive: true });
  const before = lastIndex(out);
  const failures: string[] = [];
  const entries = new Map(before.map((entry) => [entry.id, entry]));
  for (const [name, build] of Object.entries(packBuilders)) {
    try {
      const written = build(data).map((draft) => prepare(draft));
      for (const { entry, bytes } of written) {
        writeFileSync(join(out, entry.file), bytes);
        entries.set(entry.id, entry);
      }
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const index: PackIndex = { format: 1, packs: [...entries.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
  writeFileSync(join(out, 'index.json'), `${JSON.stringify(index, null, 1)}\n`);
  writeFileSync(join(out, 'licences.txt'), licenceFile(index));
  const named = new Set(index.packs.map(({ file }) => file));
  for (const file of readdirSync(out)) if (/-[0-9a-f]{12}\.json$/.test(file) && !named.has(file)) rmSync(join(out, file));
  return { index, failures };
}

function prepare(draft: PackDraft): { readonly entry: PackEntry; readonly bytes: Buffer } {
  const { json, load, rows, vintage } = draft;
  const bytes = Buffer.from(JSON.stringify(json));
  const gzipBytes = gzipSync(bytes, { level: 9 }).byteLength;
  const faults = gatesOf(draft, { bytes, gzipBytes });
  if (faults.length > 0) throw new GateFailure(json.id, faults);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const each = (pick: (source: (typeof json.sources)[number]) => string): readonly string[] => [...new Set(json.sources.map(pick))];
  return {
    bytes,
    entry: {
      id: json.id,
      title: json.title,
      market: json.market,
      file: `${json.id}-${sha256.slice(0, 12)}.json`,
      sha256,
      bytes: bytes.byteLength,
      gzipBytes,
      rows,
      vintage,
      publishers: each(({ publisher }) => publisher),
      licences: each(({ licence }) => licence),
      attributions: each(({ attribution }) => attribution),
      load,
    },
  };
}

/** The checks that fail: size, row count, share-alike data in the wrong pack, pinned values, and whether the product can read the pack. */
function gatesOf(draft: PackDraft, { bytes, gzipBytes }: { readonly bytes: Buffer; readonly gzipBytes: number }): readonly string[] {
  const { json, budget, rows, expectedRows } = draft;
  const read = decodePack(JSON.parse(bytes.toString('utf8')));
  if (!read.ok) return [read.error.message];
  const shareAlike = json.sources.filter(({ licence }) => licence.startsWith('Open Database'));
  return [
    ...(gzipBytes > budget ? [`${gzipBytes} bytes after gzip, above the budget of ${budget}`] : []),
    ...(Math.abs(rows - expectedRows) > expectedRows * 0.02 ? [`${rows} rows, expected about ${expectedRows}`] : []),
    ...(shareAlike.length > 0 && shareAlike.length < json.sources.length ? ['share-alike data combined with other data'] : []),
    ...brokenPins(read.value),
  ];
}

/** The last written pack. Null if there is none or it cannot be read. */
function lastIndex(out: string): readonly PackEntry[] {
  const path = join(out, 'index.json');
  if (!existsSync(path)) return [];
  const index = readPackIndex(JSON.parse(readFileSync(path, 'utf8')));
  if (!index.ok) return [];
  return index.value.packs.filter(({ file }) => existsSync(join(out, file)));
}
