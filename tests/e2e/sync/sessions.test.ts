import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, readyOffline, signUp, type Visit, withServiceWorker } from '../support/browser.ts';
import { dealPage } from '../support/dealPage.ts';
import { diagnosisOf, eventually, newPerson, password, rentOn, synced, tokenOf } from '../support/devices.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const badge = (page: Page) => page.getByTestId('sync-badge').first();
const refresh = '**/auth/v1/token?grant_type=refresh_token';

/** Expires the stored token, as after a night with the lid closed. */
const expireToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('yardstick-auth') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('yardstick-auth', JSON.stringify({ ...session, expires_at: 1 }));
  });

/** Ends all of the user's sessions, as another device could. */
async function endAllSessions(page: Page, origin: string): Promise<void> {
  const { supabaseKey } = (await (await fetch(`${origin}/config.json`)).json()) as { readonly supabaseKey: string };
  const headers = { apikey: supabaseKey, authorization: `Bearer ${await tokenOf(page)}` };
  expect((await fetch(`${origin}/auth/v1/logout?scope=global`, { method: 'POST', headers })).status).toBe(204);
}

/** Deletes every database of this origin while the page is open, as the browser may. */
async function clearDatabases({ context, page }: Visit, origin: string): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

describe('a session that cannot be refreshed', () => {
  it.each([
    ['answers 500', 500],
    ['cannot be reached', null],
  ])(
    'accounts: unsent work made while the account server %s is counted, and cannot be removed without showing that count',
    async (_what, status) => {
      const { origin } = product();
      const { first } = await newPerson(browser(), origin);
      const { page, context } = first;
      await context.route(refresh, (route) => (status === null ? route.abort() : route.fulfill({ status, body: '<html>trouble</html>' })));
      await expireToken(page);
      if (status === null) await context.setOffline(true);
      await typeDealIn(page, origin);
      await eventually(() => page.getByTestId('pending-count').first().innerText()).toBe('1');
      await page.goto(`${origin}/auth`);
      await eventually(() => page.getByTestId('sign-out-pending').innerText()).toContain('1 change');
      await page.getByTestId('sign-out-wipe').click();
      await page.getByTestId('sign-out-confirm').click();
      await page.getByTestId('lose-unsent').waitFor();
      expect(await page.getByTestId('lose-unsent').innerText()).toContain('1 change');
      const downloading = page.waitForEvent('download');
      await page.getByTestId('lose-unsent-download').click();
      expect((await downloading).suggestedFilename()).toContain('unsent');
      await page.getByTestId('lose-unsent-cancel').click();
      await page.goto(`${origin}/deals`);
      await eventually(() => page.getByTestId('deal-card').count()).toBe(2);
      await context.close();
    },
  );

  it('accounts: a session ended elsewhere leaves the user’s deals open, shows what is unsent, and sends it after sign-in', async () => {
    const { origin } = product();
    const { email, first, dealId } = await newPerson(browser(), origin);
    const { page, context } = first;
    await context.setOffline(true);
    await dealPage(page).assume('monthlyRent', '1333');
    await eventually(() => rentOn(page, dealId)).toBe(133_300);
    await endAllSessions(page, origin);
    await expireToken(page);
    await context.setOffline(false);
    await page.reload();
    await eventually(() => page.evaluate(() => localStorage.getItem('yardstick-auth'))).toBeNull();
    expect(await rentOn(page, dealId)).toBe(133_300);
    await page.getByTestId('signed-out-note').waitFor();
    expect(await page.getByTestId('signed-out-note').innerText()).toContain('1 change');
    await eventually(() => badge(page).innerText()).toContain('Signed out · 1 waiting');
    // Editing still works.
    await dealPage(page).assume('monthlyRent', '1444');
    await eventually(() => rentOn(page, dealId)).toBe(144_400);
    await page.getByTestId('signed-out-note').getByRole('link', { name: 'Sign in' }).click();
    await page.getByTestId('auth-password').waitFor();
    expect(await page.getByTestId('auth-email').inputValue()).toBe(email);
    await page.getByTestId('auth-password').fill(password);
    await page.getByTestId('auth-submit').click();
    await page.waitForURL(`**/deals/${dealId}`);
    await synced(page);
    expect(await page.getByTestId('signed-out-note').count()).toBe(0);
    await context.close();
  });

  it('accounts: a token that the server refuses although the device trusts it is refreshed once, and sync continues', async () => {
    const { origin } = product();
    const { first, dealId } = await newPerson(browser(), origin);
    const { page, context } = first;
    const refused = `Bearer ${await tokenOf(page)}`;
    let refreshes = 0;
    await context.route(refresh, async (route) => {
      refreshes += 1;
      await route.continue();
    });
    await context.route('**/sync/v1/**', (route) =>
      route.request().headers()['authorization'] === refused
        ? route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'Your session has ended' } })
        : route.continue(),
    );
    await dealPage(page).assume('monthlyRent', '1555');
    await eventually(() => rentOn(page, dealId)).toBe(155_500);
    await synced(page);
    expect(refreshes).toBe(1);
    await eventually(() => badge(page).innerText()).toContain('Synced');
    await context.close();
  });
});

describe('databases that the browser deleted', () => {
  it('storage: unsent deals of a first session are reported at an offline start after the browser dropped the store', async () => {
    const { origin } = product();
    const visit = await newVisit(browser(), origin, withServiceWorker);
    const { page, context } = visit;
    await signUp(page, origin);
    await readyOffline(page);
    await context.route('**/sync/v1/**', (route) => route.abort());
    await typeDealIn(page, origin);
    await eventually(async () => (await diagnosisOf(page)).pending).toBe(1);
    await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('yardstick-had-records');
    await page.goto('about:blank');
    await clearDatabases(visit, origin);
    await context.setOffline(true);
    await page.goto(`${origin}/deals`);
    await page.getByTestId('device-emptied').waitFor();
    const told = await page.getByTestId('device-emptied').innerText();
    expect(told).toContain('1 deal');
    expect(told).toContain('1 change');
    await context.close();
  });

  it('storage: databases cleared under the open app are reported on the current screen until the notice is read', async () => {
    const { origin } = product();
    const { first } = await newPerson(browser(), origin);
    const { page, context } = first;
    await context.route('**/sync/v1/**', (route) => route.abort());
    await typeDealIn(page, origin);
    await eventually(async () => (await diagnosisOf(page)).pending).toBe(1);
    await eventually(() => badge(page).innerText()).toContain('Waiting to send (1)');
    await clearDatabases(first, origin);
    await page.getByTestId('device-emptied').waitFor();
    expect(await page.getByTestId('device-emptied').innerText()).toContain('1 change');
    // The notice survives navigation and a reload.
    await page.goto(`${origin}/dashboard`);
    await page.getByTestId('device-emptied').waitFor();
    await context.unroute('**/sync/v1/**');
    await page.reload();
    await page.getByTestId('device-emptied').waitFor();
    await page.goto(`${origin}/deals`);
    // The deals that were on the server are shown again.
    await eventually(() => page.getByTestId('deal-card').count()).toBe(1);
    await page.getByTestId('device-emptied-read').click();
    await page.getByTestId('device-emptied').waitFor({ state: 'detached' });
    await context.close();
  });
});
