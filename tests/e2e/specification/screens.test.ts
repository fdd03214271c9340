import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { newVisit, signUp } from '../support/browser.ts';
import { stage } from '../support/stage.ts';
import { newGate } from './wholePage.ts';

const { product, browser } = stage();
let page: Page;

beforeAll(async () => {
  ({ page } = await newVisit(browser(), product().origin, { serviceWorkers: 'block' }));
  await signUp(page, product().origin);
});

const goTo = (path: string) => page.goto(product().origin + path);

describe('section 2: every screen has its route', () => {
  it.each([
    ['/', 'landing page', 'url-input'],
    ['/dashboard', 'dashboard', 'url-input'],
    ['/deals', 'deals', 'url-input'],
    ['/simulator', 'simulator', 'simulator-words'],
    ['/investor-profile', 'investor profile', 'profile-saved'],
  ])('%s: %s', async (path, _, sign) => {
    await goTo(path);
    await page.getByTestId(sign).first().waitFor({ state: 'attached' });
  });

  it.each([
    ['/auth', 'sign in'],
    ['/deals-v2', 'deals V2'],
    [
      '/sync-progress?rightmove=00000000-0000-4000-8000-000000000000',
      'sync progress; a query parameter named after the site holds a run id',
    ],
    ['/insights', 'insights'],
    ['/area-insights', 'area insights'],
    ['/alerts', 'alerts'],
    ['/portfolio', 'portfolio'],
    ['/community', 'community'],
    ['/billing', 'billing'],
    ['/install', 'install page'],
    ['/debug/apify', 'scraping debug'],
  ])('%s: %s', async (path) => {
    await goTo(path);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor({ state: 'attached' });
    expect(await heading.textContent()).not.toMatch(/Oops|Something went wrong/);
  });

  it('*: 404 page: text "Oops! Page not found" and a link back home', async () => {
    await goTo('/no/such/page');
    await page.getByText('Oops! Page not found').waitFor();
    await page.getByRole('link', { name: /home/i }).last().click();
    await page.getByTestId('url-input').waitFor();
  });

  it('pages load lazily with a spinner while loading', async () => {
    await goTo('/deals');
    await page.getByTestId('url-input').first().waitFor();
    const gate = newGate();
    await page.route('**/assets/SimulatorRoute-*', (route) => gate.opened.then(() => route.continue()));
    await page.getByTestId('palette-open').first().click();
    await page.getByTestId('palette-input').fill('simulator');
    await page.getByTestId('palette-item').first().click();
    await page.locator('svg.animate-spin').first().waitFor();
    gate.open();
    await page.getByTestId('simulator-words').waitFor();
  });
});

describe('sections 2 and 8: when something breaks', () => {
  it('a global error screen shows "Something went wrong" with the error message, plus buttons "Try again" and "Go home"', async () => {
    await page.route('**/assets/InvestorProfileRoute-*', (route) => route.abort());
    await goTo('/investor-profile');
    await page.getByText('Something went wrong').waitFor();
    expect((await page.getByRole('alert').locator('p').innerText()).length).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/assets/InvestorProfileRoute-*');
    await page.getByRole('button', { name: 'Go home' }).click();
    await page.getByTestId('url-input').waitFor();
  });
});

async function saidBy(prepare: (visitor: Page) => Promise<unknown>, wanted: string): Promise<void> {
  const { page: visitor, context } = await newVisit(browser(), product().origin);
  const said: string[] = [];
  visitor.on('console', (line) => said.push(line.text()));
  await prepare(visitor);
  await visitor.goto(product().origin);
  await expect.poll(() => said.filter((line) => line.startsWith(wanted)).length).toBe(1);
  expect(await visitor.getByText(wanted).count()).toBe(0);
  await context.close();
}

describe('sections 5, 8 and 9: what is only logged', () => {
  it('if no analytics key is configured, analytics is disabled and a warning "PostHog key not configured - analytics disabled" is logged', () =>
    saidBy(() => Promise.resolve(), 'PostHog key not configured - analytics disabled'));

  it('service worker registration failure: logged only: "Service worker registration failed"', () =>
    saidBy(
      (visitor) =>
        visitor.addInitScript(() => {
          navigator.serviceWorker.register = () => Promise.reject(new TypeError('refused'));
        }),
      'Service worker registration failed',
    ));
});

describe('section 7: addresses', () => {
  it('service worker script at /sw.js', async () => {
    const answer = await page.request.get(`${product().origin}/sw.js`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it('GET /.well-known/jwks.json for signing keys (cached with a time-to-live)', async () => {
    const answer = await page.request.get(`${product().origin}/auth/v1/.well-known/jwks.json`);
    expect(answer.headers()['cache-control']).toMatch(/max-age=\d+/);
    expect(((await answer.json()) as { readonly keys: readonly unknown[] }).keys.length).toBeGreaterThan(0);
  });

  it('the site tells search engines what to index: robots.txt, and a sitemap with absolute URLs', async () => {
    const robots = await (await page.request.get(`${product().origin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${product().origin}/sitemap.xml`);
    expect(await (await page.request.get(`${product().origin}/sitemap.xml`)).text()).toContain(`<loc>${product().origin}/privacy</loc>`);
  });
});
