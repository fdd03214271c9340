import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleHouse } from '../../support/listingSamples.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { newVisit, signUp } from '../support/browser.ts';
import { stage } from '../support/stage.ts';
import { newGate, openWholePage } from './wholePage.ts';
import { wallTime } from '../../support/realClock.ts';

const { product, browser } = stage();
let page: Page;

beforeAll(async () => {
  ({ page } = await newVisit(browser(), product().origin));
  await page.goto(product().origin);
});

const field = () => page.getByTestId('url-input');
const message = () => page.getByTestId('url-message').innerText();
const analyse = () => page.getByTestId('analyze-button');
const houseUrl = `https://www.rightmove.co.uk/properties/${sampleHouse.id}`;
const functionPath = '**/functions/v1/ingest-property-url';

describe('sections 1, 4 and 5: the listing URL', () => {
  it('empty: no message, state invalid', async () => {
    expect(await message()).toBe('');
    expect(await analyse().isEnabled()).toBe(false);
  });

  it.each([
    ['protocol other than http or https', 'ftp://www.rightmove.co.uk/properties/1', 'URL must use http or https'],
    ['malformed', 'no link at all', 'Invalid URL format'],
    ['host neither Zoopla nor Rightmove', 'https://example.com/properties/1', 'Please paste a Zoopla or Rightmove URL'],
    ['Zoopla host, valid', 'https://www.zoopla.co.uk/for-sale/details/71365505/', 'Looks like Zoopla ✓'],
    ['Rightmove host, valid', 'https://www.rightmove.co.uk/properties/162171665', 'Looks like Rightmove ✓'],
  ])('%s: %s: "%s"', async (_, link, says) => {
    await field().fill(link);
    await expect.poll(message).toBe(says);
    expect(await analyse().isEnabled()).toBe(says.includes('✓'));
  });

  it('listing URL check: debounced by 300 ms', async () => {
    // Only the test advances the page's clock, so the speed of typing does not matter.
    const { page: still, context } = await newVisit(browser(), product().origin);
    await openWholePage(still, product().origin);
    await still.clock.install();
    await still.clock.pauseAt(wallTime() + 60_000);
    await still.getByTestId('url-input').fill('no link at all');
    await still.clock.runFor(250);
    expect(await still.getByTestId('url-message').innerText()).toBe('');
    await still.clock.runFor(100);
    await still.getByText('Invalid URL format').waitFor();
    await context.close();
  });

  it('a URL input with a paste-from-clipboard button: "Pasted from clipboard"', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('https://www.rightmove.co.uk/properties/162171665'));
    await page.getByTestId('paste-button').click();
    await page.getByText('Pasted from clipboard').waitFor();
    await expect.poll(message).toBe('Looks like Rightmove ✓');
  });

  it.each([
    ['example-zoopla', 'Zoopla example loaded', 'Looks like Zoopla ✓'],
    ['example-rightmove', 'Rightmove example loaded', 'Looks like Rightmove ✓'],
  ])('example buttons for a Zoopla and a Rightmove sample listing (%s): "%s"', async (button, toast, says) => {
    await page.getByTestId(button).click();
    await page.getByText(toast).waitFor();
    await expect.poll(message).toBe(says);
  });

  it('clipboard read denied: "Clipboard access denied" / "Please paste manually or check browser permissions"', async () => {
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.getByTestId('paste-button').click();
    await page.getByText('Clipboard access denied').waitFor();
    await page.getByText('Please paste manually or check browser permissions').waitFor();
  });
});

describe('sections 6 and 8: without sign-in', () => {
  it('the product shows "Sign in required" / "Please sign in to analyze properties" and redirects to /auth', async () => {
    await field().fill(houseUrl);
    await expect.poll(() => analyse().isEnabled()).toBe(true);
    await analyse().click();
    await page.getByText('Sign in required').first().waitFor();
    await page.getByText('Please sign in to analyze properties').first().waitFor();
    await page.waitForURL(/\/auth/);
  });
});

async function start(): Promise<void> {
  await page.goto(product().origin);
  await field().fill(houseUrl);
  await expect.poll(() => analyse().isEnabled()).toBe(true);
  await analyse().click();
}

describe('sections 4, 7 and 8: an analysis', () => {
  beforeAll(() => signUp(page, product().origin));
  afterEach(() => page.unroute(functionPath));

  it.each([
    [
      'details.message',
      { ok: false, error: 'internal', details: { message: 'The portal is closed', offerCapture: false } },
      'The portal is closed',
    ],
    ['else the error field', { ok: false, error: 'portal_timeout', details: { message: '', offerCapture: false } }, 'portal_timeout'],
    ['else "Ingestion failed"', { ok: false, error: '', details: { message: '', offerCapture: false } }, 'Ingestion failed'],
  ])('ingestion ok is false: toast "Analysis failed" with %s; on failure return to idle', async (_, body, says) => {
    await page.route(functionPath, (route) => route.fulfill({ json: { items: [], site: 'rightmove', runId: null, ...body } }));
    await start();
    await page.getByText('Analysis failed').first().waitFor();
    await page.getByText(says).first().waitFor();
    await expect.poll(() => analyse().innerText()).toBe('Analyze Property');
    expect(await field().isEnabled()).toBe(true);
  });

  it('idle, then analysing (button reads "Analyzing...", inputs disabled); on success navigate to the sync-progress page (with the site parameter holding runId)', async () => {
    const gate = newGate();
    const asked: { readonly method: string; readonly bearer: string; readonly body: string }[] = [];
    await page.route(functionPath, async (route) => {
      const request = route.request();
      asked.push({ method: request.method(), bearer: (await request.allHeaders())['authorization'] ?? '', body: request.postData() ?? '' });
      await gate.opened;
      await route.continue();
    });
    await start();
    await analyse().getByText('Analyzing...').waitFor();
    for (const part of [field(), page.getByTestId('paste-button'), page.getByTestId('example-zoopla'), analyse()])
      expect(await part.isDisabled()).toBe(true);
    await expect.poll(() => asked.length).toBe(1);
    gate.open();
    await page.getByText('Analysis started').first().waitFor();
    await page.waitForURL(/\/sync-progress\?rightmove=[0-9a-f-]{36}$/);
    expect(asked[0]?.method).toBe('POST');
    expect(asked[0]?.bearer).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({ url: houseUrl });
  });

  it('"Analysis started" with "Processing N properties from {site}"', () =>
    page.getByText('Processing 1 properties from rightmove').first().waitFor());

  it('an analysis that the portal blocks says so, offers the saved page, and reads it right there', async () => {
    await page.goto(product().origin);
    await field().fill('https://www.rightmove.co.uk/properties/190000403');
    await expect.poll(() => analyse().isEnabled()).toBe(true);
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
