import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { badPages } from '../fixtures/listings/badPages.ts';
import { newVisit, signUp } from './support/browser.ts';
import { dealPage } from './support/dealPage.ts';
import { stage } from './support/stage.ts';

interface HostilePage {
  readonly name: string;
  readonly bytes: Buffer;
}

const { product, browser } = stage();

/** Pages with one fault each, and the shared collection if `YARDSTICK_SHARED` names a folder that has it. */
function hostilePages(): readonly HostilePage[] {
  const own = badPages.map(({ page }, at) => ({ name: `own-${at}.html`, bytes: Buffer.from(page) }));
  const shared = process.env['YARDSTICK_SHARED'];
  if (shared === undefined) return own;
  const folder = join(shared, 'corpora', 'bad-listings');
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return [...own, ...files.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))];
}

const pictureHosts = /^https:\/\/(media\.rightmove\.co\.uk|l[ci]d?\.zoocdn\.com)\//;

describe('hostile pages', () => {
  it('run nothing, contact no foreign host, and leave the app usable: in the list, on the deal and in the PDF', async () => {
    const { page, complaints, context } = await newVisit(browser(), product().origin);
    await signUp(page, product().origin);
    await page.goto(`${product().origin}/deals`);
    await page.getByText('Upload a saved page').first().click();
    const pages = hostilePages();
    expect(pages.length).toBeGreaterThan(40);
    for (const { name, bytes } of pages) {
      await page.getByTestId('page-file').setInputFiles({ name, mimeType: 'text/html', buffer: bytes });
      await expect.poll(() => page.getByTestId('page-result').first().innerText()).toContain(name);
      await expect.poll(() => page.getByTestId('page-result').first().innerText()).not.toMatch(/Reading/);
    }
    await expect.poll(() => page.getByTestId('deal-card').count()).toBeGreaterThan(0);
    const deals = await page
      .getByTestId('deal-card')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    let printed = 0;
    for (const deal of new Set(deals.filter((href) => /\/deals\/[0-9A-Z]{26}/.test(href)))) {
      await page.goto(deal);
      await page.locator('[data-testid=deal-score], [data-testid=deal-gap]').first().waitFor();
      if ((await page.getByTestId('deal-gap').count()) > 0) continue;
      printed += 1;
      const { text } = await dealPage(page).pdfText();
      expect(text).toContain('Yardstick');
    }
    expect(printed).toBeGreaterThan(0);
    expect(await page.evaluate('globalThis.__xss')).toBeUndefined();
    expect(complaints.errors).toEqual([]);
    expect(complaints.foreignRequests.filter((url) => !pictureHosts.test(url))).toEqual([]);
    await context.close();
  });
});
