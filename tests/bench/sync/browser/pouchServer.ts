import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * PouchDB's own request handler over databases in memory, at `/db`, and the pages of the benchmark with PouchDB itself. A process of its
 * own: the folder of the installed packages and the one of the bench's pages are its arguments.
 */
interface MemoryPouch {
  plugin(adapter: unknown): MemoryPouch;
  defaults(options: object): unknown;
}
interface Answer {
  json(body: unknown): void;
}
type Handle = (request: unknown, answer: Answer) => void;
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
app.get('/health', (_, answer) => answer.json({ ok: true }));
app.use('/dist', express.static(join(folder, 'node_modules', 'pouchdb', 'dist')));
app.use('/bench', express.static(pages));
app.use(
  '/db',
  (load('express-pouchdb') as (pouch: unknown, options: object) => unknown)(InMemory, { mode: 'minimumForPouchDB', inMemoryConfig: true }),
);
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
