import { Dexie, type EntityTable } from 'dexie';
import { decodePack } from '../../core/area/pack/decodePack.ts';
import type { Pack } from '../../core/area/pack/pack.ts';
import { readPackIndex } from '../../core/area/pack/packIndex.ts';
import type { PackEntry, PackIndex } from '../../core/area/pack/packIndex.ts';
import { err, ok } from '../../core/kernel/result.ts';
import type { Result } from '../../core/kernel/result.ts';

/** A pack as stored on this device: the verified bytes and its list entry. */
export interface PackRow {
  readonly id: string;
  readonly entry: PackEntry;
  readonly bytes: ArrayBuffer;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

/** Public data, outside every person's databases. Wiping a person's data does not remove it. */
export const packsDatabase = 'yardstick-packs';

/** Downloaded area packs, and the last valid list of them. */
export class PackDb extends Dexie {
  readonly packs!: EntityTable<PackRow, 'id'>;
  readonly lists!: EntityTable<{ readonly id: 'index'; readonly index: PackIndex }, 'id'>;

  constructor(name: string = packsDatabase) {
    super(name);
    this.version(1).stores({ packs: 'id', lists: 'id' });
  }
}

/** A pack as shown in a list. */
export interface PackState extends PackEntry {
  /** The stored copy. Null if it is only available for download. */
  readonly held: { readonly version: string; readonly bytes: number; readonly storedAt: number } | null;
  /** Whether a newer version is available. */
  readonly outdated: boolean;
}

export interface OpenPack {
  readonly pack: Pack;
  readonly entry: PackEntry;
  /** The first 12 digits of its SHA-256 hash. */
  readonly version: string;
  /** Why a newer version could not be loaded. Null if this is the newest known version. */
  readonly stale: string | null;
}

export type PackTrouble =
  | { readonly kind: 'unknown-pack'; readonly message: string }
  | { readonly kind: 'not-reached'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string };

export interface PackStore {
  /** Returns the stored pack if it is current, else fetches, verifies and stores the new one. If that fails, returns the previous one. */
  open(id: string): Promise<Result<OpenPack, PackTrouble>>;
  /** Every available or stored pack. Empty if there are none. */
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
      // Bytes verified when they were stored can still be corrupted on disk. They are then fetched again.
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

/** Concurrent callers share one promise. */
function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

/** The current list, or the last valid one. Null if there never was one. */
async function latestIndex({ db, fetch }: PackStoreParts): Promise<PackIndex | null> {
  try {
    const answer = await fetch(`${folder}index.json`);
    const read = answer.ok ? readPackIndex(await answer.json()) : null;
    if (read?.ok === true) {
      await db.lists.put({ id: 'index', index: read.value });
      return read.value;
    }
  } catch {
    // Offline, or the response is not a list: use the last valid one.
  }
  return (await db.lists.get('index'))?.index ?? null;
}

/** Fetches a pack, verifies its length, hash and format, and only then replaces the previous one. */
async function fetchPack({ db, fetch, digest, now }: PackStoreParts, entry: PackEntry): Promise<Result<OpenPack, PackTrouble>> {
  const bytes = await bytesOf(fetch, entry);
  if (bytes === null) return err(notReached(entry.title));
  if (bytes.byteLength !== entry.bytes || (await digest(bytes)) !== entry.sha256)
    return err({ kind: 'broken', message: `${entry.title}: the downloaded file does not match the published one. Try again later.` });
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
  message: `${what} is not on this device yet and could not be downloaded. Go online once to load it.`,
});
