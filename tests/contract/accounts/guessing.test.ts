import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../../sync-server/src/auth/factors/totp.ts';
import { codeKept, wrongCode } from '../../support/mailbox.ts';
import { from } from '../../support/networks.ts';
import { findPostgres } from '../../../scripts/postgres.mjs';
import { startPostgres, type PostgresServer } from '../../support/postgresServer.ts';
import { password, startTestServer, wideLimits, type TestServer } from '../../integration/server/startTestServer.ts';
import { describeEmbedded, type EmbeddedServer } from './engines.ts';

const limit = 20;
const limits = { ...wideLimits, failuresPerAccount: limit };
const atOnce = Array.from({ length: 60 }, (_none, at) => at);

const braked = 'over_request_rate_limit';

/** How many guesses were checked, and how many were refused unchecked. */
const tally = (codes: readonly (string | undefined)[]) => ({
  judged: codes.filter((code) => code !== braked).length,
  refused: codes.filter((code) => code === braked).length,
});

const guessing = (servers: readonly TestServer[], email: string) =>
  Promise.all(
    atOnce.map(async (at) => {
      const server = servers[at % servers.length] ?? servers[0];
      return (await server?.client().auth.signInWithPassword({ email, password: `wrong horse ${at}` }))?.error?.code;
    }),
  );

describeEmbedded('guesses', 'Supabase counts guesses only by the caller’s network address', (engine) => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await engine.start({ trustProxy: true, limits });
  });
  afterAll(() => server.close());

  it('guesses: of sixty simultaneous passwords, only as many as the limit are checked', async () => {
    const { email } = await server.signedIn();
    expect(tally(await guessing([server], email))).toEqual({ judged: limit, refused: 60 - limit });
  });

  it('guesses: of sixty simultaneous codes, only as many as the limit are checked', async () => {
    const { email } = await server.signedIn();
    await server.client().auth.signInWithOtp({ email });
    const token = wrongCode(await codeKept(server.sql, email));
    const codes = await Promise.all(
      atOnce.map(async () => (await server.client().auth.verifyOtp({ email, token, type: 'email' })).error?.code),
    );
    expect(tally(codes)).toEqual({ judged: limit, refused: 60 - limit });
  });

  const withFactor = async (client: SupabaseClient) => {
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    if (data === null) throw new Error('No factor was enrolled');
    const at = (step: number) => totpCode(data.totp.secret, Math.floor(server.now() / 30_000) + step);
    await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: at(0) });
    return { factorId: data.id, at };
  };

  it('guesses: of sixty simultaneous authenticator codes, only as many as the limit are checked', async () => {
    const { client } = await server.signedIn();
    const { factorId, at } = await withFactor(client);
    const code = wrongCode(at(5));
    const challenges: string[] = [];
    for (const _each of atOnce) challenges.push((await client.auth.mfa.challenge({ factorId })).data?.id ?? '');
    const codes = await Promise.all(
      challenges.map(async (challengeId) => (await client.auth.mfa.verify({ factorId, challengeId, code })).error?.code),
    );
    expect(tally(codes)).toEqual({ judged: limit, refused: 60 - limit });
  });
});

describeEmbedded('guesses from several networks', 'Supabase counts guesses only by the caller’s network address', (engine) => {
  const few = 2;
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await engine.start({ trustProxy: true, limits: { ...wideLimits, failuresPerAccount: few } });
  });
  afterAll(() => server.close());

  const signIn = async (network: string, email: string, secret = password) =>
    (await server.client(from(network)).auth.signInWithPassword({ email, password: secret })).error?.code;

  it('guesses: a stranger is blocked for five minutes and cannot lock the owner out', async () => {
    const { email } = await server.signedIn();
    const stranger = '203.0.113.1';
    for (let guess = 0; guess < few; guess += 1) expect(await signIn(stranger, email, 'wrong horse')).toBe('invalid_credentials');
    expect(await signIn(stranger, email)).toBe(braked);
    expect(await signIn('198.51.100.2', email)).toBeUndefined();
    await server.pass(301_000);
    expect(await signIn(stranger, email)).toBeUndefined();
  });

  it('guesses: many networks share one limit, which does not block a known network or a sign-in by code', async () => {
    const { email } = await server.signedIn();
    expect(await signIn('198.51.100.1', email)).toBeUndefined();
    const networks = Array.from({ length: 14 }, (_none, at) => `203.0.113.${at + 10}`);
    const tried = await Promise.all(networks.flatMap((network) => [1, 2, 3].map(() => signIn(network, email, 'wrong horse'))));
    // All unknown networks together may make ten times as many guesses as one.
    expect(tally(tried).judged).toBe(10 * few);
    expect(await signIn('203.0.113.99', email)).toBe(braked);
    expect(await signIn('198.51.100.1', email)).toBeUndefined();
    const owner = server.client(from('198.51.100.77'));
    await owner.auth.signInWithOtp({ email });
    expect((await owner.auth.verifyOtp({ email, token: await codeKept(server.sql, email), type: 'email' })).error).toBeNull();
  });

  it('guesses: one IPv6 customer counts as one network, however many addresses they use', async () => {
    const { email } = await server.signedIn();
    const tried = await Promise.all([1, 2, 3, 4, 5].map((at) => signIn(`2001:db8:7:7::${at}`, email, 'wrong horse')));
    expect(tally(tried).judged).toBe(few);
    expect(await signIn('2001:db8:7:8::1', email)).toBeUndefined();
  });

  it('guesses: correct passwords are not counted', async () => {
    const { email } = await server.signedIn();
    for (let time = 0; time < few + 2; time += 1) expect(await signIn('198.51.100.3', email)).toBeUndefined();
    expect(await signIn('198.51.100.3', email, 'wrong horse')).toBe('invalid_credentials');
  });
});

const bin = findPostgres();

describe.runIf(bin !== null)('guesses sent to several servers that share one PostgreSQL database', () => {
  let postgres: PostgresServer;
  let servers: readonly TestServer[];
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
    const first = await startTestServer({ databaseUrl: await postgres.newDatabase(), limits });
    const [{ url } = { url: '' }] = await first.sql("select current_setting('port') || '/' || current_database() as url");
    const second = await startTestServer({ databaseUrl: `postgres://postgres@127.0.0.1:${url}`, dataDir: first.dataDir, limits });
    servers = [first, second];
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
    await postgres.close();
  });

  it('guesses: of sixty simultaneous passwords at two servers, only as many as the limit are checked', async () => {
    const { email } = (await servers[0]?.signedIn()) ?? { email: '' };
    expect(tally(await guessing(servers, email))).toEqual({ judged: limit, refused: 60 - limit });
  });
});
