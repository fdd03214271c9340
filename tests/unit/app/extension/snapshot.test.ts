import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followSnapshot, gatherMs } from '../../../../src/app/extension/followSnapshot.ts';
import { takeSnapshot } from '../../../../src/app/extension/takeSnapshot.ts';
import type { Deal } from '../../../../src/core/deal/deal.ts';
import type { Profile } from '../../../../src/core/deal/profile.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import type { ExtensionSnapshot } from '../../../../src/core/protocol/extensionMessages.ts';
import { dealToRow } from '../../../../src/data/view/dealToRow.ts';
import { scoredByKey } from '../../../../src/data/view/rescoring.ts';
import type { DealRow } from '../../../../src/data/view/rows.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';
import { dealOf, idOf } from '../../../support/deals.ts';

let names = 0;
const ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  ends.splice(0).forEach((end) => end());
});

const rowOf = (n: number, changes: Partial<DealRow> = {}, deal: Partial<Deal> = {}): DealRow => ({
  ...dealToRow(dealOf(n, deal), undefined),
  ...changes,
});

async function viewWith(...rows: readonly DealRow[]): Promise<ViewDb> {
  const view = new ViewDb(`extension-${(names += 1)}`);
  await view.rows.bulkPut(rows);
  ends.push(() => view.close());
  return view;
}

const at = instant(1_790_000_000_000);
const source = (view: ViewDb, profile: Profile | null = standardProfile) => ({
  userId: 'ada',
  view,
  readProfile: async () => profile,
  now: () => at,
});

describe('a snapshot for the extension', () => {
  it('has the profile and every deal that has a listing and is not in the bin, with the app’s stage labels', async () => {
    const view = await viewWith(
      rowOf(1, { stage: 'offer', score: 61, price: 18_000_000 }),
      rowOf(2, { binned: 1 }),
      rowOf(3, { listingUrl: null }),
    );
    expect(await takeSnapshot(source(view))).toEqual({
      userId: 'ada',
      profile: standardProfile,
      at,
      deals: [
        {
          id: idOf(1),
          url: 'https://www.rightmove.co.uk/properties/190000001',
          stage: 'Offer',
          asked: 18_000_000,
          currency: 'GBP',
          score: 61,
        },
      ],
    });
  });

  it('gives the listing’s asking price, and never the user’s own price', async () => {
    const view = await viewWith(
      rowOf(1, { price: 5, lastAsked: 7, own: ['purchasePrice'] }),
      rowOf(2, { price: 5, own: ['purchasePrice'] }),
      rowOf(3, { price: 5, own: ['monthlyRent'] }),
    );
    expect((await takeSnapshot(source(view)))?.deals.map(({ asked }) => asked)).toEqual([7, null, 5]);
  });

  it('is null if storage does not return the profile', async () => {
    expect(await takeSnapshot(source(await viewWith(rowOf(1)), null))).toBeNull();
  });
});

async function followed() {
  const view = await viewWith(rowOf(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const posted: ExtensionSnapshot[] = [];
  let profile: Profile = standardProfile;
  const take = () => takeSnapshot({ ...source(view), readProfile: async () => profile });
  const stop = followSnapshot({ view, take, post: (snapshot) => posted.push(snapshot) });
  ends.unshift(stop);
  await vi.waitFor(() => expect(posted).toHaveLength(1), patience);
  return { view, posted, stop, change: (next: Profile) => (profile = next) };
}

describe('following the snapshot', () => {
  it('sends it at once, then batches changes that come together', async () => {
    const { view, posted } = await followed();
    for (const n of [2, 3, 4]) await view.rows.put(rowOf(n));
    await gathered();
    await vi.waitFor(() => expect(posted).toHaveLength(2), patience);
    expect(posted[1]?.deals).toHaveLength(4);
  });

  it('follows a changed deal and a changed profile, and ignores changes the extension does not show', async () => {
    const { view, posted, change } = await followed();
    await view.rows.put(rowOf(1, { imageUrl: 'https://media.rightmove.co.uk/1.jpg' }));
    await gathered();
    await view.rows.put(rowOf(1, { stage: 'viewing' }));
    await gathered();
    await vi.waitFor(() => expect(posted).toHaveLength(2), patience);
    change({ ...standardProfile, strategy: 'flip' });
    await view.settings.put({ key: scoredByKey, value: 'another' });
    await gathered();
    await vi.waitFor(() => expect(posted).toHaveLength(3), patience);
    expect(posted.map(({ profile, deals }) => [profile.strategy, deals[0]?.stage])).toEqual([
      [undefined, 'New'],
      [undefined, 'Viewing'],
      ['flip', 'Viewing'],
    ]);
  });

  it('stops when asked', async () => {
    const { view, posted, stop } = await followed();
    await view.rows.put(rowOf(2));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), patience);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(posted).toHaveLength(1);
  });
});

const patience = { timeout: 10_000 };

/** Waits until the change has been seen and the batching time has passed. */
async function gathered(): Promise<void> {
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), patience);
  vi.advanceTimersByTime(gatherMs);
}
