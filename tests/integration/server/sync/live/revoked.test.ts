import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { password, type TestServer } from '../../startTestServer.ts';
import { row, syncDevice, type Events, type SyncDevice } from '../syncDevice.ts';
import { syncEngines } from '../syncEngines.ts';
import { wallTime } from '../../../../support/realClock.ts';

const both = await syncEngines();
afterAll(() => both.close());

type Person = Awaited<ReturnType<TestServer['signedIn']>>;

/** What an operator, or another server over the same database, does to a user without notifying this process. */
const elsewhere = [
  {
    what: 'banned',
    statement: "update auth.users set banned_until = now() + interval '1 year' where id = $1::uuid",
    refused: [401, 'unauthorized'],
  },
  { what: 'removed by hand', statement: 'delete from auth.users where id = $1::uuid', refused: [401, 'unauthorized'] },
  {
    what: 'deleted',
    statement: `with gone as (delete from auth.users where id = $1::uuid returning id)
      insert into private.deleted_accounts (user_id) select id from gone`,
    refused: [410, 'account_deleted'],
  },
  { what: 'signed out', statement: 'delete from auth.sessions where user_id = $1::uuid', refused: [401, 'unauthorized'] },
  {
    what: 'given a second factor',
    statement: `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1::uuid, 'totp', 'verified', now(), now())`,
    refused: [403, 'insufficient_aal'],
  },
] as const;

describe.each(both.engines)('sync for a user whose access ends, on $name', (engine) => {
  let server: TestServer;
  let skew = 0;
  beforeAll(async () => {
    // Streams check access on an interval timer, which the test advances instead of waiting a minute.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = await engine.start({ clock: () => wallTime() + skew });
  });
  afterAll(async () => {
    await server.close();
    vi.useRealTimers();
  });

  /** Advances the server's time five seconds at a time, so that each of its checks can be answered. */
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 5) {
      skew += 5_000;
      vi.advanceTimersByTime(5_000);
      await settled();
    }
  };
  const listening = async (token: string): Promise<{ readonly device: SyncDevice; readonly events: Events }> => {
    const device = syncDevice(server.origin, token);
    await device.push([row()]);
    const events = await device.stream();
    await events.until((heard) => heard.find(({ event }) => event === 'poke'));
    return { device, events };
  };
  it.each(elsewhere)(
    'refuses the calls of a user who was $what, and ends their open stream, within 60 seconds',
    async ({ statement, refused }) => {
      const [ada, eve] = [await server.signedIn(), await server.signedIn()];
      const [adas, eves] = [await listening(ada.token), await listening(eve.token)];
      await server.sql(statement, [ada.userId]);
      await pass(60);
      await adas.events.until((heard) => heard.find(({ event }) => event === 'bye'));
      await adas.events.ended;
      expect(await callsOf(adas.device)).toEqual({ stream: refused[0], answers: [refused, refused, refused] });
      expect(eves.events.heard().some(({ event }) => event === 'bye')).toBe(false);
      expect((await eves.device.push([row()])).status).toBe(200);
      eves.events.close();
    },
  );

  it('checks a stream even while the user’s other calls keep the cached answer fresh', async () => {
    const ada = await server.signedIn();
    const { device, events } = await listening(ada.token);
    for (let at = 0; at < 4; at += 1) {
      await pass(5);
      expect((await device.pull(0)).status).toBe(200);
    }
    await server.sql("update auth.users set banned_until = now() + interval '1 year' where id = $1::uuid", [ada.userId]);
    await pass(60);
    await events.ended;
    expect((await device.pull(0)).status).toBe(401);
  });

  const signedInAgain = async ({ email }: Person) => {
    const client = server.client();
    const { data } = await client.auth.signInWithPassword({ email, password });
    return { client, token: data.session?.access_token ?? '' };
  };

  it('ends only the stream of the session that signs out here', async () => {
    const ada = await server.signedIn();
    const other = await signedInAgain(ada);
    const [first, second] = [await listening(ada.token), await listening(other.token)];
    await ada.client.auth.signOut({ scope: 'local' });
    // This server handled the sign-out, so it refuses calls at once.
    expect((await first.device.pull(0)).status).toBe(401);
    await pass(60);
    await first.events.ended;
    expect(second.events.heard().some(({ event }) => event === 'bye')).toBe(false);
    expect((await second.device.pull(0)).status).toBe(200);
    second.events.close();
  });

  it('ends the streams of all devices of an account deleted here, and gives the reason', async () => {
    const ada = await server.signedIn();
    const other = await signedInAgain(ada);
    const { device, events } = await listening(other.token);
    const deleted = await fetch(`${server.origin}/account/v1`, { method: 'DELETE', headers: { authorization: `Bearer ${ada.token}` } });
    expect(deleted.status).toBe(204);
    const gone = await device.pull(0);
    expect([gone.status, gone.body]).toMatchObject([410, { code: 'account_deleted' }]);
    await pass(60);
    await events.ended;
  });
});

/** Gives the server time to query its database. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 25));

/** The answer to each call. */
const callsOf = async (device: SyncDevice) => {
  const stream = await device.stream();
  stream.close();
  const buckets = Array.from({ length: 64 }, () => ({ count: 0, hash: '0'.repeat(14) }));
  const answers = [await device.push([row()]), await device.pull(0), await device.digest({ buckets })];
  return { stream: stream.status, answers: answers.map(({ status, body }) => [status, (body as { readonly code?: string }).code]) };
};
