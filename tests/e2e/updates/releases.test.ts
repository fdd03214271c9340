import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, newVisit, readyOffline, type Visit, withServiceWorker } from '../support/browser.ts';
import { hearsKeys } from '../support/hearsKeys.ts';
import { copyOfBuild, hostReleases, type ReleaseHost, type Releases } from '../support/releases.ts';
import { typeDealIn } from '../support/seedDeals.ts';

let browser: Browser;
let releases: Releases;
let host: ReleaseHost;
let visit: Visit;
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
  visit = await newVisit(browser, host.origin, withServiceWorker);
  ({ page } = visit);
  page.setDefaultTimeout(90_000);
});

afterEach(async () => {
  await visit.context.close();
  await host.stop();
  releases.remove();
});

const buildOf = (view: Page): Promise<string | null> =>
  view.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null).catch(() => null);

const card = (view: Page) => view.getByTestId('update-card');

const lookForUpdate = (view: Page): Promise<unknown> =>
  view.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => null));

const isInstalling = (view: Page): Promise<boolean> =>
  view.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return installing !== null || waiting !== null;
  });

/** The build id of the worker that controls the page. */
const workerBuild = (view: Page): Promise<unknown> =>
  view.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
        port1.start();
        navigator.serviceWorker.controller?.postMessage({ type: 'VERSION' }, [port2]);
      }),
  );

/** Looks for an update, waits until it has been installed or refused, and returns the build that then controls the page. */
async function controllerAfterLook(view: Page): Promise<unknown> {
  await lookForUpdate(view);
  await expect.poll(() => isInstalling(view), { timeout: 30_000 }).toBe(false);
  return workerBuild(view);
}

async function visitDeals(): Promise<void> {
  await page.goto(`${host.origin}/deals`);
  await readyOffline(page);
}

/** Counts the document loads in this page from now on. */
function countLoads(view: Page): () => number {
  let loads = 0;
  view.on('load', () => (loads += 1));
  return () => loads;
}

