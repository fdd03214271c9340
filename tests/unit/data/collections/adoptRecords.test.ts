import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { documentsName } from '../../../../src/data/view/viewName.ts';
import { dealOf } from '../../../support/deals.ts';

it('adopt records: the first user to sign in on a device takes over its deals, and the next gets none of them', async () => {
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
