import { describe, expect, it } from 'vitest';
import { createServerCalls, type Session } from '../../../../src/sync/transport/serverCalls.ts';
import { readEvents } from '../../../../src/sync/transport/pokeStream.ts';

const tokenOf = (sub: string): string => `e30.${btoa(JSON.stringify({ sub }))}.sig`;

const own = { userId: 'u1', workspaceId: null };

function calls(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  session: Session | null = { ...own, token: tokenOf('u1') },
) {
  const asked: string[] = [];
  const ask = createServerCalls({
    session: () => session,
    fetch: async (input, init) => {
      const url = typeof input === 'string' ? input : '';
      asked.push(`${init?.method ?? 'GET'} ${url}`);
      return answer(url, init ?? {});
    },
    origin: 'https://app.example',
    device: 'DEVICE01',
    now: () => Date.UTC(2026, 10, 20, 12),
  });
  return { ask, asked };
}

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
const pull = { kind: 'pull', after: 3, limit: 500, floor: null, atLeast: 7 } as const;

async function wait(header: string): Promise<number | null> {
  const answer = await calls(() => json({}, { status: 503, headers: { 'retry-after': header } })).ask(own, pull);
  return answer.ok ? null : answer.failure.retryAfter;
}

describe('calls to the sync server', () => {
  it('carry the token and the protocol version, and return the body', async () => {
    let seen: RequestInit = {};
    const { ask, asked } = calls((_, init) => {
      seen = init;
      return json({ any: 1 });
    });
    expect(await ask(own, { ...pull, floor: 2 })).toEqual({ ok: true, body: { any: 1 } });
    expect(asked).toEqual(['GET https://app.example/sync/v1/pull?after=3&limit=500&floor=2&atLeast=7']);
    expect(seen.headers).toMatchObject({ authorization: `Bearer ${tokenOf('u1')}`, 'x-yardstick-protocol': '1' });
    await ask(own, { kind: 'push', rows: [] });
    expect(seen.body).toBe('{"device":"DEVICE01","rows":[]}');
  });

  it('name the team workspace in every call, and none for the person’s own', async () => {
    const bodies: unknown[] = [];
    const team = { userId: 'u1', workspaceId: 'team-1' };
    const { ask, asked } = calls(
      (_, init) => {
        bodies.push(init.body ?? null);
        return json({});
      },
      { ...team, token: tokenOf('u1') },
    );
    await ask(team, pull);
    await ask(team, { kind: 'push', rows: [] });
    await ask(team, { kind: 'digest', buckets: [] });
    expect(asked[0]).toBe('GET https://app.example/sync/v1/pull?after=3&limit=500&atLeast=7&workspace=team-1');
    expect(bodies).toEqual([null, '{"workspace":"team-1","device":"DEVICE01","rows":[]}', '{"workspace":"team-1","buckets":[]}']);
  });

  it('are never made about one workspace in the session of another', async () => {
    for (const [asking, workspaceId] of [
      ['team-1', null],
      [null, 'team-1'],
      ['team-1', 'team-2'],
    ] as const) {
      const { ask, asked } = calls(() => json({}), { userId: 'u1', workspaceId, token: tokenOf('u1') });
      expect(await ask({ userId: 'u1', workspaceId: asking }, pull)).toMatchObject({ ok: false, failure: { kind: 'wrong-user' } });
      expect(asked).toEqual([]);
    }
  });

  it('are never made with another user’s token, or without a token', async () => {
    for (const session of [
      null,
      { userId: 'u2', workspaceId: null, token: tokenOf('u2') },
      { ...own, token: tokenOf('u2') },
      { ...own, token: 'odd' },
    ]) {
      const { ask, asked } = calls(() => json({}), session);
      expect(await ask(own, pull)).toMatchObject({ ok: false, failure: { kind: 'wrong-user' } });
      expect(asked).toEqual([]);
    }
  });

  it('treat a captive portal’s page or a truncated response as a failure', async () => {
    const html = calls(() => new Response('<html>Sign in to Wi-Fi</html>', { headers: { 'content-type': 'text/html' } }));
    expect(await html.ask(own, pull)).toMatchObject({ ok: false, failure: { kind: 'not-json' } });
    const half = calls(() => new Response('{"rows":[', { headers: { 'content-type': 'application/json' } }));
    expect(await half.ask(own, pull)).toMatchObject({ ok: false, failure: { kind: 'not-json' } });
    const cut = calls(() => Promise.reject(new TypeError('fetch failed')));
    expect(await cut.ask(own, pull)).toMatchObject({ ok: false, failure: { kind: 'no-answer', status: null } });
  });

  it('return the wait the server asked for, in seconds or until a date, and at most a day', async () => {
    expect(await wait('7')).toBe(7_000);
    // 12:00:30 is half a minute after the clock's noon.
    expect(await wait('Fri, 20 Nov 2026 12:00:30 GMT')).toBe(30_000);
    expect(await wait('999999999')).toBe(86_400_000);
    expect(await wait('soon')).toBeNull();
  });
});

describe('the event stream', () => {
  it('is read event by event, however it is split, and unknown events are left out', () => {
    const text = ': hello\n\nevent: poke\ndata: {"workspace":"w","version":7}\n\nevent: bye\ndata: {}\n\nevent: poke\ndata: {"work';
    const { pokes, rest } = readEvents(text);
    expect(pokes).toEqual([7]);
    expect(readEvents(`${rest}space":"w","version":8}\n\n`)).toEqual({ pokes: [8], presences: [], team: false, rest: '' });
    expect(readEvents('event: poke\ndata: nonsense\n\n').pokes).toEqual([]);
  });

  it('includes which deal another member has open', () => {
    const told = { user: 'ben', name: 'Ben', device: 'MacB', deal: 'd1' };
    expect(readEvents(`event: presence\ndata: ${JSON.stringify(told)}\n\n`)).toEqual({
      pokes: [],
      presences: [told],
      team: false,
      rest: '',
    });
    expect(readEvents('event: presence\ndata: {"user":"ben"}\n\n').presences).toEqual([]);
  });

  it('includes that the person’s teams may have changed', () => {
    expect(readEvents('event: team\ndata: {}\n\nevent: team\ndata: {}\n\n')).toEqual({ pokes: [], presences: [], team: true, rest: '' });
    expect(readEvents('event: team\ndata: {}\n').team).toBe(false);
    expect(readEvents('event: teams\ndata: {}\n\n').team).toBe(false);
  });
});