describe('with the server down', () => {
  it('the app starts at any URL after one visit, and can make a report', async () => {
    await typeDealIn(page, host.origin);
    await readyOffline(page);
    const address = page.url();
    await host.stop();
    await page.goto(`${host.origin}/deals`);
    await page.getByTestId('deal-card').first().waitFor();
    await page.goto(address);
    await page.getByTestId('verdict').first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByTestId('make-pdf').click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

describe('a release that took over in the background', () => {
  it('changes nothing for a user who ignores it: an unvisited screen opens from the previous files, even if the host no longer has them', async () => {
    await visitDeals();
    releases.deploy('second-build-0001', { moved: 'SimulatorRoute-' });
    expect(await controllerAfterLook(page)).toBe('second-build-0001');
    await card(page).getByRole('button', { name: 'Dismiss' }).click();
    await hearsKeys(page);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.getByTestId('all-inputs').first().waitFor();
    expect(await buildOf(page)).not.toBe('second-build-0001');
  });

  it('is applied by the user’s own reload, and is not offered afterwards', async () => {
    await visitDeals();
    releases.deploy('second-build-0001');
    expect(await controllerAfterLook(page)).toBe('second-build-0001');
    await card(page).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Deals', level: 1 }).waitFor();
    expect(await buildOf(page)).toBe('second-build-0001');
    expect(await card(page).count()).toBe(0);
  });

  it('is applied with one load in the tab that accepts it; another tab keeps its page and its typed text, and is offered the update', async () => {
    await visitDeals();
    const other = await visit.context.newPage();
    await other.goto(`${host.origin}/deals`);
    await other.getByTestId('url-input').fill('https://www.rightmove.co.uk/prop');
    releases.deploy('second-build-0001');
    expect(await controllerAfterLook(page)).toBe('second-build-0001');
    const loads = countLoads(page);
    const otherLoads = countLoads(other);
    await card(page).getByRole('button', { name: 'Update Now' }).click();
    await expect.poll(() => buildOf(page)).toBe('second-build-0001');
    await page.getByRole('heading', { name: 'Deals', level: 1 }).waitFor();
    await expect.poll(loads).toBe(1);
    expect(await card(page).count()).toBe(0);
    await card(other).waitFor();
    await card(other).getByRole('button', { name: 'Update Now' }).click();
    await card(other).getByRole('button', { name: 'Update anyway' }).waitFor();
    expect(await other.getByTestId('url-input').inputValue()).toBe('https://www.rightmove.co.uk/prop');
    await card(other).getByRole('button', { name: 'Not yet' }).click();
    expect(otherLoads()).toBe(0);
    expect(await other.getByTestId('url-input').inputValue()).toBe('https://www.rightmove.co.uk/prop');
  });
});

describe('an incomplete release', () => {
  it.each([
    ['lists a missing file', { alsoListed: 'assets/missing-AAAAAAAA.js' }, false],
    ['lists a file that the host answers with its page', { alsoListed: 'assets/missing-AAAAAAAA.js' }, true],
    ['has a new worker with the previous pages', { keepPages: true }, false],
    [
      'finds no space on the device',
      { workerBegins: 'Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));' },
      false,
    ],
  ])(
    'that %s is not offered; the previous version continues without the server, and the complete release is offered',
    async (_, how, pageForMissing) => {
      await visitDeals();
      const first = await buildOf(page);
      host.pageForMissing = pageForMissing;
      releases.deploy('second-build-0001', how);
      expect(await controllerAfterLook(page)).toBe(first);
      expect(await card(page).count()).toBe(0);
      await host.stop();
      await page.reload();
      await page.getByRole('heading', { name: 'Deals', level: 1 }).waitFor();
      expect(await buildOf(page)).toBe(first);
      await host.start();
      host.pageForMissing = false;
      releases.deploy('third-build-00001');
      expect(await controllerAfterLook(page)).toBe('third-build-00001');
      await card(page).getByRole('button', { name: 'Update Now' }).click();
      await expect.poll(() => buildOf(page)).toBe('third-build-00001');
    },
  );
});

/** Opens the deals and waits until the page has begun to check for releases, which it does once it is idle. */
async function openWatching(tab: Page): Promise<void> {
  const begun = tab.waitForResponse(/assets\/startUpdates-/);
  await tab.goto(`${host.origin}/deals`);
  await begun;
}

/** Opens the form for a saved page, which is loaded on demand. */
const openPageCapture = (tab: Page): Promise<void> =>
  tab
    .getByTestId('page-source')
    .or(tab.getByRole('button', { name: /saved page/i }))
    .first()
    .click();

describe('a page whose files the host no longer has, without a service worker', () => {
  it('reloads into the new release once, and opens the requested screen', async () => {
    const plain = await newVisit(browser, host.origin, { serviceWorkers: 'block' });
    // A release made here changes files that keep their names, so the browser's cache would keep using the old ones.
    const session = await plain.context.newCDPSession(plain.page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await openWatching(plain.page);
    await hearsKeys(plain.page);
    releases.deploy('second-build-0001', { moved: 'SimulatorRoute-' });
    const loads = countLoads(plain.page);
    await plain.page.keyboard.press('g');
    await plain.page.keyboard.press('s');
    await expect.poll(() => buildOf(plain.page)).toBe('second-build-0001');
    await plain.page.getByTestId('all-inputs').first().waitFor();
    await expect.poll(loads).toBe(1);
    await plain.context.close();
  });

  it('neither reloads nor offers an update if a file fails to load without a newer release', async () => {
    const plain = await newVisit(browser, host.origin, { serviceWorkers: 'block' });
    await openWatching(plain.page);
    const loads = countLoads(plain.page);
    const asked = plain.page.waitForResponse((response) => response.url().endsWith('/deals'));
    await plain.page.route(/assets\/PageCapture-/, (route) => route.abort());
    await openPageCapture(plain.page);
    await (await asked).finished();
    await plain.page.getByRole('alert').first().waitFor();
    expect(await card(plain.page).count()).toBe(0);
    expect(loads()).toBe(0);
    await plain.context.close();
  });

  it('does not reload over typed text: it says so and offers the update', async () => {
    const plain = await newVisit(browser, host.origin, { serviceWorkers: 'block' });
    await openWatching(plain.page);
    await plain.page.getByTestId('url-input').fill('https://www.rightmove.co.uk/properties/1');
    releases.deploy('second-build-0001', { moved: 'PageCapture-' });
    const loads = countLoads(plain.page);
    await openPageCapture(plain.page);
    await card(plain.page).waitFor();
    expect(loads()).toBe(0);
    await plain.context.close();
  });
});

describe('a page with a service worker', () => {
  it('learns the build that the server has, not the one on the device', async () => {
    await visitDeals();
    releases.deploy('second-build-0001');
    const served = await page.evaluate(async () => (await fetch('/deals', { cache: 'no-store' })).text());
    expect(served).toContain('content="second-build-0001"');
    expect(await workerBuild(page)).not.toBe('second-build-0001');
  });
});

/** Deploys a release whose worker takes over only when a promise, given as source text, resolves. */
const takesOverAfter = (what: string): void =>
  releases.deploy('second-build-0001', {
    workerBegins: `const takeOver = self.skipWaiting.bind(self); self.skipWaiting = () => ${what}.then(takeOver);`,
  });

const isWaiting = (): Promise<boolean> => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

describe('a new version that takes over late', () => {
  it('is offered only then; the page and its typed text stay until it is accepted', async () => {
    await visitDeals();
    takesOverAfter('new Promise((later) => setTimeout(later, 26_000))');
    await lookForUpdate(page);
    await expect.poll(isWaiting).toBe(true);
    expect(await card(page).count()).toBe(0);
    await page.getByTestId('url-input').fill('https://www.rightmove.co.uk/prop');
    const loads = countLoads(page);
    await card(page).waitFor({ timeout: 60_000 });
    expect(await workerBuild(page)).toBe('second-build-0001');
    expect(loads()).toBe(0);
    await card(page).getByRole('button', { name: 'Update Now' }).click();
    await card(page).getByRole('button', { name: 'Update anyway' }).click();
    await expect.poll(() => buildOf(page)).toBe('second-build-0001');
    await expect.poll(loads).toBe(1);
  });

  it('is not offered if it never takes over: the previous version continues, also without the server', async () => {
    await visitDeals();
    const first = await buildOf(page);
    takesOverAfter('new Promise(() => {})');
    await lookForUpdate(page);
    await expect.poll(isWaiting).toBe(true);
    await host.stop();
    await page.goto(`${host.origin}/simulator`);
    await page.getByTestId('all-inputs').first().waitFor();
    expect(await buildOf(page)).toBe(first);
    expect(await card(page).count()).toBe(0);
  });
});

describe('a new version that takes over but does not report its build', () => {
  it('makes the card offer a repair, which installs the version', async () => {
    await visitDeals();
    releases.deploy('second-build-0001', {
      workerBegins: `addEventListener('message', (event) => event.data?.type === 'VERSION' && event.stopImmediatePropagation());`,
    });
    await lookForUpdate(page);
    await card(page).getByRole('button', { name: 'Repair' }).click({ timeout: 60_000 });
    await expect.poll(() => buildOf(page)).toBe('second-build-0001');
  });
});

/** Sends requests like a long sync, but without pauses. The old worker sees each request. */
const askAllTheTime = () =>
  page.evaluate(() => {
    for (let lane = 0; lane < 6; lane += 1) {
      const again = (): Promise<void> => fetch('/health', { cache: 'no-store' }).then(again, again);
      void again();
    }
  });

describe('a new version that arrives during continuous requests to the server', () => {
  it.each([1, 2, 3])('takes over, and is applied with one load (%i)', async (turn) => {
    await visitDeals();
    await askAllTheTime();
    releases.deploy(`turn-build-000${turn}`);
    expect(await controllerAfterLook(page)).toBe(`turn-build-000${turn}`);
    const loads = countLoads(page);
    await card(page).getByRole('button', { name: 'Update Now' }).click();
    await expect.poll(() => buildOf(page), { timeout: 18_000 }).toBe(`turn-build-000${turn}`);
    await expect.poll(loads).toBe(1);
  });
});

describe('a device that still has the old version after a reload for the new one', () => {
  it('is offered a repair instead of another reload; after that the new version runs with the user’s deal, offline too', async () => {
    await typeDealIn(page, host.origin);
    await visitDeals();
    const old = await page.content();
    const first = (await buildOf(page)) ?? '';
    releases.deploy('second-build-0001');
    expect(await controllerAfterLook(page)).toBe('second-build-0001');
    // Some devices show the previous page again after the takeover.
    await page.evaluate(async (build) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.includes('index.html')) continue;
          const text = (await (await cache.match(request))?.text()) ?? '';
          await cache.put(request, new Response(text.replaceAll('second-build-0001', build), { headers: { 'content-type': 'text/html' } }));
        }
      }
    }, first);
    expect(old).toContain(first);
    await card(page).getByRole('button', { name: 'Update Now' }).click();
    await card(page).getByRole('button', { name: 'Repair' }).waitFor();
    const loads = countLoads(page);
    await page.waitForTimeout(2_000);
    expect(loads()).toBe(0);
    // Without the server a repair would leave no app, so it changes nothing and says so.
    await host.stop();
    await card(page).getByRole('button', { name: 'Repair' }).click();
    await card(page).getByRole('button', { name: 'Try again' }).waitFor();
    await host.start();
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => buildOf(page)).toBe('second-build-0001');
    await page.getByTestId('deal-card').first().waitFor();
    await readyOffline(page);
    await host.stop();
    await page.reload();
    await page.getByTestId('deal-card').first().waitFor();
    expect(await buildOf(page)).toBe('second-build-0001');
  });
});

describe('Repair on the device’s own screen', () => {
  it('restores files that the device lost, lists those the server does not have, and leaves deals alone', async () => {
    await typeDealIn(page, host.origin);
    await visitDeals();
    await page.goto(`${host.origin}/install`);
    await expect.poll(() => page.getByTestId('offline-workers').getAttribute('data-state')).toBe('yes');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (/assets\/(pdf|evaluate)-/.test(request.url)) await cache.delete(request);
      }
    });
    await expect.poll(() => page.getByTestId('offline-workers').getAttribute('data-state')).toBe('part');
    await host.stop();
    await page.getByTestId('repair').click();
    await expect.poll(() => page.getByTestId('version-said').innerText()).toContain('Couldn’t reach the server');
    expect(await page.getByTestId('offline-workers').getAttribute('data-state')).toBe('part');
    await host.start();
    await page.getByTestId('repair').click();
    await expect.poll(() => page.getByTestId('version-said').innerText()).toMatch(/Repaired: \d+ files/);
    await expect.poll(() => page.getByTestId('offline-workers').getAttribute('data-state')).toBe('yes');
    await host.stop();
    await page.goto(`${host.origin}/deals`);
    await page.getByTestId('deal-card-score').first().waitFor();
  });
});
