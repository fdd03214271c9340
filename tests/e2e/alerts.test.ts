import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { rightmovePage } from '../support/listingPages.ts';
import { sampleHouse } from '../support/listingSamples.ts';
import { newVisit, readyOffline, signUp, withServiceWorker } from './support/browser.ts';
import { faultsIn, faultsInLooks } from './support/looking.ts';
import { ownStage } from './support/stage.ts';

const { product, browser } = ownStage();

const reduced = { ...sampleHouse, price: Math.round((sampleHouse.price ?? 0) * 0.95) };

interface Shown {
  readonly title: string;
  readonly body: string;
}

/** Replaces the browser's notifications: grants permission when asked, and records each notification. */
async function writeNotificationsDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = globalThis as { __shown?: Shown[] };
    told.__shown = [];
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('permission') ?? 'default' });
    Notification.requestPermission = () => {
      localStorage.setItem('permission', 'granted');
      return Promise.resolve('granted');
    };
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      told.__shown?.push({ title, body: options?.body ?? '' });
      return Promise.resolve();
    };
  });
}

/** Whether rules are being watched, which starts with the first check after they are created. */
const watches = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.endsWith('-view'));
    const found = await Promise.all(
      names.map(
        (name) =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open(name);
            opening.addEventListener('success', () => {
              const asked = opening.result.transaction('settings').objectStore('settings').get('alerts/watched');
              asked.addEventListener('success', () => {
                resolve(asked.result !== undefined);
                opening.result.close();
              });
            });
          }),
      ),
    );
    return found.includes(true);
  });

describe('alerts', () => {
  it('a rule reports a watched listing’s price drop: in the inbox, as a notification, and offline after a reload', async () => {
    const { origin, portal } = product();
    const { page, context, complaints } = await newVisit(browser(), origin, withServiceWorker);
    await writeNotificationsDown(page);
    await signUp(page, origin);
    await page.goto(origin);
    await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
    await page.getByTestId('analyze-button').click();
    await page.getByTestId('run-item-score').first().waitFor();

    await page.goto(`${origin}/alerts`);
    const suggestion = page.getByTestId('rule-suggestion').filter({ hasText: 'falls by 3' });
    await expect.poll(() => suggestion.innerText()).toContain('No matches yet among your 1 deal');
    expect(await faultsIn(page, 'alerts, empty')).toEqual([]);
    await suggestion.getByRole('button').click();
    await page.getByTestId('alert-rule').waitFor();
    await page.getByTestId('alerts-allow').click();
    await expect.poll(() => page.getByTestId('alerts-notify').isChecked()).toBe(true);
    await page.getByTestId('rule-edit').click();
    await expect.poll(() => page.getByTestId('rule-sentence').innerText()).toContain('When the asking price of any deal falls by 3');
    expect(await faultsIn(page, 'alerts, a rule')).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => watches(page)).toBe(true);

    portal.setFault(sampleHouse.id, {
      kind: 'page',
      contentType: 'text/html; charset=utf-8',
      body: rightmovePage(reduced, { encoding: 'plain' }),
    });
    await page.goto(`${origin}/deals`);
    await page.getByTestId('deal-card').first().getByRole('link').first().click();
    await readyOffline(page);
    await page.getByTestId('check-again').click();
    await expect.poll(() => page.getByTestId('listing-events').innerText()).toContain('Reduced by');
    const shown = () => page.evaluate(() => (globalThis as { __shown?: readonly Shown[] }).__shown ?? []);
    await expect.poll(shown).toHaveLength(1);
    expect((await shown())[0]?.body).toContain('Asking price down by');

    await page.goto(`${origin}/dashboard`);
    expect(await page.getByTestId('open-alert').innerText()).toContain('Asking price down by');
    await page.getByTestId('open-alert').getByRole('link').click();
    await page.getByTestId('alert-event').waitFor();
    expect(await faultsInLooks(page, 'alerts, one')).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await page.getByTestId('alert-event').waitFor();
    await expect.poll(() => page.getByTestId('alerts-summary').innerText()).toContain('1 unread alert');
    await page.getByTestId('alert-read').click();
    await expect.poll(() => page.getByTestId('alerts-summary').innerText()).toContain('All caught up');
    await page.getByTestId('alert-dismiss').click();
    await page.getByTestId('alert-event').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByTestId('alert-event').waitFor();
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
