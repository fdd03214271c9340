import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleHouse } from '../../support/listingSamples.ts';
import { keepWire } from '../../support/wire.ts';
import { newVisit, signUp } from '../support/browser.ts';
import { stage } from '../support/stage.ts';

interface Sent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

const { product, browser } = stage();
const sent: Sent[] = [];
let context: BrowserContext;
let page: Page;

// One user, signed in before consenting to analytics. Without a service worker, so that every load is a page load.
beforeAll(async () => {
  ({ context, page } = await newVisit(browser(), product().origin, { serviceWorkers: 'block', bypassCSP: true }));
  await context.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, posthogKey: 'phc_test', posthogHost: 'https://posthog.example' } });
  });
  await context.route('https://posthog.example/**', async (route) => {
    if (route.request().method() === 'POST') {
      const { batch } = JSON.parse(route.request().postData() ?? '') as { readonly batch: readonly Sent[] };
      sent.push(...batch);
    }
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    await route.fulfill({ json: { status: 'Ok' }, headers });
  });
  await signUp(page, product().origin);
});
afterAll(() => context.close());

const functionPath = '**/functions/v1/ingest-property-url';

const userId = () => page.evaluate(() => (JSON.parse(localStorage.getItem('yardstick-auth') ?? '{}') as { user: { id: string } }).user.id);

/** The events sent, without the library's delivery fields. */
const told = () => sent.map(({ event, properties: { token: _token, $lib: _lib, $geoip_disable: _geoip, ...own } }) => ({ event, ...own }));

async function analyse(id: number): Promise<void> {
  await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${id}`);
  await expect.poll(() => page.getByTestId('analyze-button').isEnabled()).toBe(true);
  await page.getByTestId('analyze-button').click();
}

describe('section 7: identify and the events of an ingest', () => {
  it('identity: an already signed-in user who then consents is identified', async () => {
    await page.goto(`${product().origin}/privacy/device`);
    await page.getByTestId('analytics-consent').click();
    const id = await userId();
    await expect
      .poll(told)
      .toEqual([{ event: '$identify', distinct_id: id, $anon_distinct_id: expect.any(String) as string, $process_person_profile: true }]);
    keepWire('27: consent of somebody already signed in', told());
  });

  it('identity: after a reload a signed-in user’s events have their id', async () => {
    const id = await userId();
    sent.length = 0;
    await page.goto(`${product().origin}/deals`);
    await page.reload();
    await analyse(sampleHouse.id);
    await page.waitForURL(/\/sync-progress\?rightmove=/);
    const person = { distinct_id: id, $process_person_profile: true };
    await expect.poll(told).toEqual([
      { event: 'ingest_start', source: 'rightmove', max_results: 1, ...person },
      { event: 'ingest_success', source: 'rightmove', item_count: 1, duration_ms: expect.any(Number) as number, ...person },
    ]);
    keepWire('27: after a reload', told());
  });

  it('a link that waits offline: one error toast saying that it waits; one start event once it is read, then success', async () => {
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card').first().waitFor();
    sent.length = 0;
    let tries = 0;
    await page.route(functionPath, (route) => {
      tries += 1;
      return route.abort();
    });
    await analyse(sampleHouse.id);
    const toast = page.getByText('Couldn’t reach the server. The link is queued on this device.');
    await toast.waitFor();
    await page.getByText('Analysis failed').first().waitFor();
    await page.getByText('You’re offline. We’ve saved this Rightmove link').waitFor();
    const waiting = page.getByTestId('capture-waiting').filter({ hasText: String(sampleHouse.id) });
    // The app retries automatically and fails again; nothing more is shown or sent for that.
    await toast.waitFor({ state: 'detached' });
    await expect.poll(() => tries, { timeout: 40_000 }).toBeGreaterThan(2);
    expect(await waiting.count()).toBe(1);
    expect(await toast.count()).toBe(0);
    expect(told()).toEqual([]);
    await page.unroute(functionPath);
    await expect.poll(() => waiting.count(), { timeout: 40_000 }).toBe(0);
    const person = { distinct_id: await userId(), $process_person_profile: true };
    await expect.poll(told).toEqual([
      { event: 'ingest_start', source: 'rightmove', max_results: 1, ...person },
      { event: 'ingest_success', source: 'rightmove', item_count: 1, duration_ms: expect.any(Number) as number, ...person },
    ]);
    keepWire('33: a link that waited offline, in a browser', told());
  });
});
