import { resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scoresInApp, searchAddress, searchPage } from '../../support/extension/portalPages.ts';
import { lintExtension } from '../../support/lintExtension.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { startStandInWeb, type StandInWeb, type WebRequest } from '../../support/standInWeb.ts';
import { openExtensionPage } from '../support/extensionPage.ts';
import { stage } from '../support/stage.ts';
import { endFirefox, skipWithoutFirefox, startFirefox } from '../support/firefox.ts';
import { inShadowRoot } from '../support/shadowRoot.ts';

const { product } = stage();
const folder = resolve('.cache/test-extension/firefox');
const houseAddress = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
const bodies: Readonly<Record<string, string>> = {
  [searchAddress]: searchPage,
  [houseAddress]: rightmovePage(sampleHouse, { encoding: 'on' }),
};
let web: StandInWeb;
let firefox: Browser;
let extension: string;

beforeAll(async () => {
  web = await startStandInWeb(portal);
  const started = await startFirefox(web);
  if (started === null) return;
  firefox = started;
  extension = await firefox.installExtension(folder);
});
beforeEach(skipWithoutFirefox);
afterAll(async () => {
  await endFirefox(firefox);
  await web.close();
});

function portal({ url }: WebRequest) {
  const body = bodies[url];
  if (body === undefined) return null;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox allow-scripts allow-same-origin",
    },
    body,
  };
}

const inPanel = <Value>(page: Page, read: (root: ShadowRoot) => Value): Promise<Awaited<Value> | null> =>
  inShadowRoot(page, 'yardstick-panel', [read]).catch(() => null);

describe('the extension in Firefox', () => {
  it('passes Mozilla’s store linter without errors or warnings', async () => {
    expect(await lintExtension(folder)).toEqual({ errors: [], warnings: [], notices: [] });
  });

  it('puts the app’s score on each of 25 cards under the strictest policy', async () => {
    const page = await firefox.newPage();
    await page.goto(searchAddress);
    const badges = () =>
      inPanel(page, (root) =>
        Object.fromEntries(
          [...root.querySelectorAll('.badge:not([hidden])')].map((badge) => [
            badge.getAttribute('data-listing'),
            badge.querySelector('.score')?.textContent,
          ]),
        ),
      );
    await expect.poll(badges).toEqual(scoresInApp(searchPage, searchAddress));
    await page.close();
  });

  it('scores a property, rescores it with typed values, captures it, and shows it as waiting in the popup', async () => {
    const page = await firefox.newPage();
    await page.goto(houseAddress);
    const heading = () => inPanel(page, (root) => root.querySelector('h1 > span')?.textContent);
    await expect.poll(heading).toMatch(/Misses 3 of 6 rules/);
    await inPanel(page, (root) => {
      const rent = root.querySelector<HTMLInputElement>('input[name=monthlyRent]');
      if (rent === null) return;
      rent.value = '2,400';
      rent.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(heading).toMatch(/Meets all 6 rules/);
    await inPanel(page, (root) => root.querySelector<HTMLButtonElement>('footer button.main')?.click());
    await expect.poll(() => inPanel(page, (root) => root.querySelector('[role=status]')?.textContent)).toMatch(/^Kept\./);
    const popup = await openExtensionPage(firefox, extension, 'popup.html');
    await expect
      .poll(() => popup.evaluate(() => document.querySelector('[data-part=waiting] h2')?.textContent))
      .toBe('Waiting for Yardstick: 1');
    await popup.close();
    await page.close();
  });

  it('makes no network request', () => {
    expect(web.requests().flatMap(({ url }) => (url in bodies || url.endsWith('/favicon.ico') ? [] : [url]))).toEqual([]);
  });

  it('is connected with a press on both sides, and hands the waiting page over to the app, where it becomes a deal', async () => {
    const { origin } = product();
    const app = await firefox.newPage();
    await app.goto(`${origin}/install`);
    await (await app.waitForSelector('[data-testid=extension-connect]'))?.click();
    const popup = await openExtensionPage(firefox, extension, 'popup.html');
    const heading = (part: string) => popup.evaluate((name) => document.querySelector(`[data-part=${name}] h2`)?.textContent, part);
    await expect.poll(() => popup.evaluate(() => document.querySelector('[data-part=asked]') !== null)).toBe(true);
    await popup.evaluate(() => document.querySelector<HTMLElement>('[data-part=asked] button.main')?.click());
    await expect.poll(() => heading('connection')).toMatch(/^Connected to/);
    await app.goto(`${origin}/deals`);
    await app.waitForSelector('[data-testid=deal-card-score]');
    expect(await app.$$eval('[data-testid=deal-card]', (cards) => cards.length)).toBe(1);
    await expect.poll(() => heading('waiting')).toBe('No waiting pages');
    await popup.close();
    await app.close();
  });
});
