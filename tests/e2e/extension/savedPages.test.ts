import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePage } from '../../../src/core/listing/page/decodePage.ts';
import { readListingPage } from '../../../src/core/listing/readListingPage.ts';
import { wallTime } from '../../support/realClock.ts';
import { cardsMarkup, scoresInApp, withMarkup } from '../../support/extension/portalPages.ts';
import { badgesOf, launchExtended, panelOf, type ExtendedBrowser } from './support.ts';

const folder = process.env['YARDSTICK_SHARED'];
let extended: ExtendedBrowser;

beforeAll(async () => {
  extended = await launchExtended();
});
afterAll(() => extended.close());

const addresses: Readonly<Record<string, string>> = {
  rightmove: 'https://www.rightmove.co.uk/property-for-sale/find.html',
  zoopla: 'https://www.zoopla.co.uk/for-sale/property/salford/',
};

/** Every saved search page of a portal. */
const pagesOf = (site: string): readonly string[] =>
  readdirSync(join(folder ?? '', 'listings', site)).filter((name) => name.startsWith('search_') && name.endsWith('.html'));

/** A link to a listing as the portal writes it. */
const pathOf: Readonly<Record<string, (id: string) => string>> = {
  rightmove: (id) => `/properties/${id}#/?channel=RES_BUY`,
  zoopla: (id) => `/for-sale/details/${id}/?search_identifier=1`,
};

// The pages were saved without their cards' markup. The test adds cards with links, because the extension finds a card by its link.
describe.skipIf(folder === undefined)('saved search pages', () => {
  it.each(['rightmove', 'zoopla'])('from %s have every home listed, each with the app’s score', async (site) => {
    const address = addresses[site] ?? '';
    let homes = 0;
    for (const name of pagesOf(site)) {
      const saved = decodePage(readFileSync(join(folder ?? '', 'listings', site, name)));
      const reading = readListingPage(saved, { url: address, capturedAt: wallTime() });
      if (reading.kind !== 'search' || reading.listings.length === 0) continue;
      const ids = reading.listings.flatMap(({ facts }) => facts.listingId ?? []);
      const html = withMarkup(saved, cardsMarkup(ids.map(pathOf[site] ?? String)));
      // The page's own scripts must not change it, and its pictures are on other hosts.
      extended.serve(address, { body: html, headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" } });
      const page = await extended.context.newPage();
      await page.goto(address);
      await expect.poll(() => badgesOf(page)).toEqual(scoresInApp(html, address));
      expect(await panelOf(page).locator('.home').count()).toBe(ids.length);
      homes += ids.length;
      await page.close();
    }
    expect(homes).toBeGreaterThan(25);
  });
});
