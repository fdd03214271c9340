import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Query } from '../../../../../../sync-server/src/store/database.ts';
import { createLog } from '../../../../../../sync-server/src/operations/log.ts';
import { createPokeChannel } from '../../../../../../sync-server/src/sync/live/pokeChannel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = createLog({ format: 'text', clock: () => 0, write: () => undefined });

const listen: Database['listen'] = async () => async () => undefined;

/** A database whose NOTIFY records its payloads, one list per statement. */
function listeningDatabase() {
  const statements: (readonly string[])[] = [];
  const q: Query = async (_sql, parameters = []) => {
    statements.push(JSON.parse(parameters[0] ?? '[]') as readonly string[]);
    return [];
  };
  return { db: { q, listen } as Database, statements };
}

describe('the poke channel', () => {
  it('combines pokes within 25 ms into one statement, with the latest version of each workspace', async () => {
    const { db, statements } = listeningDatabase();
    const channel = await createPokeChannel(db, log);
    for (let version = 1; version <= 30; version += 1) channel.tell({ workspace: 'a', version });
    channel.tell({ workspace: 'b', version: 7 });
    channel.tell({ workspace: 'a', version: 29 });
    await vi.advanceTimersByTimeAsync(24);
    expect(statements).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(statements).toEqual([['[["a",30],["b",7]]']]);
    channel.tell({ workspace: 'a', version: 31 });
    await vi.advanceTimersByTimeAsync(25);
    expect(statements).toEqual([['[["a",30],["b",7]]'], ['[["a",31]]']]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(statements).toHaveLength(2);
    await channel.close();
  });

  it('sends the last presence of each device within 25 ms, one in each payload, and no longer one than NOTIFY takes', async () => {
    const { db, statements } = listeningDatabase();
    const channel = await createPokeChannel(db, log);
    const user = '00000000-0000-4000-8000-000000000001';
    const presence = { user, name: '\u{1F3E0}'.repeat(50), device: 'd'.repeat(40), deal: 'a'.repeat(40) };
    channel.tellPresence('w', { ...presence, deal: null });
    channel.tellPresence('w', presence);
    channel.tellPresence('w', { ...presence, device: 'other001' });
    channel.tell({ workspace: 'w', version: 1 });
    await vi.advanceTimersByTimeAsync(25);
    expect(statements).toHaveLength(1);
    const payloads = statements[0] ?? [];
    expect(payloads.map((payload) => JSON.parse(payload) as unknown)).toEqual([
      [['w', 1]],
      { workspace: 'w', presence },
      { workspace: 'w', presence: { ...presence, device: 'other001' } },
    ]);
    expect(payloads.filter((payload) => Buffer.byteLength(payload) >= 8_000)).toEqual([]);
    await channel.close();
  });

  it('delivers pokes and presence to the hearers of their workspace, and ignores what is neither', async () => {
    const receivers: ((payload: string) => void)[] = [];
    const receive = (payload: string) => receivers.forEach((receiver) => receiver(payload));
    const { db } = listeningDatabase();
    const listening: Database['listen'] = async (_name, receiver) => {
      receivers.push(receiver);
      return async () => undefined;
    };
    const channel = await createPokeChannel({ ...db, listen: listening }, log);
    const heard: unknown[] = [];
    const stop = channel.hear({
      workspace: 'w',
      user: 'u',
      poke: (poke) => heard.push(poke),
      presence: (told) => heard.push(told),
      team: (left) => heard.push(left),
    });
    const presence = { user: 'u', name: 'Ada', device: 'device01', deal: null };
    for (const payload of ['[["w",1],["v",2]]', JSON.stringify({ workspace: 'w', presence }), '{"workspace":"w"}', 'x', '7', '[["w","x"]]'])
      receive(payload);
    receive(JSON.stringify({ workspace: 'v', presence }));
    expect(heard).toEqual([{ workspace: 'w', version: 1 }, presence]);
    stop();
    receive('[["w",3]]');
    expect(heard).toHaveLength(2);
    await channel.close();
  });

  it('delivers a change of teams to every hearer of its person, and to no one else', async () => {
    const receivers: ((payload: string) => void)[] = [];
    const receive = (payload: string) => receivers.forEach((receiver) => receiver(payload));
    const listening: Database['listen'] = async (_name, receiver) => {
      receivers.push(receiver);
      return async () => undefined;
    };
    const channel = await createPokeChannel({ ...listeningDatabase().db, listen: listening }, log);
    const heard: string[] = [];
    const hear = (workspace: string, user: string) =>
      channel.hear({
        workspace,
        user,
        poke: () => heard.push('poke'),
        presence: () => heard.push('presence'),
        team: (left) => heard.push(`${user} in ${workspace} left ${left}`),
      });
    const stop = hear('w', 'ada');
    hear('own', 'ada');
    hear('w', 'ben');
    receive('{"kind":"team","user":"ada","left":"w"}');
    expect(heard).toEqual(['ada in w left w', 'ada in own left w']);
    for (const wrong of [
      '{"kind":"team","user":"ada"}',
      '{"kind":"team","user":7,"left":null}',
      '{"kind":"other","user":"ada","left":null}',
    ])
      receive(wrong);
    stop();
    receive('{"kind":"team","user":"ada","left":null}');
    expect(heard).toEqual(['ada in w left w', 'ada in own left w', 'ada in own left null']);
    await channel.close();
  });

  it('keeps every payload under the 8,000-byte limit of NOTIFY, and sends pending pokes when closed', async () => {
    const { db, statements } = listeningDatabase();
    const channel = await createPokeChannel(db, log);
    for (let at = 0; at < 300; at += 1)
      channel.tell({ workspace: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, version: 2 ** 40 });
    await channel.close();
    expect(statements).toHaveLength(1);
    const payloads = statements[0] ?? [];
    expect(payloads.flatMap((payload) => JSON.parse(payload) as readonly unknown[])).toHaveLength(300);
    expect(payloads.filter((payload) => payload.length >= 8_000)).toEqual([]);
  });
});
