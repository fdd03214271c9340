import { createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { Deal } from '../../src/core/deal/deal.ts';

const body = { type: 'object', additionalProperties: true } as const;

/** A database as the builds before sync made it; `others` are documents in the place of deals that are none. */
export async function olderDatabase(name: string, deals: readonly Deal[], others: readonly object[] = []): Promise<void> {
  const database = await createRxDatabase({ name, storage: getRxStorageDexie({}), multiInstance: false });
  const schema = {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: {
      id: { type: 'string', maxLength: 26 },
      listingKey: { type: 'string', maxLength: 64 },
      updatedAt: { type: 'integer', minimum: 0, maximum: 8_640_000_000_000_000, multipleOf: 1 },
      deal: body,
    },
    required: ['id', 'listingKey', 'updatedAt', 'deal'],
    indexes: ['listingKey', 'updatedAt'],
  } as const;
  const { deals: collection } = await database.addCollections({ deals: { schema } });
  const rows = deals.map((deal) => ({ id: deal.id, listingKey: `rightmove:${deal.id}`, updatedAt: deal.updatedAt, deal }));
  await collection.bulkInsert([...rows, ...others] as never[]);
  await database.close();
}
