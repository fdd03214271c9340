import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { dealOf } from '../../../support/deals.ts';

it('durability: a deal is confirmed only once it is flushed to disk, since every write uses strict durability', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- restored below, and called on its database
  const { transaction } = IDBDatabase.prototype;
  const writes: { readonly database: string; readonly durability: string }[] = [];
  IDBDatabase.prototype.transaction = function watched(this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>) {
    const begun = transaction.apply(this, asked);
    if (begun.mode === 'readwrite') writes.push({ database: this.name, durability: begun.durability });
    return begun;
  };
  const name = 'yardstick-durable';
  const data = createDataWorker();
  await data.open(name);
  writes.length = 0;
  expect(await data.mutate({ type: 'deal/add', deal: dealOf(1) })).toMatchObject({ ok: true });
  IDBDatabase.prototype.transaction = transaction;
  expect(new Set(writes.map(({ database }) => database))).toEqual(new Set([`rxdb-dexie-${name}--0--deals`, `${name}-view`]));
  expect(new Set(writes.map(({ durability }) => durability))).toEqual(new Set(['strict']));
  await data.close();
});
