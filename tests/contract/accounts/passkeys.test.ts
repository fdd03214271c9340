import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSoftwareAuthenticator, type BrowserCredential, type SoftwareAuthenticator } from '../../support/softwareAuthenticator.ts';
import { password } from '../../integration/server/startTestServer.ts';
import { describeAccounts, type AccountsServer } from './engines.ts';

// Both servers ignore these fields from the client and use their own site.
const site = { rpId: 'ignored.example', rpOrigins: ['https://ignored.example'] };
const enrol = async (client: SupabaseClient, friendlyName = 'Laptop') => {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error !== null) throw error;
  return data;
};
const challenge = async (client: SupabaseClient, factorId: string) => {
  const { data, error } = await client.auth.mfa.challenge({ factorId, webauthn: site });
  if (error !== null) throw error;
  return data;
};
type Challenge = Awaited<ReturnType<typeof challenge>>;

const verify = (client: SupabaseClient, factorId: string, [{ id, webauthn }, credential]: readonly [Challenge, BrowserCredential]) =>
  client.auth.mfa.verify({
    factorId,
    challengeId: id,
    // auth-js calls only `toJSON`, so the rest of a browser's credential is left out.
    webauthn: { ...site, type: webauthn.type, credential_response: credential as never },
  });

describeAccounts('passkeys', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const answerTo = (authenticator: SoftwareAuthenticator, { webauthn }: Challenge, origin = server.passkeyOrigin) =>
    webauthn.type === 'create'
      ? authenticator.create(webauthn.credential_options.publicKey, origin)
      : authenticator.get(webauthn.credential_options.publicKey, origin);
  const pass = async (client: SupabaseClient, factorId: string, authenticator: SoftwareAuthenticator) => {
    const asked = await challenge(client, factorId);
    return verify(client, factorId, [asked, answerTo(authenticator, asked)]);
  };
  /** A user with a registered passkey, whose session has used it. */
  const withPasskey = async () => {
    const person = await server.signedIn();
    const authenticator = createSoftwareAuthenticator();
    const factor = await enrol(person.client);
    const { error } = await pass(person.client, factor.id, authenticator);
    if (error !== null) throw error;
    return { ...person, authenticator, factor };
  };
  const signedInAgain = async (email: string) => {
    const client = server.client();
    await client.auth.signInWithPassword({ email, password });
    return client;
  };

  it('are registered with options for this site and user, and raise the session to aal2', async () => {
    const { client, email } = await server.signedIn();
    const factor = await enrol(client);
    expect(factor).toMatchObject({ type: 'webauthn', friendly_name: 'Laptop' });
    await server.pass(1000);
    const asked = await challenge(client, factor.id);
    expect(asked).toMatchObject({ type: 'webauthn', expires_at: server.moment(300), webauthn: { type: 'create' } });
    if (asked.webauthn.type !== 'create') throw new Error('Expected a request to register a passkey');
    const { publicKey } = asked.webauthn.credential_options;
    expect(publicKey.rp.id).toBe(new URL(server.passkeyOrigin).hostname);
    expect(publicKey.user.name).toContain(server.isGiven ? '' : email);
    expect(publicKey.pubKeyCredParams).toContainEqual({ alg: -7, type: 'public-key' });
    const verified = await verify(client, factor.id, [asked, answerTo(createSoftwareAuthenticator(), asked)]);
    expect(verified.error).toBeNull();
    expect(verified.data?.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'webauthn' }]);
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.getClaims()).data?.claims.aal).toBe('aal2');
  });

  it('are required at the next sign-in, and pass it', async () => {
    const { email, factor, authenticator } = await withPasskey();
    const client = await signedInAgain(email);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const asked = await challenge(client, factor.id);
    expect(asked.webauthn.type).toBe('request');
    expect((await verify(client, factor.id, [asked, answerTo(authenticator, asked)])).error).toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' });
  });

  it('can be any of the user’s, whichever was challenged', async () => {
    const { client, email, factor } = await withPasskey();
    const second = createSoftwareAuthenticator();
    const other = await enrol(client, 'Telephone');
    expect((await pass(client, other.id, second)).error).toBeNull();
    const again = await signedInAgain(email);
    expect((await pass(again, factor.id, second)).error).toBeNull();
  });

  it('are refused for another site, another challenge or another key', async () => {
    const { email, factor, authenticator } = await withPasskey();
    const client = await signedInAgain(email);
    const asked = await challenge(client, factor.id);
    const elsewhere = answerTo(authenticator, asked, 'https://phishing.example');
    expect.soft((await verify(client, factor.id, [asked, elsewhere])).error).not.toBeNull();
    const earlier = await challenge(client, factor.id);
    const later = await challenge(client, factor.id);
    expect.soft((await verify(client, factor.id, [later, answerTo(authenticator, earlier)])).error).not.toBeNull();
    const [stranger, stolen] = [createSoftwareAuthenticator(), await challenge(client, factor.id)];
    const { id } = answerTo(authenticator, stolen);
    const forged = { ...answerTo(stranger, stolen).toJSON(), id, rawId: id };
    expect.soft((await verify(client, factor.id, [stolen, { id, toJSON: () => forged }])).error).not.toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' });
  });

  it('are refused if an answer is used twice, arrives late, or is not from a passkey at all', async () => {
    const { email, factor, authenticator } = await withPasskey();
    const client = await signedInAgain(email);
    const asked = await challenge(client, factor.id);
    const answer = answerTo(authenticator, asked);
    expect((await verify(client, factor.id, [asked, answer])).error).toBeNull();
    expect.soft((await verify(client, factor.id, [asked, answer])).error).not.toBeNull();
    const late = await challenge(client, factor.id);
    await server.pass(301_000);
    expect.soft((await verify(client, factor.id, [late, answerTo(authenticator, late)])).error?.code).toBe('mfa_challenge_expired');
    const fresh = await challenge(client, factor.id);
    for (const odd of [{}, { id: 1 }, { id: answer.id, response: null }, { id: answer.id, response: { clientDataJSON: 'e30' } }]) {
      const { error } = await verify(client, factor.id, [fresh, { id: '', toJSON: () => odd as never }]);
      expect.soft([JSON.stringify(odd), error === null]).toEqual([JSON.stringify(odd), false]);
    }
  });

  it('are refused if a copied authenticator counts less than before', async ({ skip }) => {
    skip(server.isGiven, 'Supabase does not compare the counter');
    const { email, factor, authenticator } = await withPasskey();
    const client = await signedInAgain(email);
    expect((await pass(client, factor.id, authenticator)).error).toBeNull();
    const asked = await challenge(client, factor.id);
    if (asked.webauthn.type !== 'request') throw new Error('The challenge does not ask for the use of a passkey');
    const copied = authenticator.get(asked.webauthn.credential_options.publicKey, server.passkeyOrigin, 1);
    expect((await verify(client, factor.id, [asked, copied])).error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
  });

  it('from one authenticator can be registered only once', async ({ skip }) => {
    skip(server.isGiven, 'Supabase registers an authenticator again if the browser does not refuse');
    const { client, authenticator } = await withPasskey();
    const again = await enrol(client, 'The same laptop');
    const asked = await challenge(client, again.id);
    if (asked.webauthn.type !== 'create') throw new Error('Expected a request to register a passkey');
    expect(asked.webauthn.credential_options.publicKey.excludeCredentials).toHaveLength(1);
    expect((await verify(client, again.id, [asked, answerTo(authenticator, asked)])).error?.code).toBe('mfa_verification_failed');
  });

  it('do not replace a code, and a code does not replace a passkey', async () => {
    const { email, factor } = await withPasskey();
    const client = await signedInAgain(email);
    const asked = await challenge(client, factor.id);
    const { error } = await client.auth.mfa.verify({ factorId: factor.id, challengeId: asked.id, code: '123456' });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  it('of another user cannot be used or removed, and can be removed by their owner', async () => {
    const [{ client, factor, authenticator }, eve] = [await withPasskey(), await server.signedIn()];
    const own = await enrol(eve.client);
    const asked = await challenge(eve.client, own.id);
    expect((await eve.client.auth.mfa.challenge({ factorId: factor.id, webauthn: site })).error?.code).toBe('mfa_factor_not_found');
    expect((await eve.client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found');
    expect((await verify(eve.client, factor.id, [asked, answerTo(authenticator, asked)])).error?.code).toBe('mfa_factor_not_found');
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  });
});
