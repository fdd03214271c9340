import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoresInApp, searchAddress, searchPage } from '../../support/extension/portalPages.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { otherAddresses, otherPage } from '../../support/listingOtherPages.ts';
import { zooplaPage } from '../../support/listingZooplaPages.ts';
import { badgesOf, launchExtended, panelOf, strictPolicy, type ExtendedBrowser } from './support.ts';

let extended: ExtendedBrowser;

beforeAll(async () => {
  extended = await launchExtended();
});
afterAll(() => extended.close());

/** Which element is on top at the panel's position when the page covers everything with its own layer. */
const overPanel = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const layer = document.createElement('div');
    layer.style.cssText = 'position: fixed; inset: 0; z-index: 1000';
    document.body.append(layer);
    const box = document.querySelector('yardstick-panel')?.shadowRoot?.querySelector('section')?.getBoundingClientRect();
    const found = document.elementFromPoint((box?.left ?? 0) + 20, (box?.top ?? 0) + 20)?.tagName;
    layer.remove();
    return found;
  });

describe('the extension on a portal’s own page, under the strictest policy', () => {
  it('puts the app’s score on each of 25 cards, and sorts and filters them in a separate list', async () => {
    extended.serve(searchAddress, { body: searchPage, headers: { 'content-security-policy': strictPolicy } });
    const page = await extended.context.newPage();
    await page.goto(searchAddress);
    await expect.poll(async () => Object.keys(await badgesOf(page)).length).toBe(25);
    const expected = scoresInApp(searchPage, searchAddress);
    expect(await badgesOf(page)).toEqual(expected);
    const panel = panelOf(page);
    await panel.getByLabel('Sort by').selectOption('Highest score');
    const scores = (await panel.locator('.home > .score').allInnerTexts()).map(Number);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    await panel.getByLabel('Only listings that meet all rules').check();
    const meeting = await panel.locator('.home').count();
    expect(meeting).toBeGreaterThan(0);
    expect(meeting).toBeLessThan(25);
    expect(Object.keys(await badgesOf(page))).toHaveLength(meeting);
    // Even the page's topmost layer does not cover the panel.
    expect(await overPanel(page)).toBe('YARDSTICK-PANEL');
    // The page's own cards are unchanged.
    expect(await page.locator('article').count()).toBe(25);
    expect(await page.locator('article').first().locator('yardstick-panel').count()).toBe(0);
    await page.close();
  });

  it('shows verdict, score, figures and the offer on a property’s page, and recalculates with typed values', async () => {
    const address = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
    extended.serve(address, { body: rightmovePage(sampleHouse, { encoding: 'on' }), headers: { 'content-security-policy': strictPolicy } });
    const page = await extended.context.newPage();
    await page.goto(address);
    const panel = panelOf(page);
    await panel.locator('[data-part=result] .verdict').waitFor();
    expect(await panel.locator('[data-figure]').count()).toBe(4);
    expect(await panel.locator('.solve').count()).toBeGreaterThan(0);
    expect(await panel.innerText()).toContain('Scored with default targets and assumptions');
    const before = await panel.locator('[data-part=result]').innerText();
    await panel.getByLabel('Monthly rent').fill('2,400');
    await expect.poll(() => panel.locator('[data-part=result]').innerText()).not.toBe(before);
    await panel.getByLabel('Monthly rent').fill('a lot');
    await panel.getByText('That isn’t a number').waitFor();
    await page.close();
  });

  it('reads a property page from every site', async () => {
    const pages: readonly (readonly [string, string])[] = [
      [`https://www.zoopla.co.uk/for-sale/details/${sampleHouse.id}/`, zooplaPage(sampleHouse, { shape: 'rsc' })],
      ...Object.entries(otherAddresses).map(([site, address]) => [address, otherPage(site as keyof typeof otherAddresses)] as const),
    ];
    const said: string[] = [];
    const page = await extended.context.newPage();
    for (const [address, body] of pages) {
      extended.serve(address, { body, headers: { 'content-security-policy': strictPolicy } });
      await page.goto(address);
      await panelOf(page).locator('[data-part=result] .verdict').waitFor();
      said.push(`${new URL(address).hostname}: ${await panelOf(page).locator('h1').innerText()}`);
    }
    expect(said).toHaveLength(1 + Object.keys(otherAddresses).length);
    await page.close();
  });

  it('shows a note when a page opens another listing without reloading its data, and the result again once the data match', async () => {
    const address = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
    extended.serve(address, { body: rightmovePage(sampleHouse, { encoding: 'on' }) });
    const page = await extended.context.newPage();
    await page.goto(address);
    await panelOf(page).locator('[data-part=result]').waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/properties/190199999');
      document.body.append('another home');
    });
    await panelOf(page).getByText('opened this listing without reloading').waitFor();
    await page.evaluate((id) => {
      history.pushState(null, '', `/properties/${id}`);
      document.body.append('the first again');
    }, sampleHouse.id);
    await panelOf(page).locator('[data-part=result]').waitFor();
    await page.close();
  });

  it('reports a page it cannot read, and copies the page for the app’s debug screen', async () => {
    const address = 'https://www.rightmove.co.uk/properties/190000777';
    const body = rightmovePage({ ...sampleHouse, id: 190000777 }, { encoding: 'plain' }).replace(/"propertyData"/, '"propertyData');
    extended.serve(address, { body, headers: { 'content-security-policy': strictPolicy } });
    const page = await extended.context.newPage();
    await page.goto(address);
    await panelOf(page).getByText('can’t read').waitFor();
    // No app runs at that address, so only the request is checked.
    const opened = extended.context.waitForEvent('request', (request) => request.url() === 'http://127.0.0.1/debug/apify');
    await panelOf(page).getByRole('button', { name: 'Copy the page and open Yardstick' }).click();
    await opened;
    await page.close();
  });

  it('makes no network requests, neither from its pages nor from its worker', () => {
    expect(extended.requests.filter((url) => !/\/captcha\.js$|\/cdn-cgi\//.test(url))).toEqual([]);
    const opened = new Set(
      [searchAddress, 'https://www.zoopla.co.uk/', ...Object.values(otherAddresses)].map((address) => new URL(address).hostname),
    );
    // Chromium's own requests to Google do not come from the extension.
    const others = [...extended.hosts].filter((host) => !opened.has(host) && !/(?:^|\.)google(?:apis)?\.com$/.test(host));
    expect(others).toEqual([]);
    for (const name of ['background.js', 'portal.js', 'app.js', 'popup.js']) {
      const code = readFileSync(`.cache/test-extension/chromium/${name}`, 'utf8');
      expect(code).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|EventSource|importScripts|\beval\(|new Function/);
    }
  });
});
