import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { CapturedSite } from '../../src/core/listing/facts.ts';
import { otherPage } from '../support/listingOtherPages.ts';
import { newVisit, withServiceWorker } from './support/browser.ts';
import { dealPage, visitSections } from './support/dealPage.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

/** A page from each site, values that the listing lacks, and texts that must be shown. */
interface Story {
  readonly site: CapturedSite;
  readonly country: string;
  readonly rent: string;
  /** The property tax bill, in countries where the deal asks for it. */
  readonly propertyTax?: string;
  /** The region to choose if the page does not state it. */
  readonly region?: string;
  /** The market's name in the report, and a local term among its figures. */
  readonly market: RegExp;
  readonly local: RegExp;
  readonly money?: RegExp;
}

const stories: readonly Story[] = [
  { site: 'daft', country: 'Ireland', rent: '1,900', market: /Ireland/, local: /Stamp duty/ },
  { site: 'seloger', country: 'France', rent: '950', propertyTax: '1 100', market: /France/, local: /taxe foncière|rendement/ },
  { site: 'immoweb', country: 'Belgium', rent: '1.000', propertyTax: '1.200', market: /Belgium/, local: /précompte|onroerende/ },
  { site: 'immobiliare', country: 'Italy', rent: '900', propertyTax: '900', market: /Italy/, local: /IMU/ },
  { site: 'idealista', country: 'Spain', rent: '1.100', propertyTax: '450', region: 'madrid', market: /Spain/, local: /IBI|comunidad/ },
  { site: 'immobilienscout24', country: 'Germany', rent: '1.050', market: /Germany/, local: /rendite/ },
  { site: 'otodom', country: 'Poland', rent: '3 200', market: /Poland/, local: /PCC|czynsz/, money: /zł|PLN/ },
];

const british = /£|\bpounds?\b|SDLT|council tax|HMRC|\bEPC\b|buy-to-let|leasehold|freehold|\bHMO\b|United Kingdom/i;

const saved = (name: string, page: string) => ({ name, mimeType: 'text/html', buffer: Buffer.from(page) });

/** Adds a saved page on a device without deals, and opens its deal. */
async function keepPage(page: Page, site: CapturedSite): Promise<void> {
  await page.goto(`${product().origin}/deals`);
  await page
    .getByRole('button', { name: /saved page/i })
    .first()
    .click();
  await page.getByTestId('page-file').setInputFiles(saved(`${site}.html`, otherPage(site)));
  await page.getByTestId('deal-card').first().getByRole('link').first().click();
  await page.getByTestId('deal-title').first().waitFor();
}

/** Fills in the inputs that are missing for the figures. */
async function answerGaps(page: Page, { rent, propertyTax, region }: Story): Promise<void> {
  const deal = dealPage(page);
  const gap = page.getByTestId('deal-gap');
  await gap.or(page.getByTestId('deal-score')).first().waitFor();
  if (region !== undefined && (await gap.getByTestId('deal-region').count()) > 0) {
    await gap.getByTestId('deal-region').selectOption(region);
    await gap.getByTestId('input-monthlyRent').waitFor();
  }
  for (const [key, text] of [
    ['monthlyRent', rent],
    ['propertyTaxPerYear', propertyTax],
  ] as const)
    if (text !== undefined && (await gap.getByTestId(`input-${key}`).count()) > 0) await deal.assume(key, text);
  await page.getByTestId('deal-score').first().waitFor();
}

/** Reads the whole report and checks that it is on A4 paper. */
async function reportOf(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('make-pdf').click()]);
  const document = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { view } = await document.getPage(1);
  expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
  return (await extractText(document, { mergePages: true })).text;
}

/** A tab's text, including collapsed parts, without the country select, which lists every country. */
async function wordsOf(page: Page): Promise<string> {
  return page.locator('#main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const select of copy.querySelectorAll('[data-testid="deal-country"]')) select.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ');
  });
}

function expectEuropean(where: string, text: string): void {
  const found = british.exec(text);
  expect([where, found === null ? null : text.slice(Math.max(0, found.index - 60), found.index + 60)]).toEqual([where, null]);
}

describe('a saved European page', () => {
  it.each(stories)('from $site becomes a scored deal and a report in the terms used in $country', async (story) => {
    const { page, context } = await newVisit(browser(), product().origin, withServiceWorker);
    const { site, country, market, local, money = /€/ } = story;
    await keepPage(page, site);
    await answerGaps(page, story);
    await expect.poll(() => dealPage(page).figure('monthlyCashFlow')).toMatch(money);
    await expect.poll(() => page.getByTestId('deal-subtitle').innerText()).toMatch(/\d m².*long-term let/);
    await page.getByText(new RegExp(`score version \\d+: .*${country}`)).waitFor();
    const text = await reportOf(page);
    for (const words of [market, local, money]) expect(text).toMatch(words);
    expectEuropean('report', text);
    for (const name of await page.getByRole('tab').allInnerTexts()) {
      await page.getByRole('tab', { name, exact: true }).click();
      await page.locator('#main [role="tabpanel"]').first().waitFor();
      await expect.poll(() => page.locator('#main').getByText(/…$/).count(), { timeout: 60_000 }).toBe(0);
      expectEuropean(name, await wordsOf(page));
      await visitSections(page, async (section) => {
        await expect.poll(() => page.locator('#main').getByText(/…$/).count(), { timeout: 60_000 }).toBe(0);
        expectEuropean(`${name}, ${section}`, await wordsOf(page));
      });
    }
    await context.close();
  });
});
