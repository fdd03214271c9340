import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { openSharedCopies, type SharedCopies } from '../../../../src/data/device/sharedCopies.ts';

const now = Date.UTC(2026, 10, 28);
const sealed = Uint8Array.of(1, 2, 3);

let open: SharedCopies[] = [];
let databases = 0;
afterEach(() => {
  open.forEach((copies) => copies.close());
  open = [];
});

const newCopies = (name = `shared-${(databases += 1)}`) => {
  const copies = openSharedCopies(name);
  open.push(copies);
  return copies;
};

it('a copy of a link: is read until the link expires', async () => {
  const copies = newCopies();
  await copies.keep({ id: 'a', sealed, expiresAt: now });
  expect(await copies.read('a', now - 1)).toEqual({ id: 'a', sealed, expiresAt: now });
  expect(await copies.read('a', now)).toBe('expired');
});

it('a copy of a link: is removed for good once it has expired, also when another link is opened', async () => {
  const copies = newCopies();
  await copies.keep({ id: 'a', sealed, expiresAt: now });
  await copies.keep({ id: 'b', sealed, expiresAt: now + 10 });
  expect(await copies.read('b', now + 1)).not.toBeNull();
  expect(await copies.read('a', now - 1)).toBeNull();
});

it('a copy of a link: is removed when the link was revoked, and others stay', async () => {
  const copies = newCopies();
  await copies.keep({ id: 'a', sealed, expiresAt: now });
  await copies.keep({ id: 'b', sealed, expiresAt: now });
  await copies.remove('a');
  expect(await copies.read('a', now - 1)).toBeNull();
  expect(await copies.read('b', now - 1)).not.toBeNull();
});

it('a copy of a link: refused storage is no error, because the link still opens online', async () => {
  const copies = newCopies();
  copies.close();
  await copies.keep({ id: 'a', sealed, expiresAt: now });
  await copies.remove('a');
  expect(await copies.read('a', now - 1)).toBeNull();
});
