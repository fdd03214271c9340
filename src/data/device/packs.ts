import { Dexie, type EntityTable } from 'dexie';
import { decodePack } from '../../core/area/pack/decodePack.ts';
import type { Pack } from '../../core/area/pack/pack.ts';
import { readPackIndex } from '../../core/area/pack/packIndex.ts';
import type { PackEntry, PackIndex } from '../../core/area/pack/packIndex.ts';
import { err, ok } from '../../core/kernel/result.ts';
import type { Result } from '../../core/kernel/result.ts';

/** A pack as this device keeps it: the bytes that were checked, and what the list said of them. */
export interface PackRow {
  readonly id: string;
  readonly entry: PackEntry;
  readonly bytes: ArrayBuffer;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

/** Public data, nobody's own: outside every person's family of databases, so wiping a person leaves it. */
export const packsDatabase = 'yardstick-packs';

/** Area packs that were fetched, and the last good list of them. */
export class PackDb extends Dexie {
  readonly packs!: EntityTable<PackRow, 'id'>;
  readonly lists!: EntityTable<{ readonly id: 'index'; readonly index: PackIndex }, 'id'>;

  constructor(name: string = packsDatabase) {
    super(name);
    this.version(1).stores({ packs: 'id', lists: 'id' });
  }
}

/** A pack as a list of them shows it. */
export interface PackState extends PackEntry {
  /** What this device holds of it; null where it is only on offer. */
  readonly held: { readonly version: string; readonly bytes: number; readonly storedAt: number } | null;
  /** True where a newer one is on offer than the one held. */
  readonly outdated: boolean;
}

export interface OpenPack {
  readonly pack: Pack;
  readonly entry: PackEntry;
  /** First 12 digits of its sha256. */
  readonly version: string;
  /** Why a newer one could not be taken; null where this is the newest known. */
  readonly stale: string | null;
}

export type PackTrouble =
  | { readonly kind: 'unknown-pack'; readonly message: string }
  | { readonly kind: 'not-reached'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string };

export interface PackStore {
  /** The pack: held and current, or fetched, checked and kept; the one before where the newer cannot be had. */
  open(id: string): Promise<Result<OpenPack, PackTrouble>>;
  /** Every pack on offer or held; empty where there is neither a list nor a pack. */
  list(): Promise<readonly PackState[]>;
  remove(id: string): Promise<void>;
}

export interface PackStoreParts {
  readonly db: PackDb;
  readonly fetch: (path: string) => Promise<Response>;
  /** SHA-256 as hexadecimal digits. */
  readonly digest: (bytes: ArrayBuffer) => Promise<string>;
  readonly now: () => number;
}

const folder = '/packs/';

export function createPackStore(parts: PackStoreParts): PackStore {
  const { db } = parts;
  const readIndex = shared(() => latestIndex(parts));
  const open = async (id: string): Promise<Result<OpenPack, PackTrouble>> => {
    const [index, held] = await Promise.all([readIndex(), db.packs.get(id)]);
    const entry = index?.packs.find((one) => one.id === id);
    if (held !== undefined && (entry === undefined || entry.sha256 === held.entry.sha256)) {
      const read = readPack(held, null);
      // Bytes that were good when they were stored can still have been lost by the disk: then they are fetched again.
      if (read.ok || entry === undefined) return read;
    }
    if (entry === undefined)
      return err(index === null ? notReached(id) : { kind: 'unknown-pack', message: `There is no area pack ${id}.` });
    const fetched = await fetchPack(parts, entry);
    if (fetched.ok) return fetched;
    return held === undefined ? fetched : readPack(held, fetched.error.message);
  };
  return {
    open,
    list: async () => {
      const [index, rows] = await Promise.all([readIndex(), db.packs.toArray()]);
      const offered = index?.packs ?? [];
      const gone = rows.filter(({ id }) => !offered.some((entry) => entry.id === id)).map(({ entry }) => entry);
      return [...offered, ...gone].map((entry) =>
        stateOf(
          entry,
          rows.find(({ id }) => id === entry.id),
        ),
      );
    },
    remove: (id) => db.packs.delete(id),
  };
}

/** Whoever asks while an answer is under way gets the same one. */
function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

/** The list as it is now, or the last good one; null where there was never any. */
async function latestIndex({ db, fetch }: PackStoreParts): Promise<PackIndex | null> {
  try {
    const answer = await fetch(`${folder}index.json`);
    const read = answer.ok ? readPackIndex(await answer.json()) : null;
    if (read?.ok === true) {
      await db.lists.put({ id: 'index', index: read.value });
      return read.value;
    }
  } catch {
    // Offline, or something that is no list answered: the last good one is as good as it gets.
  }
  return (await db.lists.get('index'))?.index ?? null;
}

/** Fetches, checks length, hash and form, and only then puts the pack in the place of the one before. */
async function fetchPack({ db, fetch, digest, now }: PackStoreParts, entry: PackEntry): Promise<Result<OpenPack, PackTrouble>> {
  const bytes = await bytesOf(fetch, entry);
  if (bytes === null) return err(notReached(entry.title));
  if (bytes.byteLength !== entry.bytes || (await digest(bytes)) !== entry.sha256)
    return err({ kind: 'broken', message: `${entry.title}: what arrived is not the file that was published. Try again later.` });
  const row: PackRow = { id: entry.id, entry, bytes, storedAt: now() };
  const read = readPack(row, null);
  if (read.ok) await db.packs.put(row);
  return read;
}

async function bytesOf(fetch: PackStoreParts['fetch'], { file }: PackEntry): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(folder + file);
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}

function readPack({ entry, bytes }: PackRow, stale: string | null): Result<OpenPack, PackTrouble> {
  const json = parsed(bytes);
  const pack = decodePack(json);
  if (!pack.ok) return err({ kind: 'broken', message: `${entry.title}: ${pack.error.message}` });
  return ok({ pack: pack.value, entry, version: entry.sha256.slice(0, 12), stale });
}

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}

function stateOf(entry: PackEntry, row: PackRow | undefined): PackState {
  const held = row === undefined ? null : { version: row.entry.sha256.slice(0, 12), bytes: row.entry.bytes, storedAt: row.storedAt };
  return { ...entry, held, outdated: row !== undefined && row.entry.sha256 !== entry.sha256 };
}

const notReached = (what: string): PackTrouble => ({
  kind: 'not-reached',
  message: `${what} is not on this device yet, and could not be fetched. Connect once to load it.`,
});
