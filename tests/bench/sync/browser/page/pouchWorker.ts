import { expose } from 'comlink';
import { benchRow } from '../deals.ts';

/** The part of PouchDB that is measured. Its own files are loaded beside this one, as its guide says. */
interface Pouch {
  bulkDocs(docs: readonly object[]): Promise<readonly object[]>;
  put(doc: object): Promise<object>;
  get(id: string): Promise<{ readonly _rev: string } & Record<string, unknown>>;
  info(): Promise<{ readonly doc_count: number }>;
  allDocs(options: object): Promise<{ readonly rows: readonly object[] }>;
  changes(options: object): { on(event: 'change', hear: (change: { readonly doc: Record<string, unknown> }) => void): void };
  sync(remote: string, options: object): object;
  readonly replicate: {
    from(remote: string, options: object): Promise<{ readonly ok: boolean; readonly errors: readonly unknown[] }>;
    to(remote: string, options: object): Promise<{ readonly ok: boolean; readonly errors: readonly unknown[] }> & Replication;
  };
}

interface Replication {
  on(event: 'paused' | 'change', hear: (info: { readonly docs_written: number }) => void): void;
}

declare const PouchDB: new (name: string, options: { readonly adapter: string }) => Pouch;
declare function importScripts(...addresses: readonly string[]): void;

importScripts('/dist/pouchdb.js', '/dist/pouchdb.indexeddb.js');

/** The batch with which it was fastest. */
const batch = { batch_size: 1000 };
let live: Pouch | null = null;
const seen = new Map<string, number>();

const jobs = {
  async pull(adapter: string, remote: string): Promise<{ readonly took: number; readonly count: number }> {
    const began = performance.now();
    const local = new PouchDB('local', { adapter });
    const done = await local.replicate.from(remote, batch);
    const took = performance.now() - began;
    if (!done.ok || done.errors.length > 0) throw new Error(`PouchDB did not replicate: ${JSON.stringify(done.errors)}`);
    return { took, count: (await local.info()).doc_count };
  },
  async push(adapter: string, remote: string, count: number): Promise<{ readonly stored: number; readonly took: number }> {
    const docs = Array.from({ length: count }, (_, number) => pouchDoc(number));
    const began = performance.now();
    const local = new PouchDB('local', { adapter });
    await local.bulkDocs(docs);
    const stored = performance.now() - began;
    const done = await local.replicate.to(remote, batch);
    const took = performance.now() - began;
    if (!done.ok || done.errors.length > 0) throw new Error(`PouchDB did not replicate: ${JSON.stringify(done.errors)}`);
    return { stored, took };
  },
  /** The same with a replication that runs all the while, as the product's does. */
  async pushLive(adapter: string, remote: string, count: number): Promise<{ readonly stored: number; readonly took: number }> {
    const docs = Array.from({ length: count }, (_, number) => pouchDoc(number));
    const local = new PouchDB('local', { adapter });
    const replication = local.replicate.to(remote, { ...batch, live: true, retry: true });
    await new Promise((resolve) => replication.on('paused', () => resolve(null)));
    const began = performance.now();
    const sent = new Promise((resolve) => {
      replication.on('change', ({ docs_written: written }) => (written >= count ? resolve(null) : null));
    });
    await local.bulkDocs(docs);
    const stored = performance.now() - began;
    await sent;
    return { stored, took: performance.now() - began };
  },
  async first(adapter: string): Promise<number> {
    return (await new PouchDB('local', { adapter }).allDocs({ include_docs: true, limit: 50 })).rows.length;
  },
  /** Replicates both ways from now on. */
  live(adapter: string, remote: string): void {
    live = new PouchDB('local', { adapter });
    live.sync(remote, { live: true, retry: true });
    live.changes({ since: 'now', live: true, include_docs: true }).on('change', ({ doc }) => seen.set(String(doc['word']), Date.now()));
  },
  async write(id: string, word: string): Promise<number> {
    const before = await live?.get(id).catch(() => ({}));
    const began = Date.now();
    await live?.put({ ...before, _id: id, word });
    return began;
  },
  /** When the word could be read here, epoch milliseconds; null as long as it cannot. */
  seenAt: (word: string): number | null => seen.get(word) ?? null,
};

/** A row as CouchDB keeps documents. */
function pouchDoc(number: number): object {
  const { id, coll, mid, doc, clocks } = benchRow(number);
  return { _id: id, coll, mid, doc, clocks };
}

expose({ run: (method: keyof typeof jobs, args: readonly unknown[]) => Reflect.apply(jobs[method], jobs, args) });
