import 'fake-indexeddb/auto';
import { createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { documentsName } from '../../../../src/data/view/viewName.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

const body = { type: 'object', additionalProperties: true } as const;

/** A database as the builds before sync made it. */
async function olderDatabase(name: string): Promise<void> {
  const database = await createRxDatabase({ name, storage: getRxStorageDexie({}) });
  const deal = {
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
  const profile = {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: { id: { type: 'string', maxLength: 26 }, mid: { type: 'string' }, updatedAt: { type: 'integer' }, profile: body },
    required: ['id', 'mid', 'updatedAt', 'profile'],
  } as const;
  const collections = await database.addCollections({ deals: { schema: deal }, profiles: { schema: profile } });
  const rightmove = dealOf(1);
  await collections.deals.insert({ id: rightmove.id, listingKey: 'rightmove:1', updatedAt: rightmove.updatedAt, deal: rightmove });
  const own = { ...standardProfile, weights: { cashFlow: 3 } };
  await collections.profiles.insert({ id: 'profile', mid: idOf(7), updatedAt: 5, profile: own });
  await database.close();
}

it('deals and profile of the builds before sync come along, wait to be sent, and can be changed', async () => {
  const name = 'yardstick-older';
  await olderDatabase(name);
  const data = createDataWorker();
  expect(await data.open(name)).toEqual({ ok: true });
  const deal = dealOf(1);
  expect(await data.readDeal(deal.id)).toEqual(deal);
  expect((await data.readProfile()).weights).toEqual({ cashFlow: 3 });
  const stamp = { mid: idOf(900), at: instant(1_800_000_000_000) };
  const changed = await data.mutate({ type: 'deal/stage', id: deal.id, stage: 'offer', stamp });
  expect(changed).toMatchObject({ ok: true, value: { stage: 'offer', mid: idOf(900) } });
  await data.close();
  const again = createDataWorker();
  await again.open(name);
  expect((await again.readDeal(deal.id))?.stage).toBe('offer');
  await again.close();
});

it('the first to sign in on a device takes over the deals made before; the next finds none of them', async () => {
  const device = createDataWorker();
  await device.open(documentsName(null));
  await device.mutate({ type: 'deal/add', deal: dealOf(2) });
  await device.mutate({ type: 'deal/add', deal: dealOf(3) });
  await device.close();
  const first = createDataWorker();
  await first.open(documentsName('user-1'));
  expect(await first.readDeal(dealOf(2).id)).toEqual(dealOf(2));
  expect((await first.digest()).count).toBe(2);
  await first.close();
  const second = createDataWorker();
  await second.open(documentsName('user-2'));
  expect((await second.digest()).count).toBe(0);
  await second.close();
  const back = createDataWorker();
  await back.open(documentsName(null));
  expect((await back.digest()).count).toBe(0);
  await back.close();
});
