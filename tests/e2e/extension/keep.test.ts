import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homes, searchAddress, searchPage } from '../../support/extension/portalPages.ts';
import { rightmovePage } from '../../support/listingPages.ts';
import { sampleFlat, sampleHouse, type SampleListing } from '../../support/listingSamples.ts';
import { readyOffline, signUp } from '../support/browser.ts';
import { ownStage } from '../support/stage.ts';
import { badgesOf, launchExtended, panelOf, type ExtendedBrowser } from './support.ts';

const { product } = ownStage();
let extended: ExtendedBrowser;
let app: Page;

beforeAll(async () => {
  extended = await launchExtended();
});
afterAll(() => extended.close());

const addressOf = ({ id }: SampleListing): string => `https://www.rightmove.co.uk/properties/${id}`;

/** Opens a property's page in its current state on the portal. */
async function openHome(home: SampleListing): Promise<Page> {
  extended.serve(addressOf(home), { body: rightmovePage(home, { encoding: 'on' }) });
  const page = await extended.context.newPage();
  await page.goto(addressOf(home));
  await panelOf(page).locator('[data-part=result]').waitFor();
  return page;
}

async function keep(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: /^Keep/ }).click();
  await panelOf(page)
    .getByText(/[Kk]ept\./)
    .waitFor();
}

async function popup(): Promise<Page> {
  const page = await extended.context.newPage();
  await page.goto(`${extended.base}popup.html`);
  await page.locator('h1').waitFor();
  return page;
}

/** Connects the extension with a press in the app and one in the popup. */
async function connect(): Promise<void> {
  await app.goto(`${product().origin}/install`);
  await app.getByTestId('extension-connect').click();
  const window = await popup();
  await window.getByText('wants to connect').waitFor();
  await window.getByRole('button', { name: 'Connect', exact: true }).click();
  await window.getByText('Connected to 127.0.0.1').waitFor();
  await window.close();
  await app.locator('[data-testid=extension][data-state=connected]').waitFor();
}

/** All text in the popup. */
async function said(): Promise<string> {
  const page = await popup();
  const words = await page.locator('main').innerText();
  await page.close();
  return words;
}

/** The popup's text about waiting pages. */
async function waiting(): Promise<string> {
  const page = await popup();
  const words = await page.locator('[data-part=waiting] h2').innerText();
  await page.close();
  return words;
}

const cards = (page: Page) => page.getByTestId('deal-card').count();

