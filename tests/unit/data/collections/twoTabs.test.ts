import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../src/core/kernel/result.ts';
import type { SyncedRecord } from '../../../../src/data/records/syncedRecord.ts';
import { writeRecord } from '../../../../src/data/records/writeRecord.ts';
import { freshRealms } from '../../../support/freshRealms.ts';

let start: Awaited<ReturnType<typeof freshRealms>>;
beforeAll(async () => {
  start = await freshRealms();
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const close of closing.splice(0)) await close();
});

/** A channel that delivers nothing: the other tab was killed between its write and the message about it. */
class SilentChannel {
  onmessage = null;
  postMessage(): void {}
  close(): void {}
}

let names = 0;

/** Two workers, each with its own RxDB over the same IndexedDB. */
async function twoTabs() {
  const name = `two-tabs-${(names += 1)}`;
  const open = async () => {
    const realm = start();
    const documents = await realm.openDocuments(name, [
      'deals',
      'notes',
      'scenarios',
      'holdings',
      'alertRules',
      'alertEvents',
      'profiles',
      'comments',
    ]);
    closing.push(() => documents.close());
    return {
      ...realm,
      documents,
      read: async () => (await realm.readRecords(documents, 'notes', ['n1']))[0],
      write: async (record: SyncedRecord | null, before: SyncedRecord | null) => {
        const expected = before === null ? null : { mid: before.mid, baseMid: before.base?.mid ?? null };
        const stale = await realm.writeRecords(documents, 'notes', [{ key: { coll: 'notes', id: 'n1' }, record, expected }]);
        return stale.length === 0;
      },
      add: (by: number) =>
        realm.changeRecords({ documents, ...unwatched, writer: () => ({ device: `device${by}`, clockOffset: 0 }) }, [
          {
            coll: 'notes',
            id: 'n1',
            mid: `mid-${by}`,
            at: 1_795_176_000_000 + by,
            change: (current) => ok({ sum: Number(current?.doc['sum'] ?? 0) + by }),
          },
        ]),
    };
  };
  return [await open(), await open()] as const;
}

const unwatched = { mayWrite: () => undefined, writeBegan: () => undefined, writeEnded: () => undefined };

const made = (mid: string, size: number): SyncedRecord =>
  writeRecord(null, { coll: 'notes', id: 'n1', mid, doc: { size }, at: 1_795_176_000_000, device: 'deviceA' });

const states = [made('mid00001', 1), made('mid00002', 2), made('mid00003', 3), made('mid00004', 4)] as const;
const [first, second, third, fourth] = states;

describe.each([
  ['with messages between them', () => undefined],
  ['without messages between them', () => vi.stubGlobal('BroadcastChannel', SilentChannel)],
])('two tabs %s', (_, prepare) => {
  it('a write based on a state that the other tab has changed is refused, and the next read returns that change', async () => {
    prepare();
    const [here, there] = await twoTabs();
    expect(await here.write(first, null)).toBe(true);
    expect([(await here.read())?.mid, (await there.read())?.mid]).toEqual(['mid00001', 'mid00001']);
    expect(await there.write(second, first)).toBe(true);
    expect(await here.write(third, first)).toBe(false);
    expect((await here.read())?.mid).toBe('mid00002');
    expect(await here.write(third, second)).toBe(true);
    // Also in the other direction, despite the refused write in between.
    expect(await there.write(fourth, second)).toBe(false);
    expect(await there.read()).toEqual(third);
  });

  it('if both add a record, the first one is stored', async () => {
    prepare();
    const [here, there] = await twoTabs();
    expect(await here.read()).toBeUndefined();
    expect(await there.write(first, null)).toBe(true);
    expect(await here.write(second, null)).toBe(false);
    expect(await here.read()).toEqual(first);
  });

  it('a record removed in the other tab is not overwritten, and may be added again', async () => {
    prepare();
    const [here, there] = await twoTabs();
    await here.write(first, null);
    expect(await there.write(null, first)).toBe(true);
    expect(await here.write(second, first)).toBe(false);
    expect(await here.read()).toBeUndefined();
    expect(await here.write(second, null)).toBe(true);
    expect(await here.read()).toEqual(second);
  });

  it('concurrent changes from both tabs are all in the record', async () => {
    prepare();
    const tabs = await twoTabs();
    const by = Array.from({ length: 20 }, (_number, n) => n + 1);
    await Promise.all(by.map((n) => tabs[n % 2 === 0 ? 0 : 1].add(n)));
    const sum = by.reduce((total, n) => total + n, 0);
    expect(Math.max(...(await Promise.all(tabs.map(async (tab) => Number((await tab.read())?.doc['sum'])))))).toBe(sum);
  });

  it('a record written in the other tab is counted and sent at once', async () => {
    prepare();
    const [here, there] = await twoTabs();
    const view = new here.ViewDb(`${here.documents.name}-view`);
    closing.unshift(async () => view.close());
    const store = here.createSyncStore({ documents: here.documents, view, hadRecords: false, onWritten: async () => {} });
    expect(await store.collect(10)).toMatchObject({ records: [], counts: { pending: 0 } });
    await there.write(first, null);
    expect(await store.collect(10)).toMatchObject({ records: [first], counts: { pending: 1 } });
  });
});
