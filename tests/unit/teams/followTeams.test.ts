import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { err } from '../../../src/core/kernel/result.ts';
import { instant } from '../../../src/core/kernel/calendar.ts';
import { cacheTeamList, openPersonalView, readCachedTeams, readRemovals } from '../../../src/data/view/cached/cachedTeams.ts';
import { rewriteRecord } from '../../../src/data/collections/recordWrites.ts';
import { isPending } from '../../../src/data/records/syncedRecord.ts';
import { settleTeams } from '../../../src/teams/followTeams.ts';
import { documentsOnDevice } from '../../../src/app/device/personDatabases.ts';
import { documentsName } from '../../../src/data/view/viewName.ts';
import { dealOf, idOf } from '../../support/deals.ts';
import { emptyStorage } from '../../support/emptyStorage.ts';
import { acme, ada, confirmAll, Crash, deviceOf, inWorker, listOf, recordsIn, stampOf, teamOf, type Device } from './teamDevice.ts';

const open: Device[] = [];

function device(...given: Parameters<typeof deviceOf>): Device {
  const made = deviceOf(...given);
  open.push(made);
  return made;
}

const closeAll = (): void => open.splice(0).forEach(({ close }) => close());

beforeEach(emptyStorage);
afterEach(closeAll);

const note = (dealId: string) => ({ dealId, text: 'The roof is new', createdAt: instant(1), updatedAt: instant(1) });

/** The team has a confirmed deal with a note that is not sent, another confirmed deal, and a deal that was never sent. */
async function workInTeam(): Promise<void> {
  await inWorker(acme, async ({ data }) => {
    await data.mutate({ type: 'deal/add', deal: dealOf(1) });
    await data.mutate({ type: 'deal/add', deal: dealOf(2) });
  });
  await confirmAll(acme);
  await inWorker(acme, async ({ data }) => {
    await data.mutateItem({ coll: 'notes', id: idOf(11), item: note(idOf(1)), stamp: stampOf(idOf(12)) });
    await data.mutate({ type: 'deal/add', deal: dealOf(3) });
  });
  const view = openPersonalView(ada);
  await cacheTeamList(view, listOf(teamOf()));
  view.close();
}

