import { expect, it } from 'vitest';
import { requestPersistentStorage } from '../../../../src/app/device/requestPersistentStorage.ts';
import { dealOf } from '../../../support/deals.ts';

it('persistent storage is requested after the first deal is saved: not before, not twice, not after a failure', async () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  let asked = 0;
  const persist = async (): Promise<boolean> => (asked += 1) > 0;
  const add = { type: 'deal/add', deal: dealOf(1) } as const;
  const done = { ok: true, value: dealOf(1) } as const;
  await requestPersistentStorage(add, { ok: false, error: { kind: 'storage-full', message: '' } }, { persist, storage });
  const remove = { type: 'deal/delete', id: dealOf(1).id, stamp: { mid: dealOf(2).mid, at: dealOf(2).createdAt } } as const;
  await requestPersistentStorage(remove, done, { persist, storage });
  expect(asked).toBe(0);
  await requestPersistentStorage(add, done, { persist, storage });
  await requestPersistentStorage(add, done, { persist, storage });
  expect(asked).toBe(1);
  const refusing = {
    persist: () => Promise.reject(new DOMException('', 'SecurityError')),
    storage: { getItem: () => null, setItem: () => undefined },
  };
  await expect(requestPersistentStorage(add, done, refusing)).resolves.toBeUndefined();
});
