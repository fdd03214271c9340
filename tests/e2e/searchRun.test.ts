import { beforeAll, describe, expect, it } from 'vitest';
import { rightmoveSearchUrl, searchListings } from '../support/searchPortal.ts';
import { newVisit, readyOffline, signUp, type Visit, withServiceWorker } from './support/browser.ts';
import { ownStage } from './support/stage.ts';

const listings = searchListings(40);
const broken = [3, 11, 19].map((at) => listings[at]?.id ?? 0);
const { product, browser } = ownStage({ listings, latencyMs: 60 });
let visit: Visit;

beforeAll(async () => {
  const [gone = 0, blank = 0, cut = 0] = broken;
  product().portal.setFault(gone, { kind: 'status', status: 410, body: 'gone' });
  product().portal.setFault(blank, { kind: 'page', contentType: 'text/html', body: '' });
  product().portal.setFault(cut, { kind: 'cut' });
  visit = await newVisit(browser(), product().origin, withServiceWorker);
  await signUp(visit.page, product().origin);
  await visit.page.goto(`${product().origin}/deals`);
  await readyOffline(visit.page);
});

const scores = () => visit.page.getByTestId('run-item-score').count();
const failed = () => visit.page.locator('[data-testid="run-listing"][data-state="failed"]');
const state = () => visit.page.getByTestId('run-state');

/** The final state, which the screen shows each time it is opened. */
async function showsTheEnd(): Promise<void> {
  await expect.poll(() => state().innerText()).toBe('Done: 22 properties analysed, 3 failed');
  await expect.poll(scores).toBe(22);
  await expect.poll(() => visit.page.getByTestId('run-share').innerText()).toBe('First 25 of 40 results.');
  await expect.poll(() => failed().count()).toBe(3);
  const words = (await failed().allInnerTexts()).join('\n');
  expect(words).toContain('Rightmove no longer shows this listing.');
  expect(words).toContain('Our server could not reach Rightmove.');
}

describe('a search link that becomes a deal for each of its first 25 listings', () => {
  it('shows how many there are, opens the run and shows them as they arrive, before and after a reload', async () => {
    const { page } = visit;
    await page.getByTestId('url-input').fill(`${rightmoveSearchUrl}?index=24`);
    await page.getByTestId('analyze-button').click();
    await page.getByText('Processing 25 properties from rightmove').waitFor();
    await page.waitForURL(/\/sync-progress\?rightmove=/);
    await page.getByTestId('run-item-score').first().waitFor();
    await page.reload();
    await showsTheEnd();
    const pages = product()
      .portal.requests()
      .filter(({ path }) => path.startsWith('/properties/'));
    expect(pages).toHaveLength(25);
  });

  it('shows the same from the device’s data with the server down and the page reloaded', async () => {
    await product().stopServer();
    await visit.page.reload();
    await showsTheEnd();
    await product().startServer();
  });

  it('retries only the failed listings', async () => {
    const { page } = visit;
    for (const id of broken.slice(1)) product().portal.setFault(id, null);
    product().portal.forget();
    await page.getByTestId('run-retry-failed').click();
    await expect.poll(() => state().innerText(), { timeout: 30_000 }).toBe('Done: 24 properties analysed, 1 failed');
    await expect.poll(scores).toBe(24);
    const asked = product()
      .portal.requests()
      .map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith('/properties/')).toSorted()).toEqual(broken.map((id) => `/properties/${id}`).toSorted());
  });

  it('creates each deal once, and marks one that has since been deleted', async () => {
    const { page } = visit;
    const run = page.url();
    await page.goto(`${product().origin}/deals`);
    await expect.poll(() => page.getByTestId('deals-count').innerText()).toContain('24');
    await page.getByTestId('select-mode').click();
    await page.getByTestId('deal-select').first().check();
    await page.getByTestId('bulk-bin').click();
    await page.getByTestId('open-bin').click();
    await page.getByTestId('bin-delete').click();
    await page.getByTestId('bin-delete-confirm').click();
    await page.getByText('The bin is empty').waitFor();
    await page.goto(run);
    await page.getByText('This deal is no longer on this device.').waitFor();
    await expect.poll(scores).toBe(23);
  });
});
