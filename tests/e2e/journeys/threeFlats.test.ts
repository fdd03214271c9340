import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { newVisit, type Visit } from '../support/browser.ts';
import { dealPage, openPart } from '../support/dealPage.ts';
import { stage } from '../support/stage.ts';

/** What a visitor with a list of three flats does with the product, step by step, without an account. */
const { product, browser } = stage();

const flats = [
  { address: '12 Quay Street, Manchester M3 3JZ', price: '185k', rent: '1150', bedrooms: '2' },
  { address: '4 Ordsall Lane, Salford M5 4TE', price: '152,500', rent: '980', bedrooms: '1' },
  { address: 'Flat 9, Mersey Road, Liverpool L17 6AG', price: '128k', rent: '895', bedrooms: '2' },
] as const;

const poundsIn = (text: string): number => Number((/£([\d,]+)/.exec(text)?.[1] ?? '').replaceAll(',', ''));

let visit: Visit;
/** Each flat's URL, and the price found for it. */
const addresses: string[] = [];
const offers: number[] = [];

beforeAll(async () => {
  visit = await newVisit(browser(), product().origin, { viewport: { width: 1440, height: 900 } });
});

async function typeIn(page: Page, { address, price, rent, bedrooms }: (typeof flats)[number]): Promise<void> {
  await page.goto(`${product().origin}/deals`);
  await page.getByRole('button', { name: 'Enter details manually' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Address').fill(address);
  await sheet.getByLabel('Price').fill(price);
  await sheet.getByLabel('Monthly rent').fill(rent);
  await sheet.getByLabel('Bedrooms').fill(bedrooms);
  await sheet.getByLabel('Type').fill('Flat');
  await sheet.getByRole('button', { name: 'Analyse' }).click();
  await page.getByTestId('deal-score').first().waitFor();
  addresses.push(page.url());
}

describe('an investor with three flats in a list', () => {
  it('enters each of them with four values', async () => {
    for (const flat of flats) await typeIn(visit.page, flat);
    expect(new Set(addresses).size).toBe(3);
  });

  it('compares them side by side, and sees which has the lowest or highest value in each row', async () => {
    const { page } = visit;
    await page.goto(`${product().origin}/deals`);
    await expect.poll(() => page.getByTestId('deals-count').innerText()).toBe('3 deals');
    await page.getByTestId('select-all').click();
    await page.getByTestId('bulk-compare').click();
    const table = page.getByTestId('compare-table');
    await table.waitFor();
    const price = page.getByTestId('compare-price');
    await price.getByText('lowest').waitFor();
    expect(await price.getByRole('cell').filter({ hasText: 'lowest' }).innerText()).toContain('£128,000');
    for (const [row, word] of [
      ['netYield', 'highest'],
      ['monthlyCashFlow', 'highest'],
      ['cashNeeded', 'lowest'],
    ] as const) {
      await expect.poll(() => page.getByTestId(`compare-${row}`).getByText(word).count()).toBe(1);
    }
  });

  it('finds the price at which each one’s net yield is 6%, and tries it', async () => {
    const { page } = visit;
    for (const address of addresses) {
      await page.goto(address);
      await page.getByTestId('deal-score').first().waitFor();
      await page.getByTestId('ask-goal').click();
      await page.getByTestId('goal-figure').selectOption('netYield');
      await page.getByTestId('goal-target').fill('6%');
      await page.getByTestId('goal-target').press('Enter');
      const words = page.getByTestId('goal-words');
      await expect.poll(() => words.innerText()).toMatch(/of 6\.00%/);
      const offer = poundsIn(await words.innerText());
      expect(offer).toBeGreaterThan(50_000);
      await page.getByTestId('try-goal').click();
      await expect.poll(() => dealPage(page).figure('netYield')).toMatch(/6\.0\d?%/);
      offers.push(offer);
    }
    expect(new Set(offers).size).toBe(3);
  });

  it('decides between buying in person and through a company', async () => {
    const { page } = visit;
    await page.goto(addresses[0] ?? '');
    await openPart(page, 'Numbers', 'tax');
    const sentence = page.getByTestId('tax-sentence');
    await sentence.waitFor();
    const before = await sentence.innerText();
    expect(before).toMatch(/^(Sole|Joint|Company) ownership leaves you £[\d,]+ more than /);
    // The visitor's salary is taxed at 40%. The answer uses that rate and says so.
    const salary = page.getByTestId('tax-otherIncome').first();
    await salary.fill('95k');
    await salary.press('Enter');
    await expect.poll(() => sentence.innerText()).not.toBe(before);
    await page.getByRole('heading', { name: 'What makes the difference' }).waitFor();
    expect(await sentence.innerText()).toMatch(/company ownership/i);
  });

  it('makes the PDF for the lender with the price found', async () => {
    const { page } = visit;
    await page.goto(addresses[0] ?? '');
    await page.getByTestId('deal-score').first().waitFor();
    await page.getByTestId('report-options').click();
    await page.getByTestId('report-edition-lender').check();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('report-make').click()]);
    const bytes = new Uint8Array(await readFile(await download.path()));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    const said = text.replaceAll(/\s+/g, ' ');
    expect(said).toContain('Lending summary');
    expect(said).toContain('Quay Street');
    expect(said).toContain(`£${(offers[0] ?? 0).toLocaleString('en-GB')}`);
    expect(visit.complaints.errors).toEqual([]);
    expect(visit.complaints.violations).toEqual([]);
  });
});
