import { expect, it } from 'vitest';
import { askOnceKept } from '../../../../src/app/device/askToKeep.ts';
import { dealOf } from '../../../support/deals.ts';

it('the browser is asked to keep what is stored after the first deal was kept: not before, not twice, not after a failure', async () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  let asked = 0;
  const persist = async (): Promise<boolean> => (asked += 1) > 0;
  const add = { type: 'deal/add', deal: dealOf(1) } as const;
  const full = askOnceKept(async () => ({ ok: false, error: { kind: 'storage-full', message: '' } }), { persist, storage });
  await full(add);
  const mutate = askOnceKept(async () => ({ ok: true, value: dealOf(1) }), { persist, storage });
  await mutate({ type: 'deal/delete', id: dealOf(1).id, stamp: { mid: dealOf(2).mid, at: dealOf(2).createdAt } });
  expect(asked).toBe(0);
  expect(await mutate(add)).toMatchObject({ ok: true });
  await mutate(add);
  await expect.poll(() => asked).toBe(1);
  const refusing = askOnceKept(async () => ({ ok: true, value: dealOf(1) }), {
    persist: () => Promise.reject(new DOMException('', 'SecurityError')),
    storage: { getItem: () => null, setItem: () => undefined },
  });
  expect(await refusing(add)).toMatchObject({ ok: true });
});
