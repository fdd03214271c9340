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
  it('is shown as waiting for the connection only until the connection is back, like the badge', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await signUp(page, product().origin);
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('url-input').waitFor();
    await page.locator('[data-testid=sync-badge][data-state=synced]').waitFor();
    // The server answers neither the app's health check nor the link.
    const gone = ['**/health', '**/functions/**'];
    for (const address of gone) await context.route(address, (route) => route.abort());
    await analyse(page, 190_000_001);
    const banner = page.getByText('You’re offline. We’ve saved this Rightmove link');
    await banner.waitFor();
    await page.locator('[data-testid=sync-badge][data-state=offline]').waitFor();
    // From here on the link's request is pending. If it failed at once, the connection would be reported as lost again before the test
    // could see it.
    await context.unroute('**/functions/**');
    await context.route('**/functions/**', () => new Promise<void>(() => undefined));
    await context.unroute('**/health');
    await page.locator('[data-testid=sync-badge]:not([data-state=offline])').waitFor();
    await banner.waitFor({ state: 'detached' });
    await context.close();
  });

  it('shows the reason for a refusal once, and lists the link as unread once the field is cleared', async () => {
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
