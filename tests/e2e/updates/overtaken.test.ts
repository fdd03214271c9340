import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const typed = { address: 'Example Street, Salford M6 5ZZ', price: '118k', rent: '1050', bedrooms: '3' } as const;

async function typeDeal(page: Page): Promise<void> {
  await page.getByTestId('manual-add').click();
  for (const [name, text] of Object.entries(typed)) await page.getByTestId(`manual-${name}`).fill(text);
}

async function typedIn(page: Page): Promise<Record<string, string>> {
  const fields = Object.keys(typed).map(async (name) => [name, await page.getByTestId(`manual-${name}`).inputValue()] as const);
  return Object.fromEntries(await Promise.all(fields));
}

/** Upgrades the stores as a tab of a future build would. */
const overtake = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith('-view') === true ? [name] : []));
    if (names.length === 0) throw new Error('The store is missing');
    for (const name of names)
      await new Promise<void>((resolve, reject) => {
        const asking = indexedDB.open(name, 10_000);
        asking.addEventListener('upgradeneeded', () => void asking.result.createObjectStore('tomorrow'));
        asking.addEventListener('success', () => (asking.result.close(), resolve()));
        asking.addEventListener('error', () => reject(asking.error ?? new Error(name)));
      });
  });

describe('a tab overtaken by a newer build in another tab', () => {
  it('says so at once and over the open form, says why nothing is stored even if its own files are gone, and keeps typed text', async () => {
    // The visit has no service worker, because it would still have the files.
    const { page, context } = await newVisit(browser(), product().origin, { serviceWorkers: 'block' });
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('manual-add').waitFor();
    await page.waitForLoadState('networkidle');
    await typeDeal(page);
    await context.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    const newer = await context.newPage();
    await newer.goto(`${product().origin}/config.json`);
    await overtake(newer);

    const card = page.getByTestId('update-card');
    await card.waitFor();
    expect(await card.innerText()).toContain('A newer version is open in another window');
    await page.getByTestId('manual-submit').click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Couldn’t save' });
    await refusal.waitFor();
    expect(await refusal.innerText()).toContain('newer version');
    // The buttons can be pressed, although the form is a modal dialog that blocks everything outside it.
    await refusal.getByRole('button', { name: 'Dismiss' }).click();
    expect(await typedIn(page)).toEqual(typed);

    await context.unroute('**/assets/**');
    await card.getByRole('button', { name: 'Reload' }).click({ noWaitAfter: true });
    await page.waitForLoadState('load');
    await context.close();
  });

  it('restores the form’s text after the page is reloaded', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await page.goto(`${product().origin}/deals`);
    await typeDeal(page);
    await page.reload();
    await page.getByTestId('manual-add').click();
    await expect.poll(() => typedIn(page)).toEqual(typed);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByTestId('manual-add').click();
    expect(await page.getByTestId('manual-address').inputValue()).toBe('');
    await context.close();
  });
});
