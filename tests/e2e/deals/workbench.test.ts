import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const sheet = [
  'Address,Outcode,Beds,Type,Asking price (GBP),Own: Monthly rent (GBP),Stage,Tags',
  '"1 Example Street, Salford",M6,3,Terraced house,185000,1250,New,"refurb, near tram"',
  '"2 Example Street, Salford",M7,2,Flat,120000,900,Shortlisted,',
  '"3 Example Street, Salford",M8,4,Semi-detached house,260000,1400,New,',
].join('\r\n');

async function bring(page: Page, text: string): Promise<void> {
  await page.getByTestId('bench-import-open').first().click();
  await page.getByTestId('import-file').setInputFiles({ name: 'deals.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByTestId('import-summary').waitFor();
}

async function openWithThree(page: Page): Promise<void> {
  await page.goto(`${product().origin}/deals-v2`);
  await bring(page, sheet);
  await page.getByTestId('import-apply').click();
  await page.getByTestId('deals-count').filter({ hasText: '3 deals' }).waitFor();
  await page.getByTestId('bulk-progress').waitFor({ state: 'detached' });
}

const cell = (page: Page, title: string, column: string) =>
  page.getByTestId('bench-row').filter({ hasText: title }).locator(`[data-column=${column}]`);

describe('the deals as a table', () => {
  it('edits in place with updated figures, undoes by keyboard, moves stages, exports and restores', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, { viewport: { width: 1440, height: 900 } });
    await openWithThree(page);
    const house = '3-bed terraced house, 1 Example Street';
    // A row is drawn before its figures.
    await cell(page, house, 'netYield').filter({ hasText: '%' }).waitFor();
    const yieldBefore = await cell(page, house, 'netYield').innerText();
    await cell(page, house, 'price').click();
    await page.getByTestId('cell-input').fill('=150k+10k');
    await page.keyboard.press('Enter');
    await cell(page, house, 'price').filter({ hasText: '£160,000' }).waitFor();
    await expect.poll(() => cell(page, house, 'netYield').innerText()).not.toBe(yieldBefore);
    await page.keyboard.press('Control+z');
    await cell(page, house, 'price').filter({ hasText: '£185,000' }).waitFor();
    await expect.poll(() => cell(page, house, 'netYield').innerText()).toBe(yieldBefore);

    await page.getByTestId('sort-price').click();
    await expect.poll(() => page.getByTestId('bench-row').first().innerText()).toContain('4-bed');
    await page.getByTestId('sort-title').click({ modifiers: ['Shift'] });
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-price,title');

    await page.getByLabel(`Select ${house}`).check();
    await page.getByTestId('bulk-stage').selectOption('viewing');
    await cell(page, house, 'stage').filter({ hasText: 'Viewing' }).waitFor();
    await page.getByRole('radio', { name: 'Board' }).check();
    await page.getByTestId('board-viewing').getByRole('link', { name: house }).waitFor();
    await page.getByTestId('board-viewing').getByRole('link', { name: house }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByTestId('board-offer').getByRole('link', { name: house }).waitFor();
    await page.getByRole('radio', { name: 'Scatter' }).check();
    await page.getByTestId('bench-scatter').locator('figcaption').filter({ hasText: '3 deals by score' }).waitFor();

    await page.getByTestId('bench-export-open').click();
    await page.getByRole('radio', { name: 'CSV' }).check();
    const downloading = page.waitForEvent('download');
    await page.getByTestId('export-make').click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain('Price (GBP)');
    await page.goto(`${product().origin}/deals-v2`);
    await page.getByTestId('bench-table').waitFor();
    await bring(page, file);
    expect(await page.getByTestId('import-summary').innerText()).toMatch(/^0 deals to change · 0 new · 1 unchanged$/);
    expect([complaints.violations, complaints.errors]).toEqual([[], []]);
    await context.close();
  });
});
