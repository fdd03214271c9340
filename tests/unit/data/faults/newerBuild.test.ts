import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { minor } from '../../../../src/core/kernel/money.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { viewName } from '../../../../src/data/view/viewName.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const nothing = (): void => undefined;

/** Upgrades a database to the schema of a future build, as a tab of that build does when it starts. */
const upgrade = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asking = indexedDB.open(name, 10_000);
    asking.addEventListener('upgradeneeded', () => asking.result.createObjectStore('tomorrow'));
    asking.addEventListener('success', () => resolve(asking.result));
    asking.addEventListener('error', () => reject(asking.error ?? new Error('No answer')));
  });

const stamp = (n: number) => ({ mid: idOf(700 + n), at: instant(1_800_000_000_000 + n) });

it('newer build: a tab overtaken by a newer build in another tab does not block it, stops writing, reports it, and can still be read', async () => {
  const name = 'yardstick-overtaken';
  let outdated = 0;
  const listener = { opened: nothing, closing: nothing, writeBegan: nothing, writeEnded: nothing, outdated: () => void (outdated += 1) };
  const older = createDataWorker(listener);
  await older.open(name);
  await older.mutate({ type: 'deal/add', deal: dealOf(1) });
  // Succeeds although the older tab has the database open.
  const newer = await upgrade(viewName(name));
  expect(outdated).toBe(1);
  const changes = { monthlyRent: minor(99_900) };
  const told = { ok: false, error: { kind: 'storage-lost', message: expect.stringContaining('newer version') as unknown } };
  expect(await older.mutate({ type: 'deal/inputs', id: dealOf(1).id, strategy: 'buy-to-let', changes, stamp: stamp(1) })).toMatchObject(
    told,
  );
  const note = { dealId: dealOf(1).id, text: 'A note', createdAt: instant(1), updatedAt: instant(1) };
  expect(await older.mutateItem({ coll: 'notes', id: idOf(40), item: note, stamp: stamp(2) })).toMatchObject(told);
  expect(await older.rescore([dealOf(1).id], instant(1_800_000_000_003))).toMatchObject(told);
  expect((await older.readDeal(dealOf(1).id))?.inputs).toEqual({});
  newer.close();
  await older.close();
});
