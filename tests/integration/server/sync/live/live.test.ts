import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { digestBuckets } from '../../../../../src/core/protocol/digest.ts';
import { digestAnswer, poke, protocolHeader, protocolVersion } from '../../../../../src/core/protocol/syncCalls.ts';
import { fresh, row, syncDevice, type ServerEvent } from '../syncDevice.ts';
import { syncEngines } from '../syncEngines.ts';
import type { TestServer } from '../../startTestServer.ts';
import { wallTime } from '../../../../support/realClock.ts';

const both = await syncEngines();
afterAll(() => both.close());

const pokes = (events: readonly ServerEvent[]) => events.flatMap(({ event, data }) => (event === 'poke' ? [v.parse(poke, data)] : []));

describe.each(both.engines)('live stream and digest on $name', (engine) => {
  let running: TestServer;
  let skew = 0;
  beforeAll(async () => {
    running = await engine.start({ clock: () => wallTime() + skew });
  });
  afterAll(() => running.close());

  it('streams the version of every write to its workspace, and nothing else', async () => {
    const { token } = await running.signedIn();
    const [reader, writer] = [syncDevice(running.origin, token), syncDevice(running.origin, token)];
    const { workspace } = (await writer.push([row()])).body;
    const events = await reader.stream();
    expect(events.headers.get('content-type')).toContain('text/event-stream');
    await events.until((heard) => pokes(heard).find(({ version }) => version === 1));
    await writer.push([row({ doc: { secret: 'canary' } }), row()]);
    const found = await events.until((heard) => pokes(heard).find(({ version }) => version === 3));
    expect(found).toEqual({ workspace, version: 3 });
    expect(JSON.stringify(events.heard())).not.toContain('canary');
    events.close();
  });

  it('does not reveal other users’ writes', async () => {
    const [ada, eve] = await Promise.all([1, 2].map(async () => syncDevice(running.origin, (await running.signedIn()).token)));
    if (ada === undefined || eve === undefined) throw new Error('Fewer than two devices were started');
    const { workspace: own } = (await eve.push([row()])).body;
    const events = await eve.stream();
    const first = row();
    await ada.push([first]);
    await ada.push([row({ id: first.id, base: first.mid })]);
    await ada.push([row({ id: first.id, base: first.mid, deleted: true })]);
    await eve.push([row()]);
    await events.until((heard) => pokes(heard).find(({ version }) => version === 2));
    expect(new Set(pokes(events.heard()).map(({ workspace }) => workspace))).toEqual(new Set([own]));
    events.close();
  });

  it('reports the last push of a burst', async () => {
    const { token } = await running.signedIn();
    const device = syncDevice(running.origin, token);
    const events = await device.stream();
    await Promise.all(Array.from({ length: 30 }, () => device.push([row()])));
    expect(await events.until((heard) => pokes(heard).find(({ version }) => version === 30))).toMatchObject({ version: 30 });
    events.close();
  });

  it('sends “bye” when the token expires, and then refuses the token', async () => {
    const { token } = await running.signedIn();
    const device = syncDevice(running.origin, token);
    // A token is valid for an hour, so the stream has about a second left.
    skew = 3_598_500;
    try {
      const events = await device.stream();
      expect(events.status).toBe(200);
      await events.until((heard) => heard.find(({ event }) => event === 'bye'));
      await events.ended;
      skew = 3_601_000;
      expect((await device.stream()).status).toBe(401);
    } finally {
      skew = 0;
    }
  });

  it('limits one user to twenty streams', async () => {
    const { token } = await running.signedIn();
    const device = syncDevice(running.origin, token);
    const open = await Promise.all(Array.from({ length: 20 }, () => device.stream()));
    const over = await device.stream();
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60']);
    open.forEach((events) => events.close());
  });

  it('finds no difference between equal states, and lists every record of a bucket that differs', async () => {
    const { token } = await running.signedIn();
    const device = syncDevice(running.origin, token);
    const rows = Array.from({ length: 40 }, () => row());
    const gone = row({ id: rows[0]?.id ?? '', base: rows[0]?.mid ?? '', deleted: true });
    const { workspace } = (await device.push([...rows, gone])).body;
    const held = rows.slice(1);
    const equal = await device.digest({ buckets: digestBuckets(held) });
    expect(v.parse(digestAnswer, equal.body)).toMatchObject({ workspace, version: 41, differing: [] });
    const missing = held.at(-1);
    const { body } = await device.digest({ buckets: digestBuckets(held.slice(0, -1)) });
    expect(body.differing).toHaveLength(1);
    expect(body.differing[0]?.records).toContainEqual({ coll: 'deals', id: missing?.id, mid: missing?.mid, version: 40 });
    // A record that only the device has makes its bucket differ too; the bucket is returned empty or without the record.
    const extra = await device.digest({ buckets: digestBuckets([...held, { coll: 'notes', id: fresh('id'), mid: fresh('mid') }]) });
    expect(extra.body.differing).toHaveLength(1);
  });

  it('answers the current and previous protocols, refuses older ones, and makes a newer app wait', async () => {
    const { token } = await running.signedIn();
    const ask = async (header: string | null) => {
      const headers: Record<string, string> = { authorization: `Bearer ${token}` };
      if (header !== null) headers[protocolHeader] = header;
      const answer = await fetch(`${running.origin}/sync/v1/pull?after=0`, { headers });
      return [answer.status, ((await answer.json()) as { readonly code?: string }).code];
    };
    expect(await ask(String(protocolVersion))).toEqual([200, undefined]);
    expect(await ask(null)).toEqual([200, undefined]);
    expect(await ask(String(protocolVersion - 1))).toEqual([200, undefined]);
    if (protocolVersion >= 2) expect(await ask(String(protocolVersion - 2))).toEqual([426, 'upgrade_required']);
    expect(await ask(String(protocolVersion + 1))).toEqual([503, 'unavailable']);
    expect(await ask('one')).toEqual([400, 'bad_request']);
  });

  it.each([
    ['pull?after=-1', 400],
    ['pull?after=1.5', 400],
    ['pull?after=9999999999999999', 400],
    ['pull?after=0&limit=0', 400],
    ['pull?after=0&workspace=mine', 400],
    ['pull?after=7', 410],
    ['stream?workspace=%27', 400],
  ])('answers GET %s with %i and a named error in JSON', async (path, status) => {
    const { token } = await running.signedIn();
    const answer = await fetch(`${running.origin}/sync/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({ code: expect.any(String) as string, message: expect.any(String) as string });
  });

  it('answers a wrong method and an unknown call with a named error', async () => {
    for (const [method, path, status] of [
      ['GET', 'push', 405],
      ['POST', 'pull', 405],
      ['DELETE', 'stream', 405],
      ['GET', 'nothing', 404],
    ] as const) {
      const answer = await fetch(`${running.origin}/sync/v1/${path}`, { method });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json']);
    }
  });
});
