import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUpAccounts } from '../../../sync-server/src/auth/cleanUp.ts';
import { codeKept } from '../../support/mailbox.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { password, wideLimits } from '../../integration/server/startTestServer.ts';
import { describeEmbedded, type EmbeddedServer } from './engines.ts';

const house = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;

describeEmbedded('Free plan usage by address', 'only the embedded server stores the usage of deleted accounts', (engine) => {
  let portal: PortalDouble;
  let server: EmbeddedServer;
  beforeAll(async () => {
    portal = await startPortalDouble();
    const limits = { ...wideLimits, freeAnalyses: 3 };
    server = await engine.start({ limits, upstream: { rightmove: portal.origin, zoopla: portal.origin } });
  });
  afterAll(async () => {
    await server.close();
    await portal.close();
  });

  const analysed = async (token: string) =>
    (
      await fetch(`${server.origin}/functions/v1/ingest-property-url`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: house }),
      })
    ).status;
  const deleted = async (token: string) =>
    (await fetch(`${server.origin}/account/v1`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })).status;
  const made = async (email: string) => (await server.client().auth.signUp({ email, password })).data.session?.access_token ?? '';
  const madeByCode = async (email: string) => {
    const client = server.client();
    await server.pass(1000);
    await client.auth.signInWithOtp({ email });
    return (
      (await client.auth.verifyOtp({ email, token: await codeKept(server.sql, email), type: 'email' })).data.session?.access_token ?? ''
    );
  };

  it.each([
    ['a password', made],
    ['a code', madeByCode],
  ])('plan: an account deleted and created again with %s gets no new analyses this month', async (_how, makeAgain) => {
    const { email, token } = await server.signedIn();
    for (const _each of [1, 2, 3]) expect(await analysed(token)).toBe(200);
    expect(await analysed(token)).toBe(402);
    expect(await deleted(token)).toBe(204);
    const again = await makeAgain(email);
    expect(await analysed(again)).toBe(402);
    expect(await deleted(again)).toBe(204);
    expect(await analysed(await makeAgain(email))).toBe(402);
  });

  it('plan: analyses requested during the account’s deletion count too', async () => {
    const { email, token } = await server.signedIn();
    const [, ...answers] = await Promise.all([deleted(token), analysed(token), analysed(token), analysed(token)]);
    const read = answers.filter((status) => status === 200).length;
    const again = await made(email);
    const more = [await analysed(again), await analysed(again), await analysed(again), await analysed(again)];
    expect(more.filter((status) => status === 200).length + read).toBeLessThanOrEqual(3);
  });

  it('plan: a new account at an address that another account gave up starts with the usage recorded for that address', async () => {
    const { client, email, token } = await server.signedIn();
    for (const _each of [1, 2, 3]) await analysed(token);
    const next = `${crypto.randomUUID()}@example.com`;
    await server.pass(1000);
    await client.auth.updateUser({ email: next });
    for (const mailbox of [next, email])
      await server
        .client()
        .auth.verifyOtp({ email: mailbox, token: await codeKept(server.sql, mailbox, 'Confirm your new'), type: 'email_change' });
    expect(await analysed(await made(email))).toBe(402);
  });

  it('plan: stores the usage recorded for an address without the address itself, and deletes it once the month is over', async () => {
    const kept = () => server.sql('select k::text as row from private.kept_usage k', []);
    const before = (await kept()).length;
    const { email, token } = await server.signedIn();
    await analysed(token);
    await deleted(token);
    const rows = await kept();
    expect(rows).toHaveLength(before + 1);
    expect(rows.map(({ row }) => row).join(' ')).not.toContain(email.slice(0, 8));
    await cleanUpAccounts({ db: { q: server.sql }, clock: () => server.now() + 32 * 24 * 3_600_000 });
    expect(await kept()).toEqual([]);
    expect(await analysed(await made(email))).toBe(200);
  });
});
