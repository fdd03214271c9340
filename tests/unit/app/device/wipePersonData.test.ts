import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wipePersonData } from '../../../../src/app/device/wipePersonData.ts';
import { documentsName } from '../../../../src/data/view/viewName.ts';

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
