import { createAreaBook } from '../../core/area/book/createAreaBook.ts';
import type { AreaBook } from '../../core/area/book/areaBook.ts';
import { marketSeriesOf } from '../../core/area/book/answers/marketSeries.ts';
import type { Series } from '../../core/area/book/figure.ts';
import type { AreaMarket } from '../../core/area/book/place.ts';
import { ok } from '../../core/kernel/result.ts';
import type { Result } from '../../core/kernel/result.ts';
import { createPackStore, PackDb } from '../device/packs.ts';
import type { OpenPack, PackState, PackTrouble } from '../device/packs.ts';

/** The base pack of a market's book. */
const firstPack: Readonly<Record<AreaMarket, string>> = { uk: 'uk-core', us: 'us-core', eu: 'eu-core' };

export interface OpenBook {
  readonly book: AreaBook;
  /** Optional packs that were requested but are unavailable, with the reason. */
  readonly lacking: readonly { readonly id: string; readonly reason: string }[];
  /** Packs in use although a newer one exists, with the reason. */
  readonly stale: readonly string[];
}

/** The packs, for pages and workers. Each is fetched, checked and unpacked once. */
export interface AreaStore {
  /** A market's book, including these packs. Fails only if the market's base pack is unavailable. */
  book(market: AreaMarket, besides: readonly string[]): Promise<Result<OpenBook, PackTrouble>>;
  map(id: string): Promise<Result<OpenPack, PackTrouble>>;
  /** The national series in these packs. Those in unavailable packs are left out. */
  series(packs: readonly string[]): Promise<readonly Series[]>;
  list(): Promise<readonly PackState[]>;
  /** Fetches a pack if it is missing or outdated. */
  take(id: string): Promise<Result<OpenPack, PackTrouble>>;
  remove(id: string): Promise<void>;
  /** Calls back when a pack is added or removed in this window. Returns a function that stops it. */
  watch(changed: () => void): () => void;
}

/** The packs of this device. A page uses `browserAreaStore`. */
export function createAreaStore(packs: ReturnType<typeof createPackStore>): AreaStore {
  const opening = new Map<string, Promise<Result<OpenPack, PackTrouble>>>();
  const books = new Map<string, AreaBook>();
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const open = (id: string): Promise<Result<OpenPack, PackTrouble>> => {
    const known = opening.get(id);
    if (known !== undefined) return known;
    const asked = packs.open(id).then((answer) => {
      // A failed or outdated pack may load next time.
      if (!answer.ok || answer.value.stale !== null) opening.delete(id);
      tell();
      return answer;
    });
    asked.catch(() => opening.delete(id));
    opening.set(id, asked);
    return asked;
  };
  return {
    book: (market, besides) => openBook({ open, books }, market, besides),
    map: open,
    series: async (ids) => {
      const answers = await Promise.all(ids.map(open));
      return marketSeriesOf(answers.flatMap((answer) => (answer.ok ? [answer.value.pack] : [])));
    },
    list: () => packs.list(),
    take: (id) => {
      opening.delete(id);
      return open(id);
    },
    remove: async (id) => {
      opening.delete(id);
      await packs.remove(id);
      tell();
    },
    watch: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

interface Shelf {
  readonly open: (id: string) => Promise<Result<OpenPack, PackTrouble>>;
  readonly books: Map<string, AreaBook>;
}

async function openBook({ open, books }: Shelf, market: AreaMarket, besides: readonly string[]): Promise<Result<OpenBook, PackTrouble>> {
  const [first, ...others] = await Promise.all([firstPack[market], ...besides].map(open));
  if (first === undefined || !first.ok)
    return first ?? { ok: false, error: { kind: 'unknown-pack', message: 'No area pack was requested.' } };
  const opened = [first.value, ...others.flatMap((answer) => (answer.ok ? [answer.value] : []))];
  const key = opened.map(({ entry, version }) => `${entry.id}@${version}`).join(' ');
  const book = books.get(key) ?? createAreaBook({ market, packs: opened });
  if (book === null)
    return { ok: false, error: { kind: 'broken', message: `${first.value.entry.title} lacks a table this app needs. Update the app.` } };
  books.set(key, book);
  const lacking = besides.flatMap((id, at) => {
    const answer = others[at];
    return answer === undefined || answer.ok ? [] : [{ id, reason: answer.error.message }];
  });
  return ok({ book, lacking, stale: opened.flatMap(({ stale }) => stale ?? []) });
}

let browserStore: AreaStore | null = null;

/** The packs of this browser, opened once for a page or worker. */
export function browserAreaStore(): AreaStore {
  browserStore ??= createAreaStore(
    createPackStore({ db: new PackDb(), fetch: (path) => fetch(path), digest: sha256, now: () => Date.now() }),
  );
  return browserStore;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
