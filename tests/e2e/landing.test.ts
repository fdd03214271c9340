import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from './support/browser.ts';
import { holdBack } from './support/holdBack.ts';
import { recordLayoutShifts, totalLayoutShift } from './support/layoutShifts.ts';
import { openWholePage } from './specification/wholePage.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

const words = (from: Page) => from.locator('main').innerText();

describe('the prerendered page', () => {
  it('can be read without JavaScript, and is the same page once hydrated', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(product().origin);
    const without = await words(still);
    for (const text of ['Know the deal before you ring the agent.', 'How it works', 'Pricing', 'About']) expect(without).toContain(text);
    await context.close();
    const { page, context: alive } = await newVisit(browser(), product().origin);
    await openWholePage(page, product().origin);
    // Values measured in this browser are not known yet.
    const figures = /^.*(…|kB|\bms\b|measur|on this device|load this page|offline|visit).*$/gim;
    expect((await words(page)).replace(figures, '')).toBe(without.replace(figures, ''));
    await alive.close();
  });

  it('keeps input and presses from before it is hydrated', async () => {
    const early = await newVisit(browser(), product().origin, { viewport: { width: 390, height: 844 } });
    const top = await holdBack(early.page, '**/assets/LandingRoute*');
    await early.page.mainFrame().goto(product().origin);
    const field = early.page.getByTestId('url-input');
    await field.fill('no link');
    await early.page.getByRole('button', { name: 'Open menu' }).click();
    await field.focus();
    top.release();
    await early.page.getByText('Invalid URL format').waitFor();
    expect(await field.inputValue()).toBe('no link');
    expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
    expect(await early.page.locator('[aria-controls=landing-menu]').getAttribute('aria-expanded')).toBe('true');
    await early.context.close();
    expect(early.complaints.violations).toEqual([]);
    expect(early.complaints.errors).toEqual([]);
  });

  it('keeps input, open sections, presses and the scroll position below the fold from before it is hydrated, and nothing moves', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin);
    await recordLayoutShifts(page);
    const below = await holdBack(page, '**/assets/landingBelow*');
    await page.goto(`${product().origin}/#pricing`);
    const top = () => page.locator('#pricing').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(200);
    await page.getByTestId('calculator-price').fill('200000');
    await page.locator('#faq-advice summary').click();
    await page.getByTestId('newsletter-email').fill('investor@example.test');
    await page.getByTestId('newsletter-submit').click();
    await page.locator('#pricing').scrollIntoViewIfNeeded();
    const before = await top();
    below.release();
    await expect.poll(() => page.locator('[data-part]').count()).toBe(0);
    await page.getByText('Thanks for subscribing!').waitFor();
    expect(await page.getByTestId('calculator-price').inputValue()).toBe('200000');
    expect((await page.getByTestId('result-grossYield').innerText()).replace(/\s/g, '')).toBe('9.00%');
    expect(await page.locator('#faq-advice').evaluate((answer) => (answer as HTMLDetailsElement).open)).toBe(true);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
    expect(await totalLayoutShift(page)).toBeLessThan(0.1);
    await context.close();
    expect(complaints).toMatchObject({ violations: [], errors: [], foreignRequests: [] });
  });

  it('has structured data that the strict policy allows, and absolute URLs for sharing', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin);
    await page.goto(product().origin);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      readonly '@graph': readonly { readonly '@type': string; readonly mainEntity?: readonly { readonly name: string }[] }[];
    };
    expect(data['@graph'].map((each) => each['@type'])).toEqual(['WebApplication', 'FAQPage']);
    for (const { name } of data['@graph'][1]?.mainEntity ?? []) await page.locator('#faq').getByText(name).waitFor({ state: 'attached' });
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(picture.startsWith(`${product().origin}/`)).toBe(true);
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${product().origin}/`);
    await context.close();
    expect(complaints).toMatchObject({ violations: [], errors: [], foreignRequests: [] });
  });
});
