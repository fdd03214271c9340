import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeKept } from '../../../support/mailbox.ts';
import { wideLimits, type TestServer } from '../startTestServer.ts';
import { row, syncDevice } from './syncDevice.ts';
import { syncEngines } from './syncEngines.ts';

const both = await syncEngines();
afterAll(() => both.close());

const large = () => row({ doc: { notes: 'x'.repeat(50_000) } });

describe.each(both.engines)('what an account may store on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.start({ limits: { ...wideLimits, unconfirmedMegabytes: 1 } });
  });
  afterAll(() => server.close());

  it('sync: stores little for an account until its address is confirmed, says so, and stores the rest afterwards', async () => {
    const { client, token, email } = await server.signedIn();
    const device = syncDevice(server.origin, token);
    const refused = [];
    for (let sent = 0; sent < 22; sent += 1) {
      const [result] = (await device.push([large()])).body.results;
      if (result?.status === 'refused') refused.push(result);
    }
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ code: 'quota', message: expect.stringContaining('Confirm your email address') });
    await client.auth.reauthenticate();
    expect((await client.auth.updateUser({ nonce: await codeKept(server.sql, email) })).error).toBeNull();
    expect((await device.push([large()])).body.results).toMatchObject([{ status: 'applied' }]);
  });
});
