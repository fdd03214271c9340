import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from './support/browser.ts';
import { typeDealIn } from './support/seedDeals.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

/** Hides or shows amounts in the user menu, which covers the page until it is closed. */
async function switchAmounts(page: Page): Promise<void> {
  await page.getByTestId('me-open').first().click();
  await page.getByTestId('amounts-switch').click();
  await page.keyboard.press('Escape');
  await page.getByTestId('amounts-switch').waitFor({ state: 'detached' });
}

/** Every amount of money that can be seen or heard on this page: texts, accessible names and field values. */
const amountsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    const texts = [...document.querySelectorAll('body *')]
      .filter((element) => !['SCRIPT', 'STYLE'].includes(element.tagName))
      .map((element) => [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')).join(''));
    return [...spoken, ...fields, ...texts].filter((text) => /[£€$]\s?\d/.test(text));
  });

describe('hidden amounts', () => {
  it('are hidden on the deal, in the lists and from screen readers, at once and after a restart, and can be shown again', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await typeDealIn(page, product().origin);
    const deal = page.url();
    await page.getByTestId('verdict').first().waitFor();
    const before = await amountsOn(page);
    expect(before.length).toBeGreaterThan(10);
    await switchAmounts(page);
    await expect.poll(() => amountsOn(page)).toEqual([]);
    expect(await page.getByTestId('verdict').first().innerText()).toContain('£•••');
    for (const path of ['/deals', '/dashboard', '/deals-v2', '/simulator']) {
      await page.goto(product().origin + path);
      await page.locator('main h1').first().waitFor();
      await expect.poll(() => page.getByText('£•••').count()).toBeGreaterThan(0);
      expect(await amountsOn(page), path).toEqual([]);
    }
    await page.goto(deal);
    await page.getByTestId('verdict').first().waitFor();
    expect(await amountsOn(page)).toEqual([]);
    await switchAmounts(page);
    await expect.poll(async () => (await amountsOn(page)).length).toBe(before.length);
    await context.close();
  });
});

describe('data that leaves the device', () => {
  it('is listed, without a choice if the server has no analytics', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await page.goto(`${product().origin}/privacy/device`);
    expect(await page.getByTestId('leaves-sync').innerText()).toContain('Off now');
    await page.getByText('This server doesn’t collect usage data').waitFor();
    expect(await page.getByTestId('analytics-consent').count()).toBe(0);
    await context.close();
  });

  it('includes usage events only after consent; they wait for a connection even if the window is closed, and are sent once', async () => {
    const { page, context } = await newVisit(browser(), product().origin, { serviceWorkers: 'block', bypassCSP: true });
    const received = await countTo(context);
    const waiting = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('yardstick-event.')).length);
    await typeDealIn(page, product().origin);
    await page.goto(`${product().origin}/privacy/device`);
    await page.getByTestId('analytics-consent').waitFor();
    // Nothing is stored so far, not even the library's own entries.
    expect(received).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('posthog')))).toEqual([]);
    await page.getByTestId('analytics-consent').click();
    // From now on the app is offline.
    await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await context.route('**/health', (route) => route.abort());
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card').first().click();
    await page.getByTestId('verdict').first().waitFor();
    await expect.poll(waiting).toBeGreaterThan(0);
    expect(received).toEqual([]);
    // The window is closed, and opened again online.
    await page.goto('about:blank');
    await context.unroute('**/health');
    await page.goto(`${product().origin}/privacy/device`);
    await expect.poll(waiting).toBe(0);
    await expect.poll(() => received.map(({ event }) => event)).toContain('deal_viewed');
    expect(new Set(received.map(({ uuid }) => uuid)).size).toBe(received.length);
    // The library knows the page's URL, the browser and more, but sends none of it.
    const names = new Set(received.flatMap(({ properties }) => Object.keys(properties)));
    const expected = new Set(['deal_id', 'distinct_id', 'score', 'token', '$geoip_disable', '$lib', '$process_person_profile']);
    expect([...names].filter((name) => !expected.has(name))).toEqual([]);
    // Withdrawing consent deletes the ids from the device.
    await page.getByTestId('analytics-consent').click();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('posthog')))).toEqual([]);
    await context.close();
  });
});

interface Received {
  readonly uuid: string;
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Adds a PostHog host to the server's configuration and answers requests to that host. Returns the events it receives. */
async function countTo(context: BrowserContext): Promise<readonly Received[]> {
  const received: Received[] = [];
  const config = { supabaseUrl: '', supabaseKey: 'none', posthogKey: 'phc_test', posthogHost: 'https://posthog.example' };
  await context.route('**/config.json', (route) => route.fulfill({ json: config }));
  await context.route('https://posthog.example/**', async (route) => {
    if (route.request().method() === 'POST') {
      const { batch } = JSON.parse(route.request().postData() ?? '') as { readonly batch: readonly Received[] };
      received.push(...batch);
    }
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    await route.fulfill({ json: { status: 'Ok' }, headers });
  });
  return received;
}
