import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { protocolHeader, protocolVersion } from '../../../../src/core/protocol/syncCalls.ts';
import { row, syncDevice, type Events } from '../sync/syncDevice.ts';
import { syncEngines } from '../sync/syncEngines.ts';
import type { TestServer } from '../startTestServer.ts';
import { teamCalls, type Somebody } from './teamCalls.ts';

const both = await syncEngines();
afterAll(() => both.close());

type Name = 'olga' | 'eve' | 'vera' | 'bob';
const names: readonly Name[] = ['olga', 'eve', 'vera', 'bob'];

describe.each(both.engines)('changes of a team on $name', (engine) => {
  let running: TestServer;
  let calls: ReturnType<typeof teamCalls>;
  let people: Readonly<Record<Name, Somebody>>;
  let workspace = '';
  let closing: readonly (() => void)[] = [];
  beforeAll(async () => {
    running = await engine.start();
    calls = teamCalls(running);
    people = { olga: await calls.investor(), eve: await calls.somebody(), vera: await calls.somebody(), bob: await calls.somebody() };
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    await running.sql('delete from sync.workspaces where personal_of is null');
    await calls.setPlan(people.olga, 'investor');
    workspace = await calls.createTeam(people.olga);
    await calls.join(people.olga, workspace, { who: people.eve, role: 'editor' });
    await calls.join(people.olga, workspace, { who: people.vera, role: 'viewer' });
  });
  afterEach(() => {
    closing.forEach((close) => close());
    closing = [];
  });

  /** An open stream, once it has heard its first poke. */
  const listen = async (name: Name, more: Readonly<Record<string, string>> = {}): Promise<Events> => {
    const events = await syncDevice(running.origin, people[name].token).stream(more);
    closing = [...closing, () => events.close()];
    await events.until((heard) => heard.find(({ event }) => event === 'poke'));
    return events;
  };
  const listenAll = async (): Promise<Readonly<Record<Name, Events>>> => {
    const [olga, eve, vera, bob] = await Promise.all(names.map((name) => listen(name)));
    if (olga === undefined || eve === undefined || vera === undefined || bob === undefined) throw new Error('Four people should listen');
    return { olga, eve, vera, bob };
  };
  /** Makes a change, and expects that exactly these people’s personal streams report it. */
  const tells = async (expected: readonly Name[], change: () => Promise<unknown>): Promise<void> => {
    const streams = await listenAll();
    // What the preparations caused may still be on its way; it comes before this push.
    await flushed(streams);
    const before = countIn(streams);
    await change();
    await flushed(streams);
    const after = countIn(streams);
    expect(names.filter((name) => after[name] > before[name])).toEqual(expected);
    names.forEach((name) => streams[name].close());
  };
  /** Waits until everything that was sent before has arrived: each person writes, and messages keep their order. */
  const flushed = async (streams: Readonly<Record<Name, Events>>): Promise<void> => {
    for (const name of names) {
      const { body } = await syncDevice(running.origin, people[name].token).push([row()]);
      await streams[name].until((heard) => heard.find(({ event, data }) => event === 'poke' && versionIn(data) >= body.version));
    }
  };
  const olga = (): Somebody => people.olga;
  const eve = (): Somebody => people.eve;
  const vera = (): Somebody => people.vera;
  const bob = (): Somebody => people.bob;

  it('reports a changed role to every member and to no one else', () =>
    tells(['olga', 'eve', 'vera'], () => calls.ask(olga(), 'set-role', { workspace, user: eve().userId, role: 'viewer' })));

  it('reports a new member to every member, the new one included', async () => {
    const { secret } = await calls.ask(olga(), 'invite', { workspace, role: 'editor', uses: 1 });
    await tells(['olga', 'eve', 'vera', 'bob'], () => calls.ask(bob(), 'accept', { secret }));
  });

  it('reports a removal to the removed person and the remaining members', () =>
    tells(['olga', 'eve', 'vera'], () => calls.ask(olga(), 'remove', { workspace, user: eve().userId })));

  it('reports that someone left to them and the remaining members', () =>
    tells(['olga', 'eve', 'vera'], () => calls.ask(vera(), 'leave', { workspace })));

  it('reports a hand-over', () => tells(['olga', 'eve', 'vera'], () => calls.ask(olga(), 'hand-over', { workspace, user: eve().userId })));

  it('reports a new name, closing, reopening and deletion', async () => {
    await tells(['olga', 'eve', 'vera'], () => calls.ask(olga(), 'rename', { workspace, name: 'South Street' }));
    await tells([], () => calls.ask(olga(), 'rename', { workspace, name: 'South Street' }));
    await tells(['olga', 'eve', 'vera'], () => calls.ask(olga(), 'close', { workspace }));
    await tells(['olga', 'eve', 'vera'], () => calls.ask(olga(), 'reopen', { workspace }));
    await tells(['olga', 'eve', 'vera'], () => running.sql('delete from sync.workspaces where id = $1::uuid', [workspace]));
  });

  it('reports an owner’s plan to every member, and another person’s to that person alone', async () => {
    await tells(['olga', 'eve', 'vera'], () => calls.setPlan(olga(), 'free'));
    await tells(['olga', 'eve', 'vera'], () => calls.setPlan(olga(), 'investor'));
    await tells(['olga', 'eve', 'vera'], () => running.sql('delete from public.user_plans where user_id = $1::uuid', [olga().userId]));
    await tells(['eve'], () => calls.setPlan(eve(), 'investor'));
    await tells(['bob'], () => calls.setPlan(bob(), 'pro'));
    await tells(['eve'], () => running.sql('delete from public.user_plans where user_id = $1::uuid', [eve().userId]));
  });

  it('reports a paid plan that starts, changes or ends', async () => {
    const settle = (change: string) => running.sql(`update public.subscriptions set ${change} where user_id = $1::uuid`, [olga().userId]);
    await running.sql("insert into public.subscriptions (user_id, customer_id) values ($1::uuid, 'cus_olga')", [olga().userId]);
    await tells(['olga', 'eve', 'vera'], () => settle("plan = 'investor', access_until = now() + interval '1 day'"));
    await tells([], () => settle('plan = plan, reading = reading + 1, access_until = access_until'));
    await tells(['olga', 'eve', 'vera'], () => settle('access_until = now()'));
    await tells(['olga', 'eve', 'vera'], () => running.sql('delete from public.subscriptions where user_id = $1::uuid', [olga().userId]));
  });

  it('reports the deletion of a member’s account to the others', async () => {
    const dora = await calls.somebody();
    await calls.join(olga(), workspace, { who: dora, role: 'editor' });
    await tells(['olga', 'eve', 'vera'], () => running.sql('delete from auth.users where id = $1::uuid', [dora.userId]));
  });

  it('reports nothing to anyone when a member writes', () =>
    tells([], () => syncDevice(running.origin, eve().token).push([row()], { workspace })));

  it('ends every stream that a removed person has of the workspace at once, and no other', async () => {
    const [first, second, own] = [await listen('eve', { workspace }), await listen('eve', { workspace }), await listen('eve')];
    const another = await calls.createTeam(olga(), 'Other Street');
    await calls.join(olga(), another, { who: eve(), role: 'editor' });
    const [elsewhere, veras] = [await listen('eve', { workspace: another }), await listen('vera', { workspace })];
    await calls.ask(olga(), 'remove', { workspace, user: eve().userId });
    await Promise.all([first.ended, second.ended]);
    await syncDevice(running.origin, olga().token).push([row()], { workspace });
    await fetch(`${running.origin}/sync/v1/presence`, {
      method: 'POST',
      headers: { authorization: `Bearer ${olga().token}`, [protocolHeader]: String(protocolVersion), 'content-type': 'application/json' },
      body: JSON.stringify({ workspace, device: 'device01', deal: 'deal01' }),
    });
    await veras.until((heard) => heard.find(({ event }) => event === 'presence'));
    for (const events of [first, second]) expect(events.heard().map(({ event }) => event)).toEqual(endedStream(events));
    for (const events of [own, elsewhere, veras]) expect(events.heard().filter(({ event }) => event === 'bye')).toEqual([]);
    await own.until((heard) => heard.find(({ event }) => event === 'team'));
    expect((await syncDevice(running.origin, eve().token).stream({ workspace })).status).toBe(404);
  });

  it('ends the streams of a workspace that is deleted', async () => {
    const streams = [await listen('olga', { workspace }), await listen('vera', { workspace })];
    await running.sql('delete from sync.workspaces where id = $1::uuid', [workspace]);
    await Promise.all(streams.map(({ ended }) => ended));
  });
});

/** What an ended stream heard: its first poke, changes of teams, and goodbye last. */
const endedStream = (events: Events): readonly string[] => {
  const heard = events.heard().map(({ event }) => event);
  return ['poke', ...heard.filter((event) => event === 'team'), 'bye'];
};

const versionIn = (data: unknown): number => Number((data as { readonly version?: unknown }).version);

const countIn = (streams: Readonly<Record<Name, Events>>): Readonly<Record<Name, number>> => {
  const count = (name: Name): number => streams[name].heard().filter(({ event }) => event === 'team').length;
  return { olga: count('olga'), eve: count('eve'), vera: count('vera'), bob: count('bob') };
};
