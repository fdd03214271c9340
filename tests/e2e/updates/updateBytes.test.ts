import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser, readyOffline } from '../support/browser.ts';
import { deployChanged, listedIn } from '../support/changedRelease.ts';
import { copyOfBuild, hostReleases, type ReleaseHost, type Releases } from '../support/releases.ts';

let browser: Browser;
let releases: Releases;
let host: ReleaseHost;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
});

beforeEach(async () => {
  releases = copyOfBuild();
  host = await hostReleases(releases.folder);
  // Not a visit as elsewhere: what watches those switches the browser's own cache off.
  context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await page.goto(`${host.origin}/deals`);
  await readyOffline(page);
});

afterEach(async () => {
  await context.close();
  await host.stop();
  releases.remove();
});

const oneWord = { build: 'second-build-0001', file: 'SimulatorScreen-', from: 'Back to the property', to: 'Return to the property' };

/** Everything the host sent from the look for an update until it waits, in bytes of bodies as they travelled. */
async function bytesOfUpdate(): Promise<number> {
  host.sent.length = 0;
  const waits = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing !== null)
      await new Promise<void>((resolve) => installing.addEventListener('statechange', () => resolve(), { once: true }));
    return registration.waiting !== null;
  });
  expect(waits).toBe(true);
  return host.sent.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What the device keeps of the new release, each with the text it has; null for a file that is not kept. */
const keptTexts = (urls: readonly string[]): Promise<Record<string, string | null>> =>
  page.evaluate(async (keys) => {
    const texts: Record<string, string | null> = {};
    for (const key of keys) texts[key] = (await (await caches.match(key))?.text()) ?? null;
    return texts;
  }, urls);

async function expectWholeRelease(): Promise<void> {
  const listed = listedIn(readFileSync(join(releases.folder, 'sw.js'), 'utf8')).filter(({ url }) => /\.(js|css|html)$/.test(url));
  const keyOf = ({ url, revision }: (typeof listed)[number]) => (revision === null ? `/${url}` : `/${url}?__WB_REVISION__=${revision}`);
  const kept = await keptTexts(listed.map(keyOf));
  const wrong = listed.filter((entry) => kept[keyOf(entry)] !== readFileSync(join(releases.folder, entry.url), 'utf8'));
  expect(wrong.map(({ url }) => url)).toEqual([]);
}

async function applyUpdate(): Promise<void> {
  await page.getByTestId('update-card').getByRole('button', { name: 'Update Now' }).click();
  await expect
    .poll(() => page.evaluate("document.querySelector('meta[name=build]')?.content").catch(() => null), { timeout: 15_000 })
    .toBe(oneWord.build);
}

it('an update of one word costs less than 20 kB though every script has another name, and the release is whole, also without the server', async () => {
  await deployChanged(releases.folder, oneWord);
  const bytes = await bytesOfUpdate();
  expect(host.sent.filter(({ path }) => path.startsWith('/assets/')).map(({ status }) => status)).toEqual([206]);
  expect(bytes).toBeLessThan(20_000);
  await expectWholeRelease();
  await applyUpdate();
  await host.stop();
  await page.goto(`${host.origin}/simulator`);
  await page.getByTestId('all-inputs').first().waitFor();
});

it('an update comes whole where the host has nothing to make files by, and where the files of before were damaged', async () => {
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.includes('/assets/frame-'))
        await cache.put(request, new Response('damaged', { headers: { 'content-type': 'text/javascript' } }));
  });
  await deployChanged(releases.folder, oneWord);
  await bytesOfUpdate();
  expect(host.sent.filter(({ path, status }) => path.startsWith('/assets/') && status === 200).map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/assets\/frame-/),
  ]);
  await expectWholeRelease();
  await deployChanged(releases.folder, { ...oneWord, build: 'third-build-00001', from: oneWord.to, to: oneWord.from });
  rmSync(join(releases.folder, 'blocks'), { recursive: true });
  expect(await bytesOfUpdate()).toBeGreaterThan(500_000);
  await expectWholeRelease();
});
