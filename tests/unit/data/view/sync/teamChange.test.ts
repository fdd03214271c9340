import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { storeTeamChange, watchTeamChange } from '../../../../../src/data/view/sync/teamChange.ts';
import { ViewDb } from '../../../../../src/data/view/viewDb.ts';

let opened: ViewDb[] = [];
afterEach(() => {
  opened.forEach((view) => view.close());
  opened = [];
});

function openView(): ViewDb {
  const view = new ViewDb('view-team-change');
  opened.push(view);
  return view;
}

describe('a change of teams that the server reported', () => {
  it('reaches every tab that watches, but not one that opens afterwards', async () => {
    const [writer, one, other] = [openView(), openView(), openView()];
    await storeTeamChange(writer, 1);
    const told: string[] = [];
    const stops = [watchTeamChange(one, () => told.push('one')), watchTeamChange(other, () => told.push('other'))];
    // A query that was started later is answered later.
    await one.settings.count();
    await expect.poll(() => one.settings.count()).toBe(1);
    expect(told).toEqual([]);
    await storeTeamChange(writer, 2);
    await expect.poll(() => told.toSorted()).toEqual(['one', 'other']);
    stops.forEach((stop) => stop());
    await storeTeamChange(writer, 3);
    expect(told).toHaveLength(2);
  });

  it('is dropped without an error where nothing can be stored', async () => {
    const view = openView();
    view.close();
    await expect(storeTeamChange(view, 1)).resolves.toBeUndefined();
  });
});
