import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAddress, searchPage } from '../../support/extension/portalPages.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { violationsIn } from '../support/axe.ts';
import { launchExtended, panelOf, type ExtendedBrowser } from './support.ts';

let extended: ExtendedBrowser;

beforeAll(async () => {
  extended = await launchExtended();
});
afterAll(() => extended.close());

const address = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;

async function open(url: string, body: string): Promise<Page> {
  extended.serve(url, { body });
  const page = await extended.context.newPage();
  await page.goto(url);
  await panelOf(page).locator('h1').waitFor();
  return page;
}

async function faults(page: Page, part: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violationsIn(page, { within: part })).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

describe('accessibility of the panel', () => {
  it('has no axe violations in light and dark: property page, results and popup', async () => {
    const home = await open(address, rightmovePage(sampleHouse, { encoding: 'on' }));
    expect(await faults(home, 'yardstick-panel')).toEqual([]);
    await home.close();
    const results = await open(searchAddress, searchPage);
    expect(await faults(results, 'yardstick-panel')).toEqual([]);
    await results.close();
    const popup = await extended.context.newPage();
    await popup.goto(`${extended.base}popup.html`);
    await popup.locator('h1').waitFor();
    expect(await faults(popup, 'main')).toEqual([]);
    await popup.close();
  });

  it('collapses with Escape, opens again by keyboard, and starts collapsed on a phone', async () => {
    const page = await open(address, rightmovePage(sampleHouse, { encoding: 'on' }));
    const verdict = panelOf(page).locator('.verdict');
    await panelOf(page).getByLabel('Monthly rent').press('Escape');
    await verdict.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await verdict.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await panelOf(page).getByText('Misses 3 of 6 rules').first().waitFor();
    await verdict.waitFor({ state: 'hidden' });
    await page.close();
  });
});
