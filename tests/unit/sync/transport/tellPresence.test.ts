import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../src/sync/transport/serverCalls.ts';
import { tellPresence } from '../../../../src/sync/transport/tellPresence.ts';

const workspaceId = '6f1f2c4e-1d52-4b8e-9d3c-2a4f0b7c9e10';
const session: Session = { userId: 'anna', workspaceId, token: 'token1' };

/** The calls that a report makes; the server answers every call, or is unreachable. */
async function callsOf(given: Session | null, isReachable = true): Promise<readonly unknown[]> {
  const calls: unknown[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    calls.push([
      url,
      init?.method,
      typeof init?.body === 'string' ? JSON.parse(init.body) : null,
      new Headers(init?.headers).get('authorization'),
    ]);
    return Response.json({});
  };
  await tellPresence({ session: given, fetch, origin: 'https://app.example', device: 'MacA1234' }, 'd1');
  return calls;
}

describe('presence', () => {
  it('is reported to the team workspace of the session', async () => {
    expect(await callsOf(session)).toEqual([
      ['https://app.example/sync/v1/presence', 'POST', { workspace: workspaceId, deal: 'd1', device: 'MacA1234' }, 'Bearer token1'],
    ]);
  });

  it.each([
    ['in a personal workspace', { ...session, workspaceId: null }],
    ['without a token', { ...session, token: null }],
    ['without a session', null],
  ])('is not reported %s', async (_, given) => {
    expect(await callsOf(given)).toEqual([]);
  });

  it('does not reject if the server is unreachable', async () => {
    expect(await callsOf(session, false)).toEqual([]);
  });
});
