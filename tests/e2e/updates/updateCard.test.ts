import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepWire } from '../../support/wire.ts';
import { newVisit, readyOffline, withServiceWorker } from '../support/browser.ts';
import { copyOfBuild, hostReleases, type ReleaseHost, type Releases } from '../support/releases.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

// See releases.test.ts for incomplete releases, several tabs, repair, and sync during an update.
let releases: Releases;
let host: ReleaseHost;

beforeAll(async () => {
  releases = copyOfBuild();
  host = await hostReleases(releases.folder);
});

afterAll(async () => {
  await host?.stop();
  releases?.remove();
});

const build = "document.querySelector('meta[name=build]')?.content";

/** Records the update's events from now on: the controlling worker changes, the card appears. */
async function orderOfUpdate(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const order: string[] = [];
    const note = (what: string): void => void (order.includes(what) || order.push(what));
    navigator.serviceWorker.addEventListener('controllerchange', () => note('controllerchange'));
    const look = (): void => void (document.querySelector('[data-testid=update-card]') !== null && note('card'));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    (globalThis as unknown as { updateOrder: string[] }).updateOrder = order;
  });
  return () => page.evaluate(() => (globalThis as unknown as { updateOrder: string[] }).updateOrder);
}

describe('the update card', () => {
  it('update card: is hidden until the controller changes', async () => {
    const { page, context } = await newVisit(browser(), host.origin, withServiceWorker);
    await page.goto(host.origin);
    await readyOffline(page);
    const order = await orderOfUpdate(page);
    releases.deploy('order-build-00001');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByTestId('update-card').waitFor();
    keepWire('32: the controller changes, then the card shows', await order());
    expect(await order()).toEqual(['controllerchange', 'card']);
    await context.close();
  });

  it('update card: stays hidden for as long as the new version only waits', async () => {
    const { page, context } = await newVisit(browser(), host.origin, withServiceWorker);
    await page.goto(host.origin);
    await readyOffline(page);
    releases.deploy('waiting-build-001', { workerBegins: 'self.skipWaiting = () => new Promise(() => {});' });
    const order = await orderOfUpdate(page);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
    // A second check finds it still waiting; every screen has been painted since.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await order()).toEqual([]);
    await context.close();
  });
});

describe('a new build', () => {
  it('is offered, not forced; with typed text it asks first; "Update anyway" reloads into it; dismissing keeps the old one', async () => {
    const { page, context } = await newVisit(browser(), host.origin, withServiceWorker);
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
    await card.getByText('You have unsaved text').waitFor();
    expect(await page.evaluate(build)).not.toBe('second-build-0001');
    await card.getByRole('button', { name: 'Update anyway' }).click();
    await expect.poll(() => page.evaluate(build).catch(() => null)).toBe('second-build-0001');
    expect(await card.count()).toBe(0);
    await context.close();
  });

  it('is offered again for the third deploy in the same open window, but not during a half-finished deploy', async () => {
    const { page, context } = await newVisit(browser(), host.origin, withServiceWorker);
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
      await card.waitFor({ state: 'detached' });
    }
    await context.close();
  });
});
