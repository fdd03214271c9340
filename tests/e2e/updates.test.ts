import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newVisit, readyOffline } from './support/browser.ts';
import { copyOfBuild, hostReleases, type ReleaseHost, type Releases } from './support/releases.ts';

// Releases that are not whole, several tabs, repair and sync under an update: tests/e2e/slow/updates.test.ts.
let releases: Releases;
let host: ReleaseHost;
let browser: Browser;

beforeAll(async () => {
  releases = copyOfBuild();
  host = await hostReleases(releases.folder);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await host?.stop();
  releases?.remove();
});

const build = "document.querySelector('meta[name=build]')?.content";

describe('a new build', () => {
  it('is offered, not forced; with words typed it asks first; "Update anyway" reloads into it; dismissing keeps the old one', async () => {
    const { page, context } = await newVisit(browser, host.origin);
    await page.goto(host.origin);
    await readyOffline(page);
    releases.deploy('second-build-0001');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const card = page.getByTestId('update-card');
    await card.waitFor();
    expect(await card.innerText()).toContain('Update Available');
    expect(await card.innerText()).toContain('A new version of the product is ready. Refresh to get the latest features.');
    expect(await page.evaluate(build)).not.toBe('second-build-0001');
    await page.getByTestId('url-input').fill('https://www.rightmove.co.uk/prop');
    await card.getByRole('button', { name: 'Update Now' }).click();
    expect(await card.innerText()).toContain('Something you typed is not stored yet');
    expect(await page.evaluate(build)).not.toBe('second-build-0001');
    await card.getByRole('button', { name: 'Update anyway' }).click();
    await expect.poll(() => page.evaluate(build).catch(() => null), { timeout: 15_000 }).toBe('second-build-0001');
    expect(await card.count()).toBe(0);
    await context.close();
  });

  it('is offered again for the third deploy under the same open window, and not while it is deployed by half', async () => {
    const { page, context } = await newVisit(browser, host.origin);
    await page.goto(host.origin);
    await readyOffline(page);
    const card = page.getByTestId('update-card');
    releases.deploy('half-build-000001', { alsoListed: 'assets/missing-AAAAAAAA.js' });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null)).toBe(true);
    expect(await card.count()).toBe(0);
    for (const next of ['third-build-00001', 'fourth-build-0001']) {
      releases.deploy(next);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await card.waitFor();
      await card.getByRole('button', { name: /dismiss|later|close/i }).click();
      expect(await card.count()).toBe(0);
    }
    await context.close();
  });
});
