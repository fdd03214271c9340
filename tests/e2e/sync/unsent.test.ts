import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../support/browser.ts';
import { dealPage } from '../support/dealPage.ts';
import { diagnosisOf, eventually, newPerson, nextDevice, openFirstDeal, rentOn, signIn, synced, tokenOf } from '../support/devices.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const badge = (page: Page) => page.getByTestId('sync-badge').first();
const openSheet = (page: Page) => page.getByTestId('sync-details').first().click();

/** Deletes every database of this origin, as browsers do with sites that were not used for long. */
async function evict({ context, page }: Visit): Promise<void> {
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: product().origin, storageTypes: 'indexeddb' });
}

describe('unsent work', () => {
  it('survives a sign-out with "keep" and is sent when the same user signs in again; other devices stay signed in', async () => {
    const { origin } = product();
    const { email, first, dealId } = await newPerson(browser(), origin);
    const { page, context } = first;
    const other = await nextDevice(browser(), origin, email);
    const token = await tokenOf(page);
    await context.setOffline(true);
    await dealPage(page).assume('monthlyRent', '1333');
    await eventually(() => rentOn(page, dealId)).toBe(133_300);
    await page.goto(`${origin}/auth`);
    await eventually(() => page.getByTestId('sign-out-pending').innerText()).toContain('1 change hasn’t been synced');
    await page.getByTestId('sign-out-keep').click();
    await page.getByTestId('sign-out-confirm').click();
    await page.getByTestId('auth-password').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('yardstick-auth'))).toBeNull();
    await context.setOffline(false);
    const sessionsOf = async (bearer: string) =>
      (await fetch(`${origin}/account/v1/sessions`, { headers: { authorization: `Bearer ${bearer}` } })).status;
    await eventually(() => sessionsOf(token)).toBe(401);
    expect(await sessionsOf(await tokenOf(other.page))).toBe(200);
    // No user is signed in, so nothing was sent.
    expect(await rentOn(other.page, dealId)).toBeUndefined();
    await signIn(page, origin, email);
    await eventually(() => rentOn(other.page, dealId)).toBe(133_300);
    await context.close();
    await other.context.close();
  });

  it('can be exported to a file, even offline, which restores it after the browser has cleared the storage and a notice has said so', async () => {
    const { origin } = product();
    const { first, dealId } = await newPerson(browser(), origin);
    const { page, context } = first;
    // When the page starts again, it also records outside the databases that there are deals.
    await openFirstDeal(page, origin);
    await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('yardstick-had-records');
    await context.setOffline(true);
    await dealPage(page).assume('monthlyRent', '1444');
    await eventually(() => rentOn(page, dealId)).toBe(144_400);
    await openSheet(page);
    const downloading = page.waitForEvent('download');
    await page.getByTestId('unsent-download').click();
    const file = await (await downloading).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      format: 'yardstick-unsent',
      records: [{ coll: 'deals', id: dealId, doc: { inputs: { 'buy-to-let': { monthlyRent: 144_400 } } } }],
    });
    // The change must be lost here, so it must not be sent before the storage is cleared.
    await context.route('**/sync/v1/**', (route) => route.abort());
    await context.setOffline(false);
    await evict(first);
    await context.unroute('**/sync/v1/**');
    await openFirstDeal(page, origin);
    await eventually(() => badge(page).innerText()).toContain('Storage was cleared');
    expect(await rentOn(page, dealId)).toBeUndefined();
    await openSheet(page);
    expect(await page.getByTestId('sync-emptied').innerText()).toContain('Unsynced changes are lost');
    await page.getByTestId('unsent-file').setInputFiles(file);
    await eventually(() => page.getByTestId('unsent-told').innerText()).toContain('Restored: 1 record');
    await eventually(() => rentOn(page, dealId)).toBe(144_400);
    await synced(page);
    // Restoring again creates no duplicates and does not overwrite newer data.
    await page.getByTestId('unsent-file').setInputFiles([]);
    await page.getByTestId('unsent-file').setInputFiles(file);
    await eventually(() => page.getByTestId('unsent-told').innerText()).toContain('already on this device');
    await page.getByTestId('sync-emptied-read').click();
    await eventually(() => page.getByTestId('sync-emptied').count()).toBe(0);
    await eventually(() => badge(page).innerText()).toContain('Synced');
    await context.close();
  });

  it('is kept by an app that is too old for the server and says so, and is sent after the update', async () => {
    const { origin } = product();
    const { first, dealId } = await newPerson(browser(), origin);
    const { page, context } = first;
    const code = { code: 'upgrade_required', message: 'This app is too old' };
    await context.route('**/sync/v1/**', (route) => route.fulfill({ status: 426, json: code }));
    await dealPage(page).assume('monthlyRent', '1555');
    await eventually(() => rentOn(page, dealId)).toBe(155_500);
    await eventually(() => badge(page).innerText()).toContain('update the app');
    expect((await diagnosisOf(page)).pending).toBe(1);
    await page.reload();
    await eventually(() => badge(page).innerText()).toContain('update the app');
    expect(await rentOn(page, dealId)).toBe(155_500);
    await context.unroute('**/sync/v1/**');
    // The reload stands in for the update.
    await page.reload();
    await synced(page);
    await eventually(() => badge(page).innerText()).toContain('Synced');
    await context.close();
  });
});
