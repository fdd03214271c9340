import 'fake-indexeddb/auto';
import { Dexie, liveQuery, type Table } from 'dexie';
import { afterEach, expect, it } from 'vitest';
import { abortTransactionsWhenCached } from '../../../../src/data/view/abortWhenCached.ts';

class Notes extends Dexie {
  readonly notes!: Table<{ readonly id: number; readonly text: string }, number>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ notes: 'id' });
  }
}

const opened: Notes[] = [];
afterEach(async () => {
  Dexie.addons.splice(0);
  for (const db of opened.splice(0)) await db.delete();
});

const page = new EventTarget();
const hide = (persisted: boolean): void => void page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

/** Opens a database whose transactions follow the page, and writes to it for as long as the returned function has not been called. */
async function openWriting(name: string) {
  abortTransactionsWhenCached(page as Window);
  const db = new Notes(name);
  opened.push(db);
  await db.open();
  const finished = new AbortController();
  const written = db.transaction('rw', db.notes, async () => {
    while (!finished.signal.aborted) await db.notes.put({ id: 1, text: 'unfinished' });
  });
  return { db, written, finish: () => finished.abort() };
}

it('ends an unfinished transaction when the page is cached, so that another connection can write; its caller is told', async () => {
  const { db, written } = await openWriting('notes-cached');
  hide(true);
  await expect(written).rejects.toMatchObject({ name: 'AbortError' });
  await db.notes.put({ id: 2, text: 'from another page' });
  expect(await db.notes.toArray()).toEqual([{ id: 2, text: 'from another page' }]);
});

it('leaves transactions alone when the page is left for good', async () => {
  const { db, written, finish } = await openWriting('notes-left');
  hide(false);
  finish();
  await written;
  expect(await db.notes.count()).toBe(1);
});

it('leaves live queries running, and does nothing once every transaction has ended', async () => {
  abortTransactionsWhenCached(page as Window);
  const db = new Notes('notes-live');
  opened.push(db);
  const seen: number[] = [];
  const subscription = liveQuery(() => db.notes.count()).subscribe((count) => seen.push(count));
  await expect.poll(() => seen).toEqual([0]);
  hide(true);
  await db.notes.put({ id: 1, text: 'after' });
  await expect.poll(() => seen).toEqual([0, 1]);
  subscription.unsubscribe();
});
