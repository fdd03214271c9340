import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from './support/browser.ts';
import { typeDealIn } from './support/seedDeals.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

/** Every amount of money that somebody could see or hear on this page: texts, names for screen readers, and what fields show. */
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
  it('are hidden on the deal, the lists and in what is read aloud, at once and from the next start on, and come back', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await typeDealIn(page, product().origin);
    const deal = page.url();
    await page.getByTestId('verdict').first().waitFor();
    const before = await amountsOn(page);
    expect(before.length).toBeGreaterThan(10);
    await page.getByTestId('amounts-switch').click();
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
    await page.getByTestId('amounts-switch').click();
    await expect.poll(async () => (await amountsOn(page)).length).toBe(before.length);
    await context.close();
  });
});

describe('what leaves the device', () => {
  it('is listed, and where the server counts nothing there is nothing to choose', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await page.goto(`${product().origin}/privacy/device`);
    expect(await page.getByTestId('leaves-sync').innerText()).toContain('Off now');
    await page.getByText('This server counts nothing').waitFor();
    expect(await page.getByTestId('analytics-consent').count()).toBe(0);
    await context.close();
  });

  it('is counted only after a yes, waits through a lost connection, and is counted once', async () => {
    const { page, context } = await newVisit(browser(), product().origin, { serviceWorkers: 'block', bypassCSP: true });
    const received: { readonly uuid: string; readonly event: string; readonly properties: Readonly<Record<string, unknown>> }[] = [];
    let reachable = false;
    const config = { supabaseUrl: '', supabaseKey: 'none', posthogKey: 'phc_test', posthogHost: 'https://posthog.example' };
    await context.route('**/config.json', (route) => route.fulfill({ json: config }));
    await context.route('https://posthog.example/**', async (route) => {
      if (route.request().method() === 'POST') {
        const { batch } = JSON.parse(route.request().postData() ?? '') as { readonly batch: typeof received };
        received.push(...batch);
      }
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
      await (reachable ? route.fulfill({ json: { status: 'Ok' }, headers }) : route.abort());
    });
    await typeDealIn(page, product().origin);
    await page.waitForTimeout(3_500);
    expect(received).toEqual([]);
    await page.goto(`${product().origin}/privacy/device`);
    await page.getByTestId('analytics-consent').click();
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card').first().click();
    await page.getByTestId('verdict').first().waitFor();
    await expect.poll(() => received.length).toBeGreaterThan(0);
    reachable = true;
    // The window is closed with the event unanswered; the next start sends the same one.
    await page.goto(`${product().origin}/privacy/device`);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('yardstick-event.')).length))
      .toBe(0);
    const viewed = received.filter(({ event }) => event === 'deal_viewed');
    expect(viewed.length).toBeGreaterThan(1);
    expect(new Set(viewed.map(({ uuid }) => uuid)).size).toBe(1);
    // The library knows the page's address, the browser and more; none of it leaves.
    const names = new Set(received.flatMap(({ properties }) => Object.keys(properties)));
    const expected = new Set(['deal_id', 'distinct_id', 'score', 'token', '$geoip_disable', '$lib', '$process_person_profile']);
    expect([...names].filter((name) => !expected.has(name))).toEqual([]);
    await context.close();
  });
});
