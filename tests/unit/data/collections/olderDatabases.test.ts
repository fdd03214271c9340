import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { createDataWorker } from '../../../../src/data/commands/createDataWorker.ts';
import { documentsName } from '../../../../src/data/view/viewName.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import { dealOf, idOf } from '../../../support/deals.ts';
import { olderDatabase } from '../../../support/olderDatabase.ts';

it('deals and profile of the builds before sync come along, wait to be sent, and can be changed', async () => {
  const name = 'yardstick-older';
  const profile = { mid: idOf(7), profile: { ...standardProfile, weights: { cashFlow: 3 } } };
  await olderDatabase(name, { deals: [dealOf(1)], profile });
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
