import { exportSPKI, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpCode } from '../../../sync-server/src/auth/factors/totp.ts';
import { row, syncDevice } from '../../integration/server/sync/syncDevice.ts';
import { password, type SignedIn } from '../../integration/server/startTestServer.ts';
import { describeAccounts, type AccountsServer } from './engines.ts';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A time in milliseconds after which sync no longer caches the state of a session. */
const forgotten = 21_000;

describeAccounts('tokens in sync calls', { confirmEmail: 'either' }, (start) => {
  let server: AccountsServer;
  let sync: Awaited<ReturnType<AccountsServer['startSync']>>;
  beforeAll(async () => {
    server = await start();
    sync = await server.startSync();
  });
  afterAll(async () => {
    await sync.close();
    await server.close();
  });

  const device = (token: string) => syncDevice(sync.origin, token);
  const published = async () => {
    const answer = await fetch(`${server.origin}/auth/v1/.well-known/jwks.json`, { headers: { apikey: server.key } });
    return ((await answer.json()) as { readonly keys: readonly JWK[] }).keys;
  };
  const remove = async ({ userId, token }: SignedIn) => {
    if (server.isGiven) await server.sql('delete from auth.users where id = $1::uuid', [userId]);
    else await fetch(`${server.origin}/account/v1`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  };

  it('sync tokens: are verified against published keys, which have no private part', async () => {
    const [key, ...others] = await published();
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: expect.any(String) });
    expect([key, ...others].filter((one) => one?.d !== undefined)).toEqual([]);
  });

  it('sync tokens: give users access only to their own rows', async () => {
    const [ada, eve] = [await server.signedIn(), await server.signedIn()];
    const pushed = await device(ada.token).push([row(), row()]);
    expect(pushed.body.results).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
    expect(await device(ada.token).everything()).toHaveLength(2);
    expect(await device(eve.token).everything()).toEqual([]);
  });

  it('sync tokens: stop working after the sign-out', async () => {
    const { client, token } = await server.signedIn();
    expect((await device(token).pull(0)).status).toBe(200);
    await client.auth.signOut({ scope: 'local' });
    await server.pass(forgotten);
    expect((await device(token).pull(0)).status).toBe(401);
  });

  it('sync tokens: stop working once the user is banned', async () => {
    const { token, userId } = await server.signedIn();
    expect((await device(token).pull(0)).status).toBe(200);
    await server.sql("update auth.users set banned_until = now() + interval '10 years' where id = $1::uuid", [userId]);
    await server.pass(forgotten);
    expect((await device(token).pull(0)).status).toBe(401);
  });

  it('sync tokens: tell a deleted account’s devices that it is deleted', async () => {
    const person = await server.signedIn();
    expect((await device(person.token).pull(0)).status).toBe(200);
    await remove(person);
    await server.pass(forgotten);
    const gone = await device(person.token).pull(0);
    expect([gone.status, gone.body]).toMatchObject([410, { code: 'account_deleted' }]);
  });

  it('sync tokens: require the second factor of a user who has one', async () => {
    const { client, email } = await server.signedIn();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const code = totpCode(factor?.totp.secret ?? '', Math.floor(server.now() / 30_000));
    expect((await client.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })).error).toBeNull();
    const weak = await server.client().auth.signInWithPassword({ email, password });
    const refused = await device(weak.data.session?.access_token ?? '').pull(0);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'insufficient_aal' }]);
    const strong = (await client.auth.getSession()).data.session?.access_token ?? '';
    expect((await device(strong).pull(0)).status).toBe(200);
  });

  it('sync tokens: with another key, algorithm or content all get the same refusal', async () => {
    const { token } = await server.signedIn();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    const { kid = '' } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { readonly kid?: string };
    const key = (await published()).find((one) => one.kid === kid);
    const publicText = await exportSPKI((await importJWK({ ...key, ext: true }, 'ES256')) as CryptoKey);
    const foreign = (await generateKeyPair('ES256')).privateKey;
    const bad = [
      'x.y.z',
      server.key,
      `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${header}.${encoded({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -10)}`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(foreign),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(publicText)),
    ];
    const answers = await Promise.all(bad.map((one) => device(one).pull(0)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(bad.length).fill(401));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await device(token).pull(0)).status).toBe(200);
  });
});
