import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../sync-server/src/auth/factors/totp.ts';
import { startServer, type RunningServer } from '../../sync-server/src/startServer.ts';
import { findGivenAuthServer, openGivenDatabase, type GivenDatabase } from '../support/givenAuthServer.ts';
import { wallTime } from '../support/realClock.ts';
import { newVisit, password } from './support/browser.ts';
import { diagnosisOf } from './support/devices.ts';
import { typeDealIn } from './support/seedDeals.ts';
import { sharedBrowser } from './support/stage.ts';

const browser = sharedBrowser();
const given = await findGivenAuthServer();

describe('the app with a hosted project', () => {
  let server: RunningServer;
  let database: GivenDatabase;
  const role = `sync_server_${crypto.randomUUID().slice(0, 8)}`;

  beforeAll(async () => {
    if (given === null) return;
    database = openGivenDatabase(given);
    // As docs/hosted-supabase.md creates it.
    await database.q(`create role ${role} login noinherit nobypassrls password 'secret'`);
    await database.q(`grant authenticated to ${role}`);
    const url = new URL(given.databaseUrl);
    url.username = role;
    url.password = 'secret';
    server = await startServer({
      port: 0,
      appDir: process.env['APP_DIR'] ?? '.cache/test-build',
      hosted: { url: given.origin, key: given.key, factors: ['totp'] },
      databaseUrl: url.href,
    });
  });
  afterAll(async () => {
    if (given === null) return;
    await server.close();
    await database.q(`drop role ${role}`);
    await database.close();
  });

  it('signs up, syncs, adds a second factor and signs in with it', async ({ skip }) => {
    skip(given === null, 'AUTH_SERVER is not set');
    if (given === null) return;
    const { origin } = server;
    const { page, context, complaints } = await newVisit(browser(), origin);
    const email = `investor-${crypto.randomUUID()}@example.test`;
    await page.goto(`${origin}/auth?next=/deals`);
    await page.getByTestId('auth-switch').click();
    await page.getByTestId('auth-email').fill(email);
    await page.getByTestId('auth-password').fill(password);
    await page.getByTestId('auth-submit').click();
    if (!given.confirmsByItself) {
      await page.getByTestId('auth-code').waitFor();
      await page.getByTestId('auth-code').fill((await database.codeFor(email)) ?? '');
      await page.getByTestId('auth-submit').click();
    }
    await page.waitForURL(`${origin}/deals`);
    await typeDealIn(page, origin);
    await expect.poll(async () => (await diagnosisOf(page)).pending, { timeout: 20_000 }).toBe(0);

    const stored = `select count(*)::text as rows from sync.sync_rows join sync.workspaces on workspaces.id = workspace_id
      join auth.users on users.id = personal_of where email = $1`;
    await expect.poll(async () => Number((await database.q(stored, [email]))[0]?.['rows'])).toBeGreaterThan(0);

    await page.goto(`${origin}/auth`);
    await page.getByTestId('factor-add').click();
    const secret = await page.getByTestId('factor-secret').innerText();
    const code = () => totpCode(secret, Math.floor(wallTime() / 30_000));
    await page.getByTestId('factor-code').fill(code());
    await page.getByTestId('factor-confirm').click();
    await page.getByTestId('factor').waitFor();
    await page.getByTestId('sign-out-wipe').click();
    await page.getByTestId('sign-out-confirm').click();
    await page.waitForURL(`${origin}/`);

    await page.goto(`${origin}/auth?next=/deals`);
    await page.getByTestId('auth-email').fill(email);
    await page.getByTestId('auth-password').fill(password);
    await page.getByTestId('auth-submit').click();
    await page.getByTestId('totp-code').fill(code());
    await page.getByTestId('totp-submit').click();
    await page.waitForURL(`${origin}/deals`);
    await page.getByTestId('deal-card').first().waitFor();
    expect(complaints.violations).toEqual([]);
    expect(complaints.errors).toEqual([]);
    expect(new Set(complaints.foreignRequests.map((url) => new URL(url).origin))).toEqual(new Set([given.origin]));
    await context.close();
  });
});