/** The copies in the personal workspace: the deals' listing ids and labels, and the deals that notes belong to. */
async function copies() {
  const records = await recordsIn(null);
  const deals = records.filter(({ coll }) => coll === 'deals');
  const listingOf = (id: unknown): unknown => Reflect.get(Object(deals.find((deal) => deal.id === id)?.doc['facts']), 'listingId');
  return {
    deals: deals
      .map(({ id, doc }) => [String(listingOf(id)), Object.keys(Object(doc['tags']))] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
    notes: records.filter(({ coll }) => coll === 'notes').map(({ doc }) => listingOf(doc['dealId'])),
    allUnsent: records.every((record) => isPending(record) && record.base === null),
  };
}

const kept = {
  deals: [
    ['190000001', ['From Acme']],
    ['190000003', ['From Acme']],
  ],
  notes: ['190000001'],
  allUnsent: true,
};

/** The numbers of the steps at which an interruption is tried: all, but of the deletions only the first two and the last. */
const telling = (steps: readonly string[]): readonly number[] => {
  const first = steps.indexOf('delete one');
  return steps.flatMap((step, at) => (step !== 'delete one' || at <= first + 1 || at === steps.length - 1 ? [at] : []));
};

describe('a member who was removed', () => {
  it('keeps unsent changes as copies with their families, and the team’s databases go', async () => {
    await workInTeam();
    const { ports } = device([listOf()]);
    await settleTeams(ports);
    expect(await documentsOnDevice(ada)).toEqual([documentsName(ada)]);
    expect(await copies()).toEqual(kept);
    expect((await readCachedTeams(ports.view)).notices).toEqual([{ workspace: acme, name: 'Acme', kind: 'left', copies: 3 }]);
    expect(await readRemovals(ports.view)).toEqual([]);
  });

  it('loses nothing if the process ends at any step, and gets each copy once', async () => {
    const whole = device([listOf()]);
    await workInTeam();
    await settleTeams(whole.ports);
    closeAll();
    for (const crashAt of telling(whole.steps)) {
      await emptyStorage();
      await workInTeam();
      await expect(settleTeams(device([listOf()], crashAt).ports)).rejects.toThrow(Crash);
      closeAll();
      const next = device([listOf()]);
      await settleTeams(next.ports);
      expect([whole.steps[crashAt], await copies()]).toEqual([whole.steps[crashAt], kept]);
      expect(await documentsOnDevice(ada)).toEqual([documentsName(ada)]);
      closeAll();
    }
  });

  it('a removal that was confirmed is completed at the next start, also offline', async () => {
    await workInTeam();
    const { steps, ports } = device([listOf()], 3);
    await expect(settleTeams(ports)).rejects.toThrow(Crash);
    expect(steps.slice(0, 3)).toEqual(['list', 'list', `close ${acme}`]);
    closeAll();
    await settleTeams(device(['offline']).ports);
    expect(await copies()).toEqual(kept);
    expect(await documentsOnDevice(ada)).toEqual([documentsName(ada)]);
  });

  it('does not get a copy again that they deleted after an interruption', async () => {
    await workInTeam();
    const crashed = device([listOf()]);
    const deleteAt = await settleTeams({ ...crashed.ports, deleteHere: async () => false }).then(() => crashed.steps.length);
    expect(deleteAt).toBeGreaterThan(3);
    closeAll();
    const copy = (await recordsIn(null)).find(({ coll }) => coll === 'deals');
    await inWorker(null, ({ data }) => data.mutate({ type: 'deal/delete', id: copy?.id ?? '', stamp: stampOf(idOf(99)) }));
    await settleTeams(device([listOf()]).ports);
    expect((await recordsIn(null)).find(({ id }) => id === copy?.id)?.deleted).toBe(true);
  });
});

describe('a workspace stays on the device', () => {
  it.each([
    ['the server does not answer', ['offline']],
    ['the second answer fails', [listOf(), 'offline']],
    ['the second answer lists it again', [listOf(), listOf(teamOf())]],
  ] as const)('if %s', async (_, lists) => {
    await workInTeam();
    const { ports } = device(lists);
    await settleTeams(ports);
    expect(await documentsOnDevice(ada)).toContain(documentsName(ada, acme));
    expect((await recordsIn(acme)).filter(isPending)).toHaveLength(2);
  });

  it('if the person was invited again before a removal was complete', async () => {
    await workInTeam();
    const { ports } = device([listOf()]);
    await settleTeams({ ...ports, deleteHere: async () => false });
    await cacheTeamList(ports.view, listOf(teamOf()));
    closeAll();
    const again = device([listOf(teamOf())]);
    await settleTeams(again.ports);
    expect(again.steps).not.toContain('delete');
    expect(await readRemovals(again.ports.view)).toEqual([]);
  });

  it('if its unsent changes could not be copied', async () => {
    await workInTeam();
    const { ports, steps } = device([listOf()]);
    const full = { ok: false, error: { kind: 'storage-full', message: 'Full' } } as const;
    await settleTeams({ ...ports, inWorkspace: (id) => ({ ...ports.inWorkspace(id), addCopies: async () => full }) });
    expect(steps).not.toContain('delete');
    expect((await recordsIn(acme)).filter(isPending)).toHaveLength(2);
    expect(await readRemovals(ports.view)).toEqual([acme]);
  });
});

describe('a member who became a viewer', () => {
  const silent = { kind: 'storage-lost', message: 'Try again.' } as const;
  const viewer = listOf(teamOf({ role: 'viewer' }));

  it('keeps unsent changes as copies, and the team’s records return to the server’s state', async () => {
    await workInTeam();
    const { ports } = device([viewer]);
    await settleTeams(ports);
    const records = await recordsIn(acme);
    expect(records.filter(isPending)).toEqual([]);
    expect(records.map(({ id }) => id).toSorted()).toEqual([idOf(1), idOf(2)].toSorted());
    expect(await copies()).toEqual(kept);
    expect((await readCachedTeams(ports.view)).notices).toEqual([{ workspace: acme, name: 'Acme', kind: 'viewer', copies: 3 }]);
  });

  it('gets each copy once if the process ends at any step', async () => {
    await workInTeam();
    const whole = device([viewer]);
    await settleTeams(whole.ports);
    closeAll();
    for (let crashAt = 0; crashAt < whole.steps.length; crashAt += 1) {
      await emptyStorage();
      await workInTeam();
      await expect(settleTeams(device([viewer], crashAt).ports)).rejects.toThrow(Crash);
      closeAll();
      await settleTeams(device([viewer]).ports);
      expect([whole.steps[crashAt], await copies()]).toEqual([whole.steps[crashAt], kept]);
      expect((await recordsIn(acme)).filter(isPending)).toEqual([]);
      closeAll();
    }
  });

  it('gets each copy once if they are removed after an interruption', async () => {
    await workInTeam();
    const crashed = device([viewer]);
    const keepsState = { ...crashed.ports.inWorkspace(acme), restoreServerStates: async () => err(silent) };
    await settleTeams({ ...crashed.ports, inWorkspace: (id) => (id === acme ? keepsState : crashed.ports.inWorkspace(id)) });
    expect(await copies()).toEqual(kept);
    closeAll();
    await settleTeams(device([listOf()]).ports);
    expect(await copies()).toEqual(kept);
  });

  it('gets a copy of a change that reached the disk after they became one', async () => {
    await settleTeams(device([viewer]).ports);
    closeAll();
    await workInTeam();
    await settleTeams(device([viewer]).ports);
    expect((await recordsIn(acme)).filter(isPending)).toEqual([]);
    expect(await copies()).toEqual(kept);
  });
});

const waiting = async () => (await recordsIn(acme)).find(({ id }) => id === idOf(3))?.parked;

/** The server refuses the unsent deal. */
const refuse = (): Promise<void> =>
  inWorker(acme, async ({ stores: { documents } }) => {
    await rewriteRecord(documents, { coll: 'deals', id: idOf(3) }, (record) =>
      record === null ? null : { ...record, parked: { mid: record.mid, code: 'forbidden', message: 'Closed' } },
    );
  });

it('teams: changes refused while a workspace was closed are sent once it is open again', async () => {
  await workInTeam();
  await refuse();
  await settleTeams(device([listOf(teamOf({ readOnly: 'closed' }))]).ports);
  expect(await waiting()).toMatchObject({ code: 'forbidden' });
  closeAll();
  await settleTeams(device([listOf(teamOf())]).ports);
  expect(await waiting()).toBeNull();
  expect((await recordsIn(null)).length).toBe(0);
});

it('teams: changes refused while a workspace was closed between two answers are sent again', async () => {
  await workInTeam();
  await settleTeams(device([listOf(teamOf())]).ports);
  await refuse();
  closeAll();
  await settleTeams(device([listOf(teamOf())]).ports);
  expect(await waiting()).toBeNull();
});
