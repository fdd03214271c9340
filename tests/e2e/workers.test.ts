import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleHouse } from '../support/listingSamples.ts';
import { newVisit, signUp } from './support/browser.ts';
import { dealPage } from './support/dealPage.ts';
import { holdBack } from './support/holdBack.ts';
import { stage } from './support/stage.ts';
import { workersNamed } from './support/workersNamed.ts';

const { product, browser } = stage();
let page: Page;

beforeAll(async () => {
  // The visit has no service worker, because its cache would serve the script that a test holds back.
  ({ page } = await newVisit(browser(), product().origin, { serviceWorkers: 'block' }));
  await signUp(page, product().origin);
  await page.goto(product().origin);
  await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
  await page.getByTestId('analyze-button').click();
  await page.getByTestId('run-item-score').first().waitFor();
  await page.getByTestId('run-item').first().getByRole('link').first().click();
  await page.getByTestId('deal-score').first().waitFor();
});

/** Ends a worker from inside, without an event to the page, as the operating system does when memory runs out. */
async function kill(name: string): Promise<void> {
  const workers = await workersNamed(page, name);
  expect(workers.length).toBeGreaterThan(0);
  for (const worker of workers) await worker.evaluate(() => globalThis.close()).catch(() => {});
}

/** The rent in the document on disk. */
async function storedRent(): Promise<number | undefined> {
  const id = page.url().split('/').at(-1) ?? '';
  const deal = await page.evaluate<{ inputs: { 'buy-to-let': { monthlyRent?: number } } } | null>(
    `window.__diag().then((told) => told.readDeal('${id}'))`,
  );
  return deal?.inputs['buy-to-let']?.monthlyRent;
}

describe('a worker that dies silently (C57)', () => {
  it('does not stop the figures: the next evaluation is answered', async () => {
    const deal = dealPage(page);
    const before = await deal.figure('monthlyCashFlow');
    await kill('evaluate');
    await deal.assume('monthlyRent', '1300');
    await expect.poll(() => deal.figure('monthlyCashFlow')).not.toBe(before);
  });

  it('does not lose typed values: the data worker restarts and stores them', async () => {
    const deal = dealPage(page);
    await kill('data');
    await deal.assume('monthlyRent', '1450');
    await expect.poll(async () => (await page.evaluate<{ stateHash: string | null }>('window.__diag()')).stateHash).not.toBeNull();
    await expect.poll(() => storedRent()).toBe(145_000);
    await page.reload();
    await expect.poll(() => page.getByTestId('input-monthlyRent').first().inputValue()).toContain('1,450');
  });

  it('lets the user retry the report after its worker failed to load', async () => {
    await page.context().route(/assets\/pdf-.*\.js/, (route) => route.abort());
    await page.reload();
    await page.getByTestId('deal-score').first().waitFor();
    await page.getByTestId('make-pdf').click();
    await page.getByText('Couldn’t create the report').waitFor();
    await page.context().unroute(/assets\/pdf-.*\.js/);
    const { text } = await dealPage(page).pdfText();
    expect(text).toContain('£1,450');
  });

  it('keeps an explanation open that was opened before the document was read', async () => {
    const worker = /assets\/data-[\w-]{8}\.js/;
    const { release } = await holdBack(page.context(), worker);
    await page.reload();
    await page.getByTestId('explain-monthlyCashFlow').first().click();
    await page.getByRole('dialog').getByText('Formula').waitFor();
    release();
    await page.locator('[data-live]').waitFor();
    expect(await page.getByRole('dialog').getByText('Formula').isVisible()).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.context().unroute(worker);
  });

  it('ends a report in progress with a message and no partial file, and the next attempt succeeds', async () => {
    const fonts = /\/fonts\/[^/]+\.ttf/;
    let asked = 0;
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    // The fonts never arrive, so the worker ends in the middle of its work.
    await page.context().route(fonts, () => void (asked += 1));
    await page.getByTestId('make-pdf').click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await kill('pdf');
    await page.getByText('Couldn’t create the report').first().waitFor();
    expect(downloads).toEqual([]);
    await page.context().unroute(fonts);
    expect((await dealPage(page).pdfText()).text).toContain('£1,450');
  });
});
