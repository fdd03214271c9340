import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rightmovePage } from '../support/listingPages.ts';
import { sampleHouse } from '../support/listingSamples.ts';
import { newVisit, signUp, type Visit } from './support/browser.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();
let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await newVisit(browser(), product().origin);
  ({ page } = visit);
});

beforeEach(() => page.goto(product().origin));

const message = () => page.getByTestId('url-message').innerText();
const analyse = () => page.getByTestId('analyze-button');

/** Keeps a file from arriving until it is released. */
async function holdBack(from: Page, file: string): Promise<{ release(): void }> {
  const gate = new EventTarget();
  const open = new Promise((resolve) => gate.addEventListener('open', resolve));
  await from.route(file, (route) => open.then(() => route.continue()));
  return { release: () => void gate.dispatchEvent(new Event('open')) };
}

const words = (from: Page) => from.locator('main').innerText();

describe('the prerendered page', () => {
  it('is read without JavaScript, and is the same page when it is alive', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(product().origin);
    const without = await words(still);
    for (const text of ['Know the deal before you ring the agent.', 'How it works', 'Pricing', 'About']) expect(without).toContain(text);
    await context.close();
    // What is measured in this browser is not known yet.
    const figures = /^.*(…|kB|measuring|fetched|offline|signal).*$/gim;
    await expect.poll(async () => (await words(page)).replace(figures, ''), { timeout: 15_000 }).toBe(without.replace(figures, ''));
  });

  it('keeps what is typed and pressed before it is alive', async () => {
    const early = await newVisit(browser(), product().origin, { viewport: { width: 390, height: 844 } });
    const below = await holdBack(early.page, '**/assets/landingBelow*');
    await early.page.mainFrame().goto(product().origin);
    const field = early.page.getByTestId('url-input');
    await field.fill('no link');
    await early.page.getByRole('button', { name: 'Open menu' }).click();
    await field.focus();
    below.release();
    await early.page.getByText('Invalid URL format').waitFor();
    expect(await field.inputValue()).toBe('no link');
    expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
    expect(await early.page.locator('[aria-controls=landing-menu]').getAttribute('aria-expanded')).toBe('true');
    await early.context.close();
    expect(early.complaints.violations).toEqual([]);
    expect(early.complaints.errors).toEqual([]);
  });
});

describe('the link field', () => {
  it.each([
    ['ftp://www.rightmove.co.uk/properties/1', 'URL must use http or https'],
    ['no link at all', 'Invalid URL format'],
    ['https://example.com/properties/1', 'Please paste a Zoopla or Rightmove URL'],
    ['https://www.zoopla.co.uk/for-sale/details/71365505/', 'Looks like Zoopla ✓'],
    ['https://www.rightmove.co.uk/properties/162171665', 'Looks like Rightmove ✓'],
  ])('answers %s with "%s", and opens the button only for a valid link', async (link, says) => {
    await page.getByTestId('url-input').fill(link);
    await expect.poll(message).toContain(says);
    expect(await analyse().isEnabled()).toBe(says.includes('✓'));
  });

  it('says nothing while it is empty, and waits 300 ms before it judges', async () => {
    expect(await message()).toBe('');
    expect(await analyse().isEnabled()).toBe(false);
    // The page's time stands still but for what is asked of it: typing takes what it takes.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByTestId('url-input').fill('no link at all');
    await page.clock.runFor(250);
    expect(await message()).toBe('');
    await page.clock.runFor(100);
    await expect.poll(message).toContain('Invalid URL format');
    await page.clock.resume();
  });

  it('takes a link from the clipboard, and says so', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('https://www.rightmove.co.uk/properties/162171665'));
    await page.getByTestId('paste-button').click();
    await page.getByText('Pasted from clipboard').waitFor();
    await expect.poll(message).toContain('Looks like Rightmove ✓');
  });

  it('says what to do when the clipboard is denied', async () => {
    const denied = await newVisit(browser(), product().origin);
    await denied.context.clearPermissions();
    await denied.page.addInitScript(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await denied.page.goto(product().origin);
    await denied.page.getByTestId('paste-button').click();
    await denied.page.getByText('Clipboard access denied').waitFor();
    await denied.page.getByText('Please paste manually or check browser permissions').waitFor();
    await denied.context.close();
  });

  it.each([
    ['example-zoopla', 'Zoopla example loaded', 'Looks like Zoopla ✓'],
    ['example-rightmove', 'Rightmove example loaded', 'Looks like Rightmove ✓'],
  ])('loads an example (%s)', async (button, toast, says) => {
    await page.getByTestId(button).click();
    await page.getByText(toast).waitFor();
    await expect.poll(message).toContain(says);
  });
});

describe('an analysis', () => {
  it('shows "Analyzing..." with the inputs disabled while it runs', async () => {
    await signUp(page, product().origin);
    await page.goto(product().origin);
    await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
    const held: (() => Promise<void>)[] = [];
    await page.route('**/functions/v1/ingest-property-url', (route) => {
      held.push(() => route.continue());
    });
    await analyse().click();
    await page.getByText('Analyzing...').waitFor();
    expect(await page.getByTestId('url-input').isDisabled()).toBe(true);
    await expect.poll(() => held.length).toBe(1);
    await Promise.all(held.map((release) => release()));
    await page.waitForURL(/sync-progress/);
    await page.unroute('**/functions/v1/ingest-property-url');
  });

  it('that the portal blocks says so, offers the saved page, and reads it right there', async () => {
    await page.getByTestId('url-input').fill('https://www.rightmove.co.uk/properties/190000403');
    await analyse().click();
    await page.getByText('Analysis failed').first().waitFor();
    await page.getByTestId('page-source').waitFor();
    expect(await page.locator('main').innerText()).toMatch(/paste its source|saved page/i);
    await page.getByTestId('page-source').fill(rightmovePage(sampleHouse, { encoding: 'plain' }));
    await page.getByTestId('page-submit').click();
    await page.getByTestId('page-result').getByRole('link').first().click();
    await page.getByTestId('deal-score').waitFor();
  });
});

describe('the rest of the landing page', () => {
  it('has its anchors, its ways in, and a menu that folds on a phone', async () => {
    for (const anchor of ['features', 'pricing', 'about']) await page.locator(`#${anchor}`).waitFor({ state: 'attached' });
    expect(await page.getByRole('link', { name: 'Sign In' }).first().getAttribute('href')).toMatch(/^\/auth/);
    const phone = await newVisit(browser(), product().origin, { viewport: { width: 390, height: 800 } });
    await phone.page.goto(product().origin);
    const menu = phone.page.getByRole('button', { name: /menu/i });
    await menu.click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    await phone.page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    await phone.context.close();
  });

  it('sends an unknown address to the 404 page with a way home', async () => {
    await page.goto(`${product().origin}/no/such/page`);
    await page.getByText('Oops! Page not found').waitFor();
    await page.getByRole('link', { name: /home/i }).last().click();
    await page.getByTestId('url-input').waitFor();
  });

  it('warns once that analytics are off without a key', async () => {
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    await page.reload();
    await expect.poll(() => said.filter((text) => text === 'PostHog key not configured - analytics disabled').length).toBe(1);
  });
});
