import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../../sync-server/src/configuration.ts';

const hosted = { PUBLIC_SUPABASE_URL: 'https://ref.supabase.co', PUBLIC_SUPABASE_KEY: 'k' };

const demandsTls = (url: string, env = {}) => readConfiguration({ SMTP_URL: url, MAIL_FROM: 'a@b.c', ...env }).smtp?.requireTls;

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      appDir: 'dist',
      upstream: { rightmove: null, zoopla: null },
      hosted: null,
      posthog: { key: '', host: '' },
      trustProxy: false,
    });
  });

  it.each([
    [{}, false],
    [{ CONFIRM_EMAIL: '1' }, true],
    [{ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@b.c' }, true],
    [{ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@b.c', CONFIRM_EMAIL: '0' }, false],
  ])('configuration: requires email confirmation if set, or by default if it can send email: %o', (env, confirms) => {
    expect(readConfiguration(env).confirmEmail).toBe(confirms);
  });

  it('enables only the PostHog features that are set', () => {
    const { posthog } = readConfiguration({ POSTHOG_KEY: 'phc_1', POSTHOG_FLAGS: '1', POSTHOG_SURVEYS: '0' });
    expect(posthog).toEqual({ key: 'phc_1', host: 'https://eu.i.posthog.com', flags: true, surveys: false, remoteConfig: false });
  });

  it('keeps only the origin of an address', () => {
    const read = readConfiguration({ INGEST_UPSTREAM_ZOOPLA: 'http://127.0.0.1:9/x?y', POSTHOG_HOST: 'https://eu.i.posthog.com/' });
    expect(read.upstream.zoopla).toBe('http://127.0.0.1:9');
    expect(read.posthog.host).toBe('https://eu.i.posthog.com');
  });

  it.each([
    [{ PORT: 'many' }, /PORT must be a port from 0 to 65535/],
    [{ METRICS_PORT: '70000' }, /METRICS_PORT must be a port/],
    [{ LOG_FORMAT: 'xml' }, /LOG_FORMAT must be text or json/],
    [{ SYNC_BURST: 'many' }, /SYNC_BURST must be a whole number/],
    [{ INGEST_UPSTREAM_RIGHTMOVE: 'rightmove' }, /must be an http\(s\) origin/],
    [{ INGEST_UPSTREAM_RIGHTMOVE: 'file:///etc' }, /must be an http\(s\) origin/],
    [{ PUBLIC_SUPABASE_URL: 'https://ref.supabase.co' }, /supabaseKey is required/],
    [{ ...hosted, PUBLIC_SUPABASE_FACTORS: 'totp,face' }, /PUBLIC_SUPABASE_FACTORS may name totp, webauthn and phone/],
    [{ SMS_HOOK_URL: 'sms.example' }, /SMS_HOOK_URL must be an http\(s\) URL/],
    [{ SMS_HOOK_URL: 'https://sms.example' }, /SMS_HOOK_SECRET must be/],
    [{ YARDSTICK_TEST: '1', TEST_CLOCK: 'soon' }, /TEST_CLOCK/],
    [{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.c', SMTP_CA_FILE: '/nowhere/authority.pem' }, /SMTP_CA_FILE/],
  ])('rejects invalid values: %o', (env, message) => {
    expect(() => readConfiguration(env)).toThrow(message);
  });

  it('names the second factors of a hosted project: only authenticator apps, unless others are set', () => {
    expect(readConfiguration(hosted).hosted?.factors).toEqual(['totp']);
    expect(readConfiguration({ ...hosted, PUBLIC_SUPABASE_FACTORS: 'totp, webauthn' }).hosted?.factors).toEqual(['totp', 'webauthn']);
  });

  it('configuration: reports all mistakes at once, one per line', () => {
    const env = { PORT: 'many', DATABASE_URL: 'mysql://db', MODERATORS: 'ada', SYNC_BURST: '-1' };
    expect(() => readConfiguration(env)).toThrow(/PORT must .*\n.*DATABASE_URL must .*\n.*SYNC_BURST must .*\n.*MODERATORS must /);
  });

  it('requires TLS for the mail server if so configured, or if a password would go to another machine', () => {
    expect(demandsTls('smtp://mail.example')).toBe(false);
    expect(demandsTls('smtp://mail.example', { SMTP_REQUIRE_TLS: '1' })).toBe(true);
    expect(demandsTls('smtp://user:password@mail.example')).toBe(true);
    expect(demandsTls('smtp://user:password@127.0.0.1')).toBe(false);
  });

  it('changes the clock only in tests', () => {
    const start = '2031-04-05T10:00:00Z';
    expect(readConfiguration({ YARDSTICK_TEST: '1', TEST_CLOCK: start }).clock()).toBeGreaterThanOrEqual(Date.parse(start));
    expect(readConfiguration({ TEST_CLOCK: start }).clock()).toBeLessThan(Date.parse(start));
  });
});
