import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { benchBatches } from './deals.ts';

/**
 * PouchDB's own server in memory, at `/db`; `full` holds the deals of the benchmark. A process of its own: the folder of the installed
 * packages and the one of the bench's pages are its arguments, and the count of deals comes in the address that fills it.
 */
interface Memory {
  bulkDocs(docs: readonly object[]): Promise<readonly object[]>;
}
interface MemoryPouch {
  plugin(adapter: unknown): MemoryPouch;
  defaults(options: object): new (name: string) => Memory;
}
interface Answer {
  json(body: unknown): void;
  setHeader(name: string, value: string): void;
}
type Handle = (request: { readonly query: Readonly<Record<string, string>> }, answer: Answer) => void;
interface Express {
  use(path: string, ...handlers: readonly unknown[]): void;
  get(path: string, handle: Handle): void;
  listen(port: number, host: string, done: () => void): { address(): AddressInfo };
}

const [folder = '', pages = ''] = process.argv.slice(2);
const load = createRequire(join(folder, 'node_modules', 'index.js'));
const express = load('express') as (() => Express) & { static(path: string): unknown };
const { plugin } = { plugin: (load('pouchdb') as MemoryPouch).plugin(load('pouchdb-adapter-memory')) };
const InMemory = plugin.defaults({ adapter: 'memory' });

const app = express();
app.get('/fill', (request, answer) => void fill(Number(request.query['count'])).then(() => answer.json({ ok: true })));
app.get('/health', (_, answer) => answer.json({ ok: true }));
app.use('/dist', express.static(join(folder, 'node_modules', 'pouchdb', 'dist')));
app.use('/bench', express.static(pages));
app.use(
  '/db',
  (load('express-pouchdb') as (pouch: unknown, options: object) => unknown)(InMemory, { mode: 'minimumForPouchDB', inMemoryConfig: true }),
);
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));

async function fill(count: number): Promise<void> {
  const full = new InMemory('full');
  for (const rows of benchBatches(count))
    await full.bulkDocs(rows.map(({ id, coll, mid, doc, clocks }) => ({ _id: id, coll, mid, doc, clocks })));
}