describe('a page captured on a portal', () => {
  it('can be sent once the app is connected with a press on both sides', async () => {
    app = await extended.context.newPage();
    await signUp(app, product().origin);
    await connect();
  });

  it('becomes a deal at once if the app is open, with the typed values, and is recognised on its page', async () => {
    await app.goto(`${product().origin}/deals`);
    const page = await openHome(sampleHouse);
    await panelOf(page).getByText('Scored with your profile').waitFor();
    await panelOf(page).getByLabel('Monthly rent').fill('1,500');
    await expect.poll(() => panelOf(page).locator('[data-figure=monthlyCashFlow] dd').innerText()).not.toMatch(/^£50\b/);
    const score = (await panelOf(page).locator('h1 > span').innerText()).split(' ')[0];
    await keep(page);
    await expect.poll(() => cards(app)).toBe(1);
    await expect.poll(() => app.getByTestId('deal-card-score').first().innerText()).toContain(score);
    await expect.poll(waiting).toBe('No waiting pages');
    await expect
      .poll(async () => {
        await page.reload();
        await panelOf(page).locator('[data-part=result]').waitFor();
        return panelOf(page).innerText();
      })
      .toContain('In your deals: New');
    await page.close();
  });

  it('shows the price change since it was last read', async () => {
    const page = await openHome({ ...sampleHouse, price: (sampleHouse.price ?? 0) - 5_000 });
    await panelOf(page).getByText('£5,000 lower than when last read (£185,000)').waitFor();
    await page.close();
  });

  it('captured again updates the same deal', async () => {
    const page = await openHome({ ...sampleHouse, price: (sampleHouse.price ?? 0) - 5_000 });
    await keep(page);
    await expect.poll(waiting).toBe('No waiting pages');
    await page.close();
    await expect.poll(() => app.getByTestId('deal-card').first().innerText()).toContain('£180,000');
    expect(await cards(app)).toBe(1);
  });

  it('waits while the app is closed and the server is down, and is imported once when the app opens, even offline', async () => {
    await app.goto(`${product().origin}/deals`);
    await readyOffline(app);
    await app.close();
    await product().stopServer();
    const page = await openHome(sampleFlat);
    await keep(page);
    await keep(page);
    await expect.poll(waiting).toBe('Waiting for Yardstick: 1');
    await page.close();
    app = await extended.context.newPage();
    await app.goto(`${product().origin}/deals`);
    await expect.poll(() => cards(app)).toBe(2);
    await expect.poll(waiting).toBe('No waiting pages');
    await app.reload();
    await expect.poll(() => cards(app)).toBe(2);
    await product().startServer();
  });

  it('of search results imports the selected homes or all of them as one run, with the badges’ scores and no duplicates', async () => {
    extended.serve(searchAddress, { body: searchPage });
    const page = await extended.context.newPage();
    await page.goto(searchAddress);
    await expect.poll(async () => Object.keys(await badgesOf(page)).length).toBe(homes.length);
    for (const home of homes.slice(0, 3)) await panelOf(page).locator(`[data-home="${home.id}"] input`).check();
    await panelOf(page).getByRole('button', { name: 'Keep 3 selected' }).click();
    await expect.poll(() => cards(app)).toBe(5);
    for (const home of homes.slice(0, 3)) await panelOf(page).locator(`[data-home="${home.id}"] input`).uncheck();
    await panelOf(page).getByRole('button', { name: 'Keep all 25' }).click();
    await app.goto(`${product().origin}/deals-v2`);
    await expect.poll(() => app.getByText('27 deals').count()).toBeGreaterThan(0);
    await expect.poll(() => scoresInList(app)).toEqual(await scoresOnBadges(page));
    await page.close();
  });

  it('is inaccessible after sign-out: profile and deals are removed', async () => {
    await app.getByTestId('me-open').first().click();
    await app.getByTestId('sign-out').click();
    await app.getByTestId('auth-password').waitFor();
    await expect.poll(said).toContain('Not connected');
    const page = await openHome(sampleHouse);
    await panelOf(page).getByText('Scored with default targets').waitFor();
    expect(await panelOf(page).innerText()).not.toContain('In your deals');
    await page.close();
  });

  it('is inaccessible after a sign-out on a page without open deals, and an open page uses the default rules again', async () => {
    await signUp(app, product().origin);
    await connect();
    const page = await openHome({ ...sampleHouse, id: 190000888 });
    await panelOf(page).getByText('Scored with your profile').waitFor();
    await app.goto(`${product().origin}/auth`);
    await app.getByTestId('sign-out-keep').click();
    await app.getByTestId('sign-out-confirm').click();
    await app.getByTestId('auth-password').waitFor();
    await expect.poll(said).toContain('Not connected');
    await page.bringToFront();
    await panelOf(page).getByText('Scored with default targets').waitFor();
    await page.close();
  });
});

/** Address and score of each deal from the search, as shown in the app's table. */
async function scoresInList(page: Page): Promise<readonly string[]> {
  const rows = await page.getByTestId('bench-row').allInnerTexts();
  return rows
    .flatMap((row) => {
      const found = /(\d+) Tallow Chandler Street[^\d]*?(\d+)/.exec(row.replaceAll('\n', ' '));
      return found === null ? [] : [`${found[1]}: ${found[2]}`];
    })
    .toSorted();
}

async function scoresOnBadges(page: Page): Promise<readonly string[]> {
  const badges = await badgesOf(page);
  return homes.map(({ id }, at) => `${at + 1}: ${badges[String(id)] ?? 'none'}`).toSorted();
}
