import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { readPresent, storePresence } from '../../../../../src/data/view/sync/presence.ts';
import { ViewDb } from '../../../../../src/data/view/viewDb.ts';

const ben = { user: 'ben', name: 'Ben', device: 'MacB', deal: 'd1' };
const cara = { user: 'cara', name: 'Cara', device: 'MacC', deal: 'd1' };

it('presence: members who have the same deal open are found by name, until they close it or open another', async () => {
  const view = new ViewDb('yardstick-presence-view');
  await storePresence(view, cara, 5);
  await storePresence(view, ben, 7);
  expect(await readPresent(view, 'd1')).toEqual([
    { ...ben, at: 7 },
    { ...cara, at: 5 },
  ]);
  await storePresence(view, { ...cara, deal: 'd2' }, 8);
  await storePresence(view, { ...ben, deal: null }, 9);
  expect(await readPresent(view, 'd1')).toEqual([]);
  expect(await readPresent(view, 'd2')).toHaveLength(1);
  view.close();
});

it('presence: a row of another form is ignored, and a closed store is no failure', async () => {
  const view = new ViewDb('yardstick-presence-odd');
  await view.settings.put({ key: 'presence/ben/MacB', value: { deal: 'd1' } });
  expect(await readPresent(view, 'd1')).toEqual([]);
  view.close();
  await expect(storePresence(view, ben, 1)).resolves.toBeUndefined();
});
