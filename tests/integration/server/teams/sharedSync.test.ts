import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RowResult } from '../../../../src/core/protocol/syncCalls.ts';
import { protocolHeader, protocolVersion } from '../../../../src/core/protocol/syncCalls.ts';
import { wallTime } from '../../../support/realClock.ts';
import { row, syncDevice, type SyncDevice } from '../sync/syncDevice.ts';
import { syncEngines } from '../sync/syncEngines.ts';
import type { TestServer } from '../startTestServer.ts';
import { nameOf, teamCalls, type Somebody } from './teamCalls.ts';

const both = await syncEngines();
afterAll(() => both.close());

const forbidden = (message: string) => ({ status: 'refused', code: 'forbidden', message });

describe.each(both.engines)('sync of a shared workspace on $name', (engine) => {
  let running: TestServer;
  let calls: ReturnType<typeof teamCalls>;
  let [olga, eve, vera, bob] = [] as unknown as [Somebody, Somebody, Somebody, Somebody];
  let workspace = '';
  let skew = 0;
  beforeAll(async () => {
    // Streams check access on an interval timer, which a test advances instead of waiting a minute.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    running = await engine.start({ clock: () => wallTime() + skew });
    calls = teamCalls(running);
    [olga, eve, vera, bob] = [await calls.investor(), await calls.somebody(), await calls.somebody(), await calls.somebody()];
  });
  afterAll(async () => {
    await running.close();
    vi.useRealTimers();
  });
  beforeEach(async () => {
    await running.sql('delete from sync.workspaces where personal_of is null');
    await calls.setPlan(olga, 'investor');
    workspace = await calls.createTeam(olga);
    await calls.join(olga, workspace, { who: eve, role: 'editor' });
    await calls.join(olga, workspace, { who: vera, role: 'viewer' });
  });
  let closing: readonly (() => void)[] = [];
  afterEach(() => {
    closing.forEach((close) => close());
    closing = [];
  });

  const deviceOf = ({ token }: Somebody): SyncDevice => syncDevice(running.origin, token);
  const push = async (who: Somebody, rows: readonly object[], device = 'device01'): Promise<readonly RowResult[]> => {
    const { status, body } = await deviceOf(who).push(rows, { workspace, device });
    expect([status, body.workspace]).toEqual([200, workspace]);
    return body.results;
  };
  const listen = async (who: Somebody) => {
    const events = await deviceOf(who).stream({ workspace });
    closing = [...closing, () => events.close()];
    await events.until((heard) => heard.find(({ event }) => event === 'poke'));
    return events;
  };
  const tell = (who: Somebody, body: object) =>
    fetch(`${running.origin}/sync/v1/presence`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, [protocolHeader]: String(protocolVersion), 'content-type': 'application/json' },
      body: JSON.stringify({ workspace, device: 'device01', deal: null, ...body }),
    });

  it('brings what owners and editors write to every member, and to nobody else', async () => {
    const deal = row();
    expect(await push(olga, [deal])).toEqual([{ status: 'applied', version: 1 }]);
    expect(await push(eve, [row({ id: deal.id, base: deal.mid }), row()])).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
    for (const who of [olga, eve, vera]) expect(await deviceOf(who).everything({ workspace })).toHaveLength(2);
    expect((await deviceOf(bob).pull(0, { workspace })).status).toBe(404);
    expect((await deviceOf(bob).push([row()], { workspace })).status).toBe(404);
  });

  it('refuses every row of a viewer, with the reason in words', async () => {
    expect(await push(vera, [row(), row()])).toEqual([1, 2].map(() => forbidden('You can view this workspace but not change it')));
  });

  it('refuses every row while no owner has the Investor plan, and loses nothing', async () => {
    const deal = row();
    await push(olga, [deal]);
    await calls.setPlan(olga, 'free');
    // An editor's plan does not count.
    await calls.setPlan(eve, 'investor');
    const change = row({ id: deal.id, base: deal.mid });
    for (const who of [olga, eve])
      expect(await push(who, [change])).toEqual([forbidden('This workspace is read-only until an owner has the Investor plan')]);
    expect(await deviceOf(vera).everything({ workspace })).toMatchObject([{ id: deal.id, mid: deal.mid }]);
    expect((await calls.ask(eve, 'list')).teams).toMatchObject([{ readOnly: 'plan' }]);
    await calls.setPlan(eve, 'free');
    await calls.setPlan(olga, 'investor');
    expect(await push(eve, [change])).toMatchObject([{ status: 'applied' }]);
  });

  it('stays writable while any of the owners has the plan', async () => {
    await calls.ask(olga, 'set-role', { workspace, user: eve.userId, role: 'owner' });
    await calls.setPlan(eve, 'investor');
    await calls.setPlan(olga, 'pro');
    expect(await push(olga, [row()])).toMatchObject([{ status: 'applied' }]);
    await calls.setPlan(eve, 'free');
    expect(await push(olga, [row()])).toMatchObject([{ code: 'forbidden' }]);
  });

  it('refuses every row once the workspace is closed, until it is reopened', async () => {
    await calls.ask(olga, 'close', { workspace });
    expect(await push(eve, [row()])).toEqual([forbidden('This workspace is closed. An owner can reopen it until it is deleted.')]);
    expect((await deviceOf(eve).pull(0, { workspace })).status).toBe(200);
    await calls.ask(olga, 'reopen', { workspace });
    expect(await push(eve, [row()])).toMatchObject([{ status: 'applied' }]);
  });

  it('takes the workspace’s profile from owners alone', async () => {
    const profile = row({ coll: 'profiles' });
    const results = await push(eve, [row(), { ...profile }, row()]);
    expect(results).toMatchObject([
      { status: 'applied' },
      forbidden('Only an owner can change the workspace’s targets'),
      { status: 'applied' },
    ]);
    expect(await push(olga, [profile])).toMatchObject([{ status: 'applied' }]);
    expect(await push(eve, [row({ coll: 'profiles', id: profile.id, base: profile.mid })])).toMatchObject([{ code: 'forbidden' }]);
  });

  it('leaves personal workspaces writable on every plan, profile included', async () => {
    await calls.setPlan(olga, 'free');
    for (const who of [olga, eve, vera])
      expect((await deviceOf(who).push([row(), row({ coll: 'profiles' })])).body.results).toMatchObject([
        { status: 'applied' },
        { status: 'applied' },
      ]);
    expect(await running.sql('select 1 from private.workspace_devices')).toEqual([]);
  });

  it('knows whose device wrote, also after that person has left, and gives no device to a second person', async () => {
    await push(olga, [row()], 'laptop01');
    await push(eve, [row()], 'phone001');
    await push(eve, [row()], 'laptop01');
    await push(vera, [row()], 'viewer01');
    await calls.ask(olga, 'remove', { workspace, user: eve.userId });
    expect((await calls.ask(vera, 'read', { workspace })).devices).toEqual({
      laptop01: { user: olga.userId, name: nameOf(olga) },
      phone001: { user: eve.userId, name: nameOf(eve) },
    });
  });

  it('stores at most a hundred devices of a person', async () => {
    await running.sql(
      `insert into private.workspace_devices (workspace_id, device_id, user_id, name)
       select $1::uuid, 'device' || n, $2::uuid, '' from generate_series(100, 199) n`,
      [workspace, eve.userId],
    );
    await push(eve, [row()], 'another1');
    await push(eve, [row()], 'device100');
    const devices = (await calls.ask(olga, 'read', { workspace })).devices;
    expect([devices['another1'], devices['device100']?.name]).toEqual([undefined, nameOf(eve)]);
  });

  it('refuses a removed person at once and ends their stream within a minute, even if the report of it is lost', async () => {
    const events = await listen(vera);
    const others = await listen(eve);
    await running.sql('alter table sync.workspace_members disable trigger workspace_members_told_gone');
    await calls.ask(olga, 'remove', { workspace, user: vera.userId });
    await running.sql('alter table sync.workspace_members enable trigger workspace_members_told_gone');
    expect((await deviceOf(vera).pull(0, { workspace })).status).toBe(404);
    expect((await deviceOf(vera).push([row()], { workspace })).status).toBe(404);
    for (let passed = 0; passed < 60; passed += 5) {
      skew += 5_000;
      vi.advanceTimersByTime(5_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await events.until((heard) => heard.find(({ event }) => event === 'bye'));
    await events.ended;
    expect(others.heard().some(({ event }) => event === 'bye')).toBe(false);
  });

  it('tells the other members’ open streams which deal a member has open, and stores nothing', async () => {
    const [olgas, eves] = [await listen(olga), await listen(eve)];
    const [bobs, veras] = [await deviceOf(bob).stream(), await listen(vera)];
    closing = [...closing, () => bobs.close()];
    const response = await tell(vera, { deal: 'deal01' });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    for (const events of [olgas, eves])
      expect((await events.until((heard) => heard.find(({ event }) => event === 'presence'))).data).toEqual({
        user: vera.userId,
        name: nameOf(vera),
        device: 'device01',
        deal: 'deal01',
      });
    await tell(eve, { deal: null });
    await olgas.until((heard) => heard.find(({ data }) => (data as { readonly user?: string }).user === eve.userId));
    await veras.until((heard) => heard.find(({ event }) => event === 'presence'));
    expect(bobs.heard().filter(({ event }) => event === 'presence')).toEqual([]);
    expect(veras.heard().filter(({ data }) => (data as { readonly user?: string }).user === vera.userId)).toEqual([]);
  });

  it('takes presence from members alone, in the right form, and only so often', async () => {
    expect((await tell(bob, { deal: 'deal01' })).status).toBe(404);
    expect((await tell(eve, { workspace: crypto.randomUUID() })).status).toBe(404);
    for (const wrong of [{ deal: 'a b' }, { deal: 7 }, { workspace: 'x' }, { device: 'x' }])
      expect((await tell(eve, wrong)).status).toBe(400);
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await tell(eve, {})).status));
    expect(statuses).toContain(429);
  });
});
