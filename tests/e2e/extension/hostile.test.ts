import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAppMessage, toExtensionMessage } from '../../../src/core/protocol/extensionMessages.ts';
import { standardProfile } from '../../../src/core/deal/standardProfile.ts';
import { withMarkup } from '../../support/extension/portalPages.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleHouse } from '../../support/listingSamples.ts';
import { launchExtended, type ExtendedBrowser } from './support.ts';

let extended: ExtendedBrowser;

// Loads the shipped version of the extension, which has a closed shadow root.
beforeAll(async () => {
  extended = await launchExtended('dist-extension/chromium');
});
afterAll(() => extended.close());

const address = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;

/** A script that would run if the page's text were treated as markup or code. */
const mark = 'globalThis.ran = true; document.title = "ran"';

async function open(html: string): Promise<Page> {
  extended.serve(address, { body: html });
  const page = await extended.context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(address);
  return page;
}

const isDrawn = (page: Page) => page.waitForFunction(() => document.querySelector('yardstick-panel') !== null);

async function popupSays(): Promise<string> {
  const page = await extended.context.newPage();
  await page.goto(`${extended.base}popup.html`);
  await page.locator('h1').waitFor();
  const words = await page.locator('main').innerText();
  await page.close();
  return words;
}

describe('a hostile page and the extension', () => {
  it('cannot read the panel or reach the extension’s API', async () => {
    const page = await open(rightmovePage(sampleHouse, { encoding: 'on' }));
    await isDrawn(page);
    const seen = await page.evaluate(async (file) => {
      const panel = document.querySelector('yardstick-panel');
      const { chrome } = globalThis as { chrome?: { runtime?: { sendMessage?: unknown } } };
      const loads = await fetch(file).then(
        () => true,
        () => false,
      );
      return {
        root: panel?.shadowRoot ?? null,
        children: panel?.childNodes.length,
        sendMessage: typeof chrome?.runtime?.sendMessage,
        loads,
      };
    }, `${extended.base}portal.js`);
    expect(seen).toEqual({ root: null, children: 0, sendMessage: 'undefined', loads: false });
    await page.close();
  });

  it('cannot impersonate the app or the extension', async () => {
    const snapshot = { userId: 'evil', profile: standardProfile, deals: [], at: 1 };
    const messages = [
      toExtensionMessage({ kind: 'connect' }),
      toExtensionMessage({ kind: 'snapshot', snapshot }),
      toExtensionMessage({ kind: 'disconnect' }),
      toAppMessage({ kind: 'here', connected: true, waiting: 3 }),
    ];
    const page = await open(rightmovePage(sampleHouse, { encoding: 'on' }));
    await isDrawn(page);
    await page.evaluate((list) => list.forEach((message) => window.postMessage(message, '*')), messages);
    const said = await popupSays();
    expect(said).toContain('Not connected');
    expect(said).not.toContain('wants to connect');
    await page.close();
  });

  it('cannot affect the panel by overriding its window’s functions', async () => {
    const attack = `<script>
      for (const name of ['attachShadow', 'append', 'setAttribute', 'querySelector', 'querySelectorAll']) Element.prototype[name] = () => { globalThis.ran = true; throw new Error(name); };
      Document.prototype.createElement = () => { globalThis.ran = true; throw new Error('made'); };
      JSON.parse = () => { globalThis.ran = true; throw new Error('parsed'); };
      Array.prototype.map = function () { globalThis.ran = true; return []; };
    </script>`;
    const page = await open(rightmovePage(sampleHouse, { encoding: 'on' }).replace('<head>', `<head>${attack}`));
    await page.waitForFunction(() => document.documentElement.lastElementChild?.tagName === 'YARDSTICK-PANEL');
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await page.close();
  });

  it('has its texts escaped', async () => {
    const html = `"><img src=x onerror="${mark.replaceAll('"', '&quot;')}"><script>${mark}</script>`;
    const home = { ...sampleHouse, address: `${html} Street, Salford`, agent: html, keyFeatures: [html] };
    const page = await open(
      rightmovePage(home, { encoding: 'on' })
        .replace(/<h1>[\s\S]*?<\/h1>/, '<h1>Home</h1>')
        .replace(/<title>[\s\S]*?<\/title>/, '<title>Home</title>'),
    );
    await isDrawn(page);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(await page.title()).toBe('Home');
    await page.close();
  });

  it('is read even if its own code removes the data', async () => {
    const island = /<script>[\s\S]*?<\/script>/;
    const page = await open(
      withMarkup(
        rightmovePage(sampleHouse, { encoding: 'on' }).replace(
          island,
          (script) => `${script}<script>document.querySelectorAll('script').forEach((each) => each.remove())</script>`,
        ),
        '',
      ),
    );
    await isDrawn(page);
    expect(await page.locator('script').count()).toBeLessThan(3);
    await page.close();
  });

  const folder = process.env['YARDSTICK_SHARED'];
  it.skipIf(folder === undefined)('from a folder of bad pages cannot run code or break the extension', async () => {
    const bad = join(folder ?? '', 'corpora', 'bad-listings');
    for (const name of readdirSync(bad).filter((each) => each.endsWith('.html'))) {
      // The page's own scripts are blocked, so anything that runs is the extension's fault.
      extended.serve(address, {
        body: readFileSync(join(bad, name), 'utf8'),
        headers: { 'content-security-policy': "script-src 'none'; img-src 'none'" },
      });
      const page = await extended.context.newPage();
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(name);
        void dialog.dismiss();
      });
      await page.goto(address);
      // One of the pages redirects itself.
      await page.evaluate(() => new Promise((done) => setTimeout(done))).catch(() => undefined);
      expect(dialogs).toEqual([]);
      await page.close();
    }
    expect(await popupSays()).toContain('No waiting pages');
  });
});
