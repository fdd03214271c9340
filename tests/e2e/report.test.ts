import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyseHouse, openAnalysed } from './support/analyseHouse.ts';
import { newVisit, signUp, type Visit } from './support/browser.ts';
import { chooseInDealMenu, dealPage } from './support/dealPage.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();
let visit: Visit;
let dealUrl = '';

beforeAll(async () => {
  visit = await newVisit(browser(), product().origin);
  const { page } = visit;
  await signUp(page, product().origin);
  await analyseHouse(page, product().origin);
  await openAnalysed(page);
  dealUrl = page.url().replace(/[?#].*$/, '');
}, 120_000);

const single = (text: string): string => text.replaceAll(/\s+/g, ' ');
const dense = (text: string): string => text.replaceAll(/\s+/g, '');

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ readonly text: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = await readFile(await download.path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { text: single(text), bytes };
}

async function openOptions(page: Page): Promise<void> {
  await page.goto(dealUrl);
  await page.getByTestId('deal-score').first().waitFor();
  await page.getByTestId('report-options').click();
  await page.getByRole('dialog').waitFor();
}

/** A red 40-pixel square, drawn by the page itself. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    const pen = canvas.getContext('2d');
    if (pen !== null) pen.fillStyle = 'red';
    pen?.fillRect(0, 0, 40, 40);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

describe('the report for sharing', () => {
  it('is created in the full edition, with the same figures as the screen', async () => {
    const { page } = visit;
    await page.goto(dealUrl);
    const deal = dealPage(page);
    await page.getByTestId('deal-score').first().waitFor();
    const shown = await Promise.all(['monthlyCashFlow', 'cashOnCash', 'cashNeeded', 'interestCover'].map((id) => deal.figure(id)));
    const { text, bytes } = await downloaded(page, () => page.getByTestId('make-pdf').click());
    for (const figure of shown) expect(dense(text)).toContain(dense(/−?[£\d][\d,.]*(?: %)?/.exec(single(figure))?.[0] ?? 'no figure'));
    expect(text).toContain(`Why it scores ${await deal.score()} out of 100`);
    for (const part of [
      'The property',
      'After tax',
      'Mortgages compared',
      'Risk',
      'The area',
      'Comparable properties',
      'Sources and limits',
    ])
      expect(text).toContain(part);
    expect(bytes.byteLength).toBeLessThan(300_000);
  });

  it('shows the chosen name and logo in the chosen edition, also after a reload', async () => {
    const { page } = visit;
    await openOptions(page);
    await page.getByTestId('report-edition-lender').check();
    await page.getByTestId('report-name').fill('Example & Daughters (Homes)');
    const buffer = Buffer.from(await picture(page), 'base64');
    await page.getByTestId('report-logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByAltText('Your logo').waitFor();
    await page.getByTestId('report-logo').setInputFiles({ name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('Couldn’t read that image.').waitFor();
    const { text, bytes } = await downloaded(page, () => page.getByTestId('report-make').click());
    expect(text).toContain('Example & Daughters (Homes)');
    expect(text).toContain('Lending summary');
    expect(text).not.toContain('of 100');
    expect(bytes.toString('latin1').includes('/Subtype /Image')).toBe(true);
    await page.reload();
    await page.getByTestId('report-options').click();
    await expect.poll(() => page.getByTestId('report-name').inputValue()).toBe('Example & Daughters (Homes)');
    await expect.poll(() => page.getByTestId('report-edition-lender').isChecked()).toBe(true);
  });

  it('can be read as a page with the same text as the PDF, and prints without the frame', async () => {
    const { page } = visit;
    await openOptions(page);
    await page.getByTestId('report-edition-full').check();
    await page.getByTestId('report-print').click();
    const report = page.getByTestId('printed-report');
    await report.waitFor();
    expect(new URL(page.url()).search).toBe('?view=print&edition=full');
    const said = dense(await report.innerText());
    await page.getByRole('link', { name: 'Back to the deal' }).click();
    const { text } = await downloaded(page, () => page.getByTestId('make-pdf').click());
    const money = text.match(/−?£[\d,]+(?:\.\d\d)?/g) ?? [];
    expect(money.length).toBeGreaterThan(200);
    // Chart axes have their own labels on paper. Every amount in a table or sentence is also on the page.
    const missing = [...new Set(money)].filter((amount) => !said.includes(amount));
    expect(missing.length).toBeLessThan(20);
    await page.goBack();
    await report.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByTestId('print-report').isVisible()).toBe(false);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  it('has a summary whose figures match the screen, and a hostile model cannot change them', async () => {
    const { page } = visit;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      const answer = 'Great ![x](https://evil.example/p) <img src=https://evil.example/q>';
      Object.assign(globalThis, {
        LanguageModel: {
          availability: () => Promise.resolve('available'),
          create: () =>
            Promise.resolve({
              promptStreaming: () => new Response(answer).body?.pipeThrough(new TextDecoderStream()),
            }),
        },
      });
    });
    await page.goto(dealUrl);
    await chooseInDealMenu(page, 'open-summary');
    const summary = page.getByTestId('summary-text');
    await summary.waitFor();
    const before = await summary.innerText();
    expect(before).toContain(`It scores ${await dealPage(page).score()} out of 100`);
    await page.getByTestId('rephrase-summary').click();
    await page.getByText('contained links or markup').waitFor();
    expect(await summary.innerText()).toBe(before);
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
    expect(await page.getByTestId('machine-summary').locator('img, a').count()).toBe(0);
  });
});
