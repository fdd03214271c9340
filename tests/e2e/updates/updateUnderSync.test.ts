import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deal } from '../../../src/core/deal/deal.ts';
import { dealOf } from '../../support/deals.ts';
import { launchBrowser, newVisit, readyOffline, signUp, type Visit, withServiceWorker } from '../support/browser.ts';
import { copyOfBuild, type Deploy, type Releases } from '../support/releases.ts';
import { startProduct, type Product } from '../support/product.ts';

/** The number of unsent deals when the new version arrives; `SYNC_ROWS` overrides it. */
const rows = Number(process.env['SYNC_ROWS'] ?? 1_000);
const chunk = 500;

let releases: Releases;
let product: Product;
let browser: Browser;
let appDirBefore: string | undefined;

beforeAll(async () => {
  releases = copyOfBuild();
  appDirBefore = process.env['APP_DIR'];
  process.env['APP_DIR'] = releases.folder;
  product = await startProduct();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
  if (appDirBefore === undefined) delete process.env['APP_DIR'];
  else process.env['APP_DIR'] = appDirBefore;
  releases?.remove();
});

const pendingOf = async (page: Page): Promise<number> => Number(await page.getByTestId('pending-count').first().textContent());

const buildOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null).catch(() => null);

const patience = { timeout: 240_000, interval: 200 };

async function seed(page: Page): Promise<void> {
  await page.evaluate('window.__diag().then((found) => { window.__seeding = found; })');
  for (let from = 0; from < rows; from += chunk) {
    const deals = Array.from({ length: Math.min(chunk, rows - from) }, (_, place) => dealOf(from + place));
    await page.evaluate(async (made) => {
      type Seeding = { readonly seedDeals: (deals: readonly Deal[]) => Promise<number> };
      await (globalThis as unknown as { readonly __seeding: Seeding }).__seeding.seedDeals(made);
    }, deals);
  }
}

/** A user with unsent deals and a half-typed link. */
async function personMidSync(): Promise<Visit & { readonly loads: () => number }> {
  const visit = await newVisit(browser, product.origin, withServiceWorker);
  const { page, context } = visit;
  page.setDefaultTimeout(patience.timeout);
  await signUp(page, product.origin);
  await page.goto(`${product.origin}/deals`);
  await readyOffline(page);
  await context.setOffline(true);
  await seed(page);
  await expect.poll(() => pendingOf(page), patience).toBe(rows);
  await page.getByTestId('url-input').fill('https://www.rightmove.co.uk/prop');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await context.setOffline(false);
  await expect.poll(() => pendingOf(page), patience).toBeLessThan(rows);
  return { ...visit, loads: () => loads };
}

const lookForUpdate = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => null));

it('a new version that arrives during a sync does not reload the page, loses no text or deal, and the sync continues afterwards', async () => {
  const { page, context, loads } = await personMidSync();
  releases.deploy('second-build-0001');
  await lookForUpdate(page);
  const card = page.getByTestId('update-card');
  await card.waitFor({ timeout: 60_000 });
  expect(await page.getByTestId('url-input').inputValue()).toBe('https://www.rightmove.co.uk/prop');
  expect(loads()).toBe(0);
  await card.getByRole('button', { name: 'Update Now' }).click();
  await card.getByRole('button', { name: 'Update anyway' }).click();
  await expect.poll(() => buildOf(page), patience).toBe('second-build-0001');
  // The build id is known before the page is fully loaded.
  await expect.poll(loads, patience).toBe(1);
  await page.getByTestId('sync-badge').first().waitFor();
  await expect.poll(() => pendingOf(page), patience).toBe(0);
  expect(await page.evaluate('window.__diag().then(({ dealCount }) => dealCount)')).toBe(rows);
  // A chunk of the new version that was never loaded before.
  await page.goto(`${product.origin}/simulator`);
  await page.locator('main h1').first().waitFor();
  expect(await page.getByText('Something went wrong').count()).toBe(0);
  await context.close();
});

const failing: readonly (readonly [string, Deploy])[] = [
  ['one of its files is missing', { alsoListed: 'assets/missing-AAAAAAAA.js' }],
  [
    'the device has no space for it',
    { workerBegins: 'Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));' },
  ],
];

it.each(failing)('an update fails because %s: the previous version continues, also offline, and the sync finishes', async (_, how) => {
  releases.deploy('first-build-00001');
  const { page, context, loads } = await personMidSync();
  const first = await buildOf(page);
  releases.deploy('broken-build-0001', how);
  await lookForUpdate(page);
  await expect.poll(() => pendingOf(page), patience).toBe(0);
  expect(await page.getByTestId('update-card').count()).toBe(0);
  expect(await page.getByTestId('url-input').inputValue()).toBe('https://www.rightmove.co.uk/prop');
  expect(loads()).toBe(0);
  await context.setOffline(true);
  await page.reload();
  await page.getByTestId('deal-card').first().waitFor();
  expect(await buildOf(page)).toBe(first);
  await context.close();
});
