import { createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { Deal } from '../../src/core/deal/deal.ts';

interface Older {
  readonly deals: readonly Deal[];
  /** Documents in the place of deals that are none. */
  readonly others?: readonly object[];
  readonly profile?: { readonly mid: string; readonly profile: object };
}

const body = { type: 'object', additionalProperties: true } as const;

const dealSchema = {
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

const profileSchema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: { type: 'string', maxLength: 26 }, mid: { type: 'string' }, updatedAt: { type: 'integer' }, profile: body },
  required: ['id', 'mid', 'updatedAt', 'profile'],
} as const;

/** A database as the builds before sync made it. */
export async function olderDatabase(name: string, { deals, others = [], profile }: Older): Promise<void> {
  const database = await createRxDatabase({ name, storage: getRxStorageDexie({}), multiInstance: false });
  const collections = await database.addCollections({ deals: { schema: dealSchema }, profiles: { schema: profileSchema } });
  const rows = deals.map((deal) => ({ id: deal.id, listingKey: `rightmove:${deal.id}`, updatedAt: deal.updatedAt, deal }));
  await collections.deals.bulkInsert([...rows, ...others] as never[]);
  if (profile !== undefined) await collections.profiles.insert({ id: 'profile', updatedAt: 5, ...profile });
  await database.close();
}
