import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, signUp } from './support/browser.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

const link = (id: number): string => `https://www.rightmove.co.uk/properties/${id}`;

async function analyse(page: Page, id: number): Promise<void> {
  await page.getByTestId('url-input').fill(link(id));
  await page.getByTestId('analyze-button').click();
}

describe('a link that is not read', () => {
  it('shows as waiting for the connection only until the connection is back, as the badge does', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await signUp(page, product().origin);
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('url-input').waitFor();
    await page.locator('[data-testid=sync-badge][data-state=synced]').waitFor();
    // The server answers nothing: neither the app's question whether it is there nor the link.
    const gone = ['**/health', '**/functions/**'];
    for (const address of gone) await context.route(address, (route) => route.abort());
    await analyse(page, 190_000_001);
    const banner = page.getByText('You’re offline. We’ve saved this Rightmove link');
    await banner.waitFor();
    await page.locator('[data-testid=sync-badge][data-state=offline]').waitFor();
    // The link is on its way from here on: one that failed at once would say the connection is lost again, faster than it can be seen.
    await context.unroute('**/functions/**');
    await context.route('**/functions/**', () => new Promise<void>(() => undefined));
    await context.unroute('**/health');
    await page.locator('[data-testid=sync-badge]:not([data-state=offline])').waitFor();
    await banner.waitFor({ state: 'detached' });
    await context.close();
  });

  it('shows the reason for a refusal once, and lists the link as unread after the field moves on', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await signUp(page, product().origin);
    await page.goto(`${product().origin}/deals`);
    const reason = 'The portal refused this listing.';
    const answer = { ok: false, error: 'blocked', details: { message: reason, offerCapture: true } };
    await context.route('**/functions/**', (route) => route.fulfill({ status: 200, json: answer }));
    await analyse(page, 190_000_002);
    await page.getByRole('region', { name: 'Read the page on this device' }).waitFor();
    expect(await page.getByText(reason).count()).toBe(1);
    await page.getByTestId('url-input').fill('');
    await page.getByTestId('capture-waiting').filter({ hasText: reason }).waitFor();
    await context.close();
  });
});
