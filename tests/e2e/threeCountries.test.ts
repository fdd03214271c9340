import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { otherPage } from '../support/listingOtherPages.ts';
import { rightmovePage } from '../support/listingPages.ts';
import { sampleFlat } from '../support/listingSamples.ts';
import { newVisit, readyOffline, type Visit, withServiceWorker } from './support/browser.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();
let visit: Visit;
let compareUrl = '';

beforeAll(async () => {
  visit = await newVisit(browser(), product().origin, withServiceWorker);
});

const saved = (name: string, page: string) => ({ name, mimeType: 'text/html', buffer: Buffer.from(page) });

const card = (page: Page, place: string) => page.getByTestId('deal-card').filter({ hasText: place });

/** A row's cells for Nantes, Leeds and Dayton, in that order. */
async function cellsOf(page: Page, id: string): Promise<readonly string[]> {
  const heads = await page.getByTestId('compare-table').locator('thead th').allInnerTexts();
  const cells = await page.getByTestId(`compare-${id}`).getByRole('cell').allInnerTexts();
  return ['Nantes', 'Leeds', 'Dayton'].map((place) => {
    const at = heads.findIndex((head) => head.includes(place));
    return (cells[at - 1] ?? '').replaceAll(/\s+/g, ' ').trim();
  });
}

describe('properties in Nantes, Leeds and Dayton', () => {
  it('are read from saved pages, and each is scored in its own currency', async () => {
    const { page } = visit;
    await page.goto(`${product().origin}/deals`);
    await page
      .getByRole('button', { name: /saved page/i })
      .first()
      .click();
    await page
      .getByTestId('page-file')
      .setInputFiles([
        saved('nantes.html', otherPage('seloger')),
        saved('leeds.html', rightmovePage(sampleFlat, { encoding: 'on' })),
        saved('dayton.html', otherPage('zillow')),
      ]);
    await expect.poll(() => page.getByTestId('deal-card').count()).toBe(3);
    // No rent or property tax is published for this French home, so the owner enters both.
    await card(page, 'Nantes').getByRole('link').first().click();
    for (const [key, amount] of [
      ['monthlyRent', '€1150'],
      ['propertyTaxPerYear', '€1200'],
    ] as const)
      await page.getByTestId('deal-gap').getByTestId(`input-${key}`).fill(amount);
    await page.getByTestId('deal-score').first().waitFor();
    await page.getByTestId('save-deal').click();
    await page.getByTestId('save-deal').getByText(/saved/i).waitFor();
    await page.goto(`${product().origin}/deals`);
    for (const place of ['Nantes', 'Leeds', 'Dayton'])
      await expect.poll(() => card(page, place).getByTestId('deal-card-score').innerText()).toMatch(/\d/);
  });

  it('are listed with a notice about mixed currencies once their prices are compared', async () => {
    const { page } = visit;
    await page.getByTestId('deals-sort').waitFor();
    expect(await page.getByTestId('mixed-currencies').count()).toBe(0);
    await page.getByTestId('deals-sort').selectOption('price');
    await page.getByTestId('mixed-currencies').waitFor();
    expect(await page.getByTestId('mixed-currencies').innerText()).toContain('several currencies');
    await page.getByTestId('deals-sort').selectOption('-netYield');
    await expect.poll(() => page.getByTestId('mixed-currencies').count()).toBe(0);
  });

  it('are compared in their own currencies, with a dated conversion into pounds', async () => {
    const { page } = visit;
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('select-all').click();
    await page.getByTestId('bulk-compare').click();
    await page.getByTestId('compare-table').waitFor();
    const note = page.getByTestId('exchange-note');
    await expect.poll(() => note.innerText()).toMatch(/exchange rates (?:for|of|from) [A-Z][a-z]+ \d{4}.*1 EUR = 0\.\d{4} GBP/);
    expect(await note.innerText()).toContain('1 USD = 0.');
    expect(await note.innerText()).toContain('Federal Reserve');
    expect(await note.count()).toBe(1);
    const [nantes, leeds, dayton] = await cellsOf(page, 'price');
    expect(nantes).toMatch(/^€305,000 about £2\d\d,\d{3}$/);
    expect(leeds).toBe('£142,500');
    expect(dayton).toMatch(/^\$189,000 about £1\d\d,\d{3}$/);
    for (const id of ['cashNeeded', 'monthlyRent', 'monthlyCashFlow']) {
      const [euros, pounds, dollars] = await cellsOf(page, id);
      expect([id, euros]).toEqual([id, expect.stringMatching(/€.* about −?£[\d,]+/)]);
      expect([id, pounds]).toEqual([id, expect.not.stringContaining('about')]);
      expect([id, dollars]).toEqual([id, expect.stringMatching(/\$.* about −?£[\d,]+/)]);
      expect([
        id,
        await page
          .getByTestId(`compare-${id}`)
          .getByText(/^(highest|lowest)$/)
          .count(),
      ]).toEqual([id, 0]);
    }
    compareUrl = page.url();
  });

  it('keep each country’s definition of yield, unconverted', async () => {
    const { page } = visit;
    const [nantes, leeds, dayton] = await cellsOf(page, 'netYield');
    expect(nantes).toContain('rendement net');
    expect(dayton).toContain('Cap rate');
    expect(leeds).toMatch(/^−?\d+\.\d%/);
    for (const yields of [nantes, leeds, dayton]) expect(yields).not.toContain('about');
  });

  it('are compared offline at previously fetched exchange rates', async () => {
    const { page, context, complaints } = visit;
    await readyOffline(page);
    await context.setOffline(true);
    await page.goto(compareUrl);
    await page.getByTestId('compare-table').waitFor();
    await expect.poll(() => page.getByTestId('exchange-note').innerText()).toMatch(/1 EUR = 0\.\d{4} GBP/);
    expect((await cellsOf(page, 'price'))[0]).toContain('about £');
    await context.setOffline(false);
    expect(complaints.errors).toEqual([]);
    expect(complaints.violations).toEqual([]);
  });
});
