import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteWorkspace, wipePersonData } from '../../../../src/app/device/wipePersonData.ts';
import { documentsName, viewName } from '../../../../src/data/view/viewName.ts';

const ada = '0c3b509b-a908-482d-a985-ef2a7e859f9e';

beforeEach(() => {
  const storage = { length: 0, key: () => null, removeItem: () => undefined, clear: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('caches', { keys: async () => [] });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed')));
  });

/** A connection to a database of Ada's that is never closed on request, as WebKit keeps one of a worker that has ended. */
async function neverClosed(part: string): Promise<IDBDatabase> {
  const request = indexedDB.open(`${documentsName(ada)}-${part}`, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('rows').put('a secret', 'one'));
  return settled(request);
}

it('wipe: empties a database that the browser does not delete, and that is enough', async () => {
  const held = await neverClosed('view');
  const wiping = wipePersonData(ada);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.waitFor(async () => expect(await settled(held.transaction('rows').objectStore('rows').count())).toBe(0));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vi.getTimerCount()).toBe(0);
  });
  expect(await wiping).toEqual({ ok: true, value: null });
  held.close();
});

it('wipe: says so if another window keeps the data', async () => {
  const held = await neverClosed('own');
  const rows = held.transaction('rows', 'readwrite').objectStore('rows');
  let writes = true;
  const write = (): void => {
    if (writes) rows.put('a secret', 'one').addEventListener('success', write);
  };
  write();
  const wiping = wipePersonData(ada);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(8_000);
    expect(vi.getTimerCount()).toBe(0);
  });
  expect(await wiping).toMatchObject({ ok: false, error: { kind: 'held' } });
  writes = false;
  held.close();
});

it('a team workspace is removed alone: its databases and settings go, those of other workspaces stay', async () => {
  vi.useRealTimers();
  const [acme, other] = ['1d4c60ac-ba19-4a3e-8a96-0f3b8f96a0af', '2e5d71bd-cb2a-4b4f-9b07-1f4c9fa7b1b0'];
  const eve = '3f6e82ce-dc3b-4c5a-8c18-2a5d0ab8c2c1';
  const names = [documentsName(eve), documentsName(eve, acme), documentsName(eve, other)].flatMap((name) => [
    viewName(name),
    `rxdb-dexie-${name}--0--deals`,
  ]);
  for (const name of names) (await settled(indexedDB.open(name, 1))).close();
  const keys = new Map([
    [`yardstick-had-records-${eve}-team-${acme}`, '1'],
    [`yardstick-had-records-${eve}`, '1'],
  ]);
  vi.stubGlobal('localStorage', {
    get length() {
      return keys.size;
    },
    key: (at: number) => [...keys.keys()][at] ?? null,
    removeItem: (key: string) => void keys.delete(key),
  });
  expect(await deleteWorkspace(documentsName(eve, acme))).toBe(true);
  const left = (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(eve) === true ? [name] : []));
  expect(left.toSorted()).toEqual(names.filter((name) => !name.includes(acme)).toSorted());
  expect([...keys.keys()]).toEqual([`yardstick-had-records-${eve}`]);
  await expect(deleteWorkspace(documentsName(eve))).rejects.toThrow('Only a team workspace');
});
