import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongCode } from '../../support/mailbox.ts';
import { password, wideLimits } from '../../integration/server/startTestServer.ts';
import { describeAccounts, type AccountsServer } from './engines.ts';

let phones = 0;

/** A different number for each test: Ofcom's range for drama, with two more digits. */
function newPhone(): string {
  phones += 1;
  return `447700900${String(phones).padStart(5, '0')}`;
}

const enrol = async (client: SupabaseClient, phone: string, friendlyName = 'Telephone') => {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName, phone: `+${phone}` });
  if (error !== null) throw error;
  return data;
};
const challenge = async (client: SupabaseClient, factorId: string) => {
  const { data, error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' });
  if (error !== null) throw error;
  return data;
};
const verify = (client: SupabaseClient, given: { readonly factorId: string; readonly challengeId: string; readonly code: string }) =>
  client.auth.mfa.verify(given);

describeAccounts('phone factors', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start({ limits: { ...wideLimits, mailGapSeconds: 30 } });
  });
  afterAll(() => server.close());

  const enrolled = async () => {
    const person = await server.signedIn();
    const phone = newPhone();
    const factor = await enrol(person.client, phone);
    const asked = await challenge(person.client, factor.id);
    const code = await server.phoneCodeFor(phone, asked.id);
    return { ...person, phone, factor, challengeId: asked.id, code };
  };
  it('are enrolled with a number, get a code, and raise the session to aal2 with it', async () => {
    const { client, phone, factor, challengeId, code } = await enrolled();
    expect(factor).toMatchObject({ type: 'phone', friendly_name: 'Telephone' });
    expect(factor.phone.replace('+', '')).toBe(phone);
    expect(code).toMatch(/^\d{6}$/);
    await server.pass(1000);
    const { data, error } = await verify(client, { factorId: factor.id, challengeId, code });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'phone' }]);
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/phone' }, { method: 'password' }],
    });
  });

  it('are required at the next sign-in, with a new code', async () => {
    const { client, email, phone, factor, challengeId, code } = await enrolled();
    await verify(client, { factorId: factor.id, challengeId, code });
    await server.pass(60_000);
    const again = server.client();
    await again.auth.signInWithPassword({ email, password });
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const asked = await challenge(again, factor.id);
    expect((await verify(again, { factorId: factor.id, challengeId: asked.id, code: wrongCode(code) })).error).not.toBeNull();
    const fresh = await server.phoneCodeFor(phone, asked.id);
    expect((await verify(again, { factorId: factor.id, challengeId: asked.id, code: fresh })).error).toBeNull();
  });

  it('accept a code only for its own challenge, and only once', async () => {
    const { client, factor, challengeId, code } = await enrolled();
    const wrong = await verify(client, { factorId: factor.id, challengeId, code: wrongCode(code) });
    expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    await server.pass(60_000);
    const other = await challenge(client, factor.id);
    expect((await verify(client, { factorId: factor.id, challengeId: other.id, code })).error?.code).toBe('mfa_verification_failed');
    expect((await verify(client, { factorId: factor.id, challengeId, code })).error).toBeNull();
    expect((await verify(client, { factorId: factor.id, challengeId, code })).error).not.toBeNull();
  });

  it('accept a code for five minutes', async () => {
    const { client, factor, challengeId, code } = await enrolled();
    await server.pass(301_000);
    expect((await verify(client, { factorId: factor.id, challengeId, code })).error?.code).toBe('mfa_challenge_expired');
  });

  it('get no second code within seconds', async () => {
    const { client, factor } = await enrolled();
    const { error } = await client.auth.mfa.challenge({ factorId: factor.id, channel: 'sms' });
    expect(error).toMatchObject({ code: 'over_sms_send_rate_limit', status: 429 });
  });

  it.for(['', '12', 'not a number', '+44 7700 900 1234 5678 90'])('are refused for the number "%s"', async (phone, { skip }) => {
    skip(server.isGiven && phone === '12', 'Supabase accepts a number of two digits');
    const { client } = await server.signedIn();
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Telephone', phone });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  it('cannot share a number: a new factor replaces an unconfirmed one and is refused if there is a confirmed one', async () => {
    const { client, phone, factor } = await enrolled();
    const again = await enrol(client, phone);
    expect(again.id).not.toBe(factor.id);
    await server.pass(60_000);
    const asked = await challenge(client, again.id);
    const code = await server.phoneCodeFor(phone, asked.id);
    expect((await verify(client, { factorId: again.id, challengeId: asked.id, code })).error).toBeNull();
    const third = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'The same', phone: `+${phone}` });
    expect(third.error).toMatchObject({ code: 'mfa_verified_factor_exists', status: 422 });
  });
});
