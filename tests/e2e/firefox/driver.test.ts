import { rmSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeSampleExtension } from '../../support/sampleExtension.ts';
import { startStandInWeb, type StandInWeb, type WebRequest } from '../../support/standInWeb.ts';
import { openExtensionPage } from '../support/extensionPage.ts';
import { endFirefox, skipWithoutFirefox, startFirefox } from '../support/firefox.ts';
import { inShadowRoot } from '../support/shadowRoot.ts';

const home = 'https://www.rightmove.co.uk/properties/1';
const folder = writeSampleExtension();
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
  rmSync(folder, { recursive: true });
});

/** A page whose policy forbids everything except its own files. */
function portal({ url }: WebRequest) {
  if (url !== home) return null;
  return {
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'; script-src 'self'" },
    body: '<!doctype html><title>Home</title><script>document.title = "Changed"</script><img src="https://pictures.example/1.png">',
  };
}

it('an extension works on a page with the strictest policy, and its requests are recorded without reaching the network', async () => {
  const page = await firefox.newPage();
  await page.goto(home);
  await expect.poll(() => inShadowRoot(page, 'sample-panel', [(root) => root.textContent])).toBe('kept');
  expect(await page.title()).toBe('Home');
  expect(await page.$eval('sample-panel', (panel) => panel.textContent)).toBe('loading');
  expect(await page.evaluate(() => document.querySelector('sample-panel')?.shadowRoot)).toBeNull();
  expect(web.requests().map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${home}`, 'GET https://tracker.example/seen']);
  await page.close();
});

it('an extension’s page opens as a tab with the extension’s permissions', async () => {
  const popup = await openExtensionPage(firefox, extension, 'popup.html');
  expect(popup.origin).toMatch(/^moz-extension:\/\/[\da-f-]{36}$/);
  await popup.evaluate((seen) => (globalThis as unknown as ExtensionGlobal).browser.storage.local.set({ seen }), home);
  await popup.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), 'button');
  await expect.poll(() => popup.evaluate(() => document.querySelector('button')?.textContent)).toBe('Cleared');
  expect(await popup.evaluate(() => (globalThis as unknown as ExtensionGlobal).browser.storage.local.get())).toEqual({});
  await expect(popup.evaluate(() => Promise.reject(new Error('out of order')))).rejects.toThrow('out of order');
  await popup.close();
});

interface ExtensionGlobal {
  readonly browser: { readonly storage: { readonly local: { get(): Promise<object>; set(values: object): Promise<void> } } };
}
