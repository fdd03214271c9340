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
  show();
  Dexie.addons.splice(0);
  for (const db of opened.splice(0)) await db.delete();
});

const page = new EventTarget();
const hide = (persisted: boolean): void => void page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
const show = (): void => void page.dispatchEvent(new Event('pageshow'));

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
  show();
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
  show();
  await db.notes.put({ id: 1, text: 'after' });
  await expect.poll(() => seen).toEqual([0, 1]);
  subscription.unsubscribe();
});

it('begins no transaction while the page is cached, and does so again once it is shown', async () => {
  const { db, written, finish } = await openWriting('notes-waiting');
  finish();
  await written;
  hide(true);
  await expect(db.notes.put({ id: 2, text: 'too late' })).rejects.toMatchObject({ name: 'AbortError' });
  show();
  await db.notes.put({ id: 3, text: 'shown' });
  expect(await db.notes.toCollection().primaryKeys()).toEqual([1, 3]);
});

it('gives up a database that is being created when the page is cached, so that another page can create it', async () => {
  abortTransactionsWhenCached(page as Window);
  const db = new Notes('notes-created');
  opened.push(db);
  db.on('populate', () => hide(true));
  await expect(db.open()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
  show();
  const another = new Notes('notes-created');
  opened.push(another);
  await another.open();
  expect(await another.notes.count()).toBe(0);
});
