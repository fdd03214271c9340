import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { protocolHeader, protocolVersion } from '../../../src/core/protocol/syncCalls.ts';
import { totpCode } from '../../../sync-server/src/auth/factors/totp.ts';
import { readSmtpServer } from '../../../sync-server/src/mail/smtpServer.ts';
import { keepExchanges, type Exchanges } from '../../support/exchanges.ts';
import { leaks, secretsIn, type Secrets } from '../../support/leaks.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startPortalDouble, type PortalDouble } from '../../support/portalDouble.ts';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtpDouble.ts';
import { row } from '../../integration/server/sync/syncDevice.ts';
import { describeEmbedded, type EmbeddedServer } from './engines.ts';

const ada = {
  email: `ada-${crypto.randomUUID()}@example.com`,
  passwords: ['first/Horse+"battery" ü', 'second/Horse&battery=50%'],
} as const;
const mailPassword = 'postman/s3cret+';
const dealCanary = 'deal-canary-71c0';
const listing = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;

const without = (secrets: Secrets, ...kinds: readonly string[]): Secrets =>
  Object.fromEntries(Object.entries(secrets).filter(([kind]) => !kinds.includes(kind)));

const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? '';

describeEmbedded('secrets of a user and of the server', 'the test reads the server’s log and keys', (engine) => {
  const exchanges: Exchanges = keepExchanges();
  const logged: string[] = [];
  let smtp: SmtpDouble;
  let portal: PortalDouble;
  let server: EmbeddedServer;
  let adaClient: SupabaseClient;
  let eveClient: SupabaseClient;
  let adas: {
    readonly factor: string;
    readonly totp: string;
    readonly workspace: string;
    readonly runId: string;
    readonly session: string;
  };
  let secrets: Secrets;

  const call = async (
    who: string,
    path: string,
    init: { readonly method?: string; readonly body?: unknown; readonly signal?: AbortSignal } = {},
  ) => {
    const bearer = await tokenOf(who === 'ada' ? adaClient : eveClient);
    return exchanges.as(who)(`${server.origin}${path}`, {
      method: init.method ?? (init.body === undefined ? 'GET' : 'POST'),
      headers: {
        apikey: server.key,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        [protocolHeader]: String(protocolVersion),
      },
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
      ...(init.signal === undefined ? {} : { signal: init.signal }),
    });
  };
  const push = (who: string, title: string) =>
    call(who, '/sync/v1/push', { body: { device: 'device01', rows: [row({ doc: { title } })] } });
  const mailedTo = (to: string) => /\d{6}/.exec(smtp.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? '';

  /** Uses every feature of an account, and collects all its secrets. */
  const live = async () => {
    const { auth } = adaClient;
    await auth.signUp({ email: ada.email, password: ada.passwords[0] });
    // The first code used for an address ends earlier passwords and sessions.
    await auth.signInWithOtp({ email: ada.email });
    await auth.verifyOtp({ email: ada.email, token: mailedTo(ada.email), type: 'email' });
    const runId = ((await (await call('ada', '/functions/v1/ingest-property-url', { body: { url: listing } })).json()) as { runId: string })
      .runId;
    const { workspace } = (await (await push('ada', dealCanary)).json()) as { readonly workspace: string };
    await auth.updateUser({ password: ada.passwords[1] });
    const { data: factor } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
    if (factor === null) throw new Error('No factor was enrolled');
    await auth.mfa.challengeAndVerify({ factorId: factor.id, code: totpCode(factor.totp.secret, Math.floor(server.now() / 30_000)) });
    await auth.refreshSession();
    for (const path of ['/auth/v1/user', '/account/v1/sessions', '/account/v1/export', '/sync/v1/pull?after=0']) await call('ada', path);
    const [session] = await server.sql('select s.id::text from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1', [
      ada.email,
    ]);
    return { factor: factor.id, totp: factor.totp.secret, workspace, runId, session: session?.['id'] ?? '' };
  };

  const told = (field: string): readonly string[] =>
    exchanges
      .of('ada')
      .flatMap(({ answer }) => [...answer.matchAll(new RegExp(`"${field}":"([^"]+)"`, 'g'))].map(([, value]) => value ?? ''));

  const gathered = async (): Promise<Secrets> => {
    const column = async (statement: string) => (await server.sql(statement, [ada.email])).map((kept) => Object.values(kept)[0] ?? '');
    const hers = 'user_id::uuid = (select id from auth.users where email = $1)';
    return {
      password: ada.passwords,
      'refresh token': told('refresh_token'),
      'access token': told('access_token'),
      'TOTP secret': [adas.totp],
      'hash of the password': await column('select encrypted_password from auth.users where email = $1'),
      'hash of a refresh token': await column(`select token from auth.refresh_tokens where ${hers}`),
      'sealed TOTP secret': await column(`select secret from auth.mfa_factors where ${hers}`),
      'key of the server': [
        readFileSync(join(server.dataDir, 'secret-key'), 'utf8').trim(),
        (JSON.parse(readFileSync(join(server.dataDir, 'signing-key.json'), 'utf8')) as { readonly d: string }).d,
      ],
      'password of the mail server': [mailPassword],
      deal: [dealCanary],
    };
  };

  beforeAll(async () => {
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, level).mockImplementation((...words: readonly unknown[]) => {
        logged.push(words.map((word) => (typeof word === 'string' ? word : inspect(word, { depth: 10 }))).join(' '));
      });
    }
    [smtp, portal] = [await startSmtpDouble(), await startPortalDouble()];
    server = await engine.start({
      smtp: readSmtpServer(`smtp://postman:${encodeURIComponent(mailPassword)}@127.0.0.1:${smtp.port}`, 'no-reply@example.com'),
      upstream: { rightmove: portal.origin, zoopla: portal.origin },
    });
    [adaClient, eveClient] = [server.client(exchanges.as('ada')), server.client(exchanges.as('eve'))];
    adas = await live();
    secrets = await gathered();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.close();
    await portal.close();
    await smtp.close();
  });

  it('include at least one of every kind, received by their owner', () => {
    for (const [kind, values] of Object.entries(secrets)) {
      expect(values.length, kind).toBeGreaterThan(0);
      for (const value of values) expect(value.length, kind).toBeGreaterThan(8);
    }
    const known = new Set(exchanges.of('ada').flatMap(({ answer, sent }) => secretsIn(secrets, answer + sent)));
    expect(known).toEqual(new Set(['password', 'refresh token', 'access token', 'TOTP secret', 'deal']));
  });

  it('never reach another user, whatever they request', async () => {
    await eveClient.auth.signUp({ email: `eve-${crypto.randomUUID()}@example.com`, password: 'eves own password' });
    const listening = new AbortController();
    for (const path of ['/sync/v1/stream', `/sync/v1/stream?workspace=${adas.workspace}`]) await call('eve', path, listening);
    const stranger = server.client(exchanges.as('eve')).auth;
    await stranger.signUp({ email: ada.email, password: 'eves own password' });
    await stranger.signInWithPassword({ email: ada.email, password: 'not hers' });
    await stranger.signInWithOtp({ email: ada.email });
    await stranger.resetPasswordForEmail(ada.email);
    await stranger.verifyOtp({ email: ada.email, token: 'abcdef', type: 'email' });
    await stranger.refreshSession({ refresh_token: 'guessed' });
    await eveClient.auth.updateUser({ email: ada.email });
    await eveClient.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
    const gets = [
      '/auth/v1/user',
      '/auth/v1/settings',
      '/auth/v1/admin/users',
      '/auth/v1/.well-known/jwks.json',
      '/config.json',
      '/__mailbox',
      '/account/v1/sessions',
      '/account/v1/export',
      '/account/v1/standing',
      `/auth/v1/verify?token=x&email=${ada.email}&type=magiclink`,
      `/sync/v1/pull?after=0&workspace=${adas.workspace}`,
      '/sync/v1/pull?after=0',
      '/secret-key',
      '/..%2fsigning-key.json',
      '/.env',
      '/',
    ];
    for (const path of gets) await call('eve', path);
    const posts: readonly (readonly [string, unknown])[] = [
      ['/functions/v1/ingest-run', { runId: adas.runId }],
      ['/functions/v1/ingest-property-url', { url: listing }],
      [`/auth/v1/factors/${adas.factor}/challenge`, {}],
      [`/auth/v1/factors/${adas.factor}/verify`, { challenge_id: adas.factor, code: '000000' }],
      ['/sync/v1/push', { device: 'device01', workspace: adas.workspace, rows: [row()] }],
      ['/sync/v1/digest', { workspace: adas.workspace }],
      ['/auth/v1/token?grant_type=refresh_token', { refresh_token: 5 }],
    ];
    for (const [path, body] of posts) await call('eve', path, { body });
    for (const path of [`/account/v1/sessions/${adas.session}`, `/auth/v1/factors/${adas.factor}`])
      await call('eve', path, { method: 'DELETE' });
    await push('ada', dealCanary);
    await push('eve', 'her own');
    await expect.poll(() => exchanges.of('eve').filter(({ answer }) => answer.includes('event: poke'))).toHaveLength(1);
    listening.abort();
    expect(exchanges.of('eve').length).toBeGreaterThan(30);
    expect(leaks(secrets, exchanges.of('eve'), ({ answer }) => answer)).toEqual([]);
  });

  it('are returned to their owner only when created: a TOTP secret once, tokens with a session, a password and hashes never', () => {
    const toldIn = (kind: string) => new Set(leaks({ [kind]: secrets[kind] ?? [] }, exchanges.of('ada'), ({ answer }) => answer));
    expect(toldIn('TOTP secret')).toEqual(new Set(['TOTP secret: /auth/v1/factors 200']));
    const sessions = ['signup', 'token', 'verify', `factors/${adas.factor}/verify`];
    expect(toldIn('refresh token')).toEqual(new Set(sessions.map((path) => `refresh token: /auth/v1/${path} 200`)));
    const never = without(secrets, 'TOTP secret', 'refresh token', 'access token', 'deal');
    expect(leaks(never, exchanges.of('ada'), ({ answer }) => answer)).toEqual([]);
  });

  it('appear in no URL, where proxies and browser histories would store them', () => {
    expect(leaks(secrets, exchanges.all(), ({ url }) => url)).toEqual([]);
  });

  it('appear in no log line or error response, even when the database fails part-way', async () => {
    const before = logged.length;
    const broken = [
      // A refused row: databases print all of it in the error.
      ['alter table auth.users add constraint broken check (false) not valid', 'alter table auth.users drop constraint broken'],
      [
        'alter table auth.refresh_tokens add constraint broken check (false) not valid',
        'alter table auth.refresh_tokens drop constraint broken',
      ],
      ['alter table sync.sync_rows add constraint broken check (false) not valid', 'alter table sync.sync_rows drop constraint broken'],
      // A statement that cannot be planned: PGlite adds its values to the error.
      [
        'alter table auth.users rename column raw_user_meta_data to gone',
        'alter table auth.users rename column gone to raw_user_meta_data',
      ],
      ['alter table sync.sync_rows rename column doc to gone', 'alter table sync.sync_rows rename column gone to doc'],
    ] as const;
    for (const [breaks, mends] of broken) {
      await server.database().exec(breaks);
      await adaClient.auth.updateUser({ password: ada.passwords[0], data: { name: 'Ada' } });
      await server.client(exchanges.as('ada')).auth.signInWithPassword({ email: ada.email, password: ada.passwords[1] });
      await call('ada', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: secrets['refresh token']?.at(-1) } });
      await push('ada', dealCanary);
      await server.database().exec(mends);
    }
    smtp.refuse('RCPT');
    await server.client(exchanges.as('ada')).auth.signInWithOtp({ email: ada.email });
    expect(exchanges.of('ada').filter(({ status }) => status >= 500).length).toBeGreaterThan(broken.length);
    expect(logged.length).toBeGreaterThan(before + broken.length);
    const all = { ...secrets, ...(await gathered()) };
    const lines = logged.flatMap((line) => secretsIn(all, line).map((kind) => `${kind}: ${line.slice(0, 120)}`));
    expect(lines).toEqual([]);
    expect(logged.join('\n')).not.toMatch(/\$2[aby]\$\d\d\$/);
    expect(
      leaks(
        all,
        exchanges.all().filter(({ status }) => status >= 400),
        ({ answer }) => answer,
      ),
    ).toEqual([]);
  });
});
