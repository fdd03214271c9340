import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, withServiceWorker } from './support/browser.ts';
import { holdBack } from './support/holdBack.ts';
import { recordLayoutShifts, totalLayoutShift } from './support/layoutShifts.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

const goThere = (page: Page) => page.mainFrame().goto(`${product().origin}/deals`);

describe('/deals for a first-time visitor', () => {
  it('can be read and used before any app code has run, and loses nothing when it is hydrated', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, { viewport: { width: 390, height: 844 } });
    const app = await holdBack(page, '**/assets/app-*.js');
    await goThere(page);
    await page.getByRole('heading', { name: 'No deals yet' }).waitFor();
    await page.getByRole('button', { name: 'Enter details manually' }).first().click();
    const field = page.getByTestId('url-input');
    await field.fill('no link');
    await field.press('Enter');
    // The browser's default form submission would leave the page.
    expect(new URL(page.url()).search).toBe('');
    const prerendered = await field.elementHandle();
    app.release();
    await page.getByText('Invalid URL format').waitFor();
    expect(await page.locator('#root[data-prerendered]').count()).toBe(0);
    expect(await field.evaluate((live, before) => live === before, prerendered)).toBe(true);
    expect(await field.inputValue()).toBe('no link');
    // The button was pressed before the field was used. The last press is replayed.
    await page.getByRole('dialog').waitFor();
    await context.close();
    expect(complaints).toMatchObject({ violations: [], errors: [], foreignRequests: [] });
  });

  it('does not move its elements while the app starts behind it', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, { viewport: { width: 390, height: 844 } });
    await recordLayoutShifts(page);
    await goThere(page);
    const heading = page.getByRole('heading', { name: 'No deals yet' });
    const prerendered = await heading.elementHandle();
    await page.getByTestId('sync-badge').waitFor();
    expect(await heading.evaluate((live, before) => live === before, prerendered)).toBe(true);
    expect(await totalLayoutShift(page)).toBeLessThan(0.05);
    await page.getByTestId('sample-card').first().waitFor();
    expect(await totalLayoutShift(page)).toBeLessThan(0.05);
    await context.close();
    expect(complaints).toMatchObject({ violations: [], errors: [], foreignRequests: [] });
  });

  it('is not shown to someone who may have deals here, or for a URL that asks for more than the plain screen', async () => {
    const { page, context } = await newVisit(browser(), product().origin, withServiceWorker);
    const app = await holdBack(page, '**/assets/app-*.js');
    await page.mainFrame().goto(`${product().origin}/deals?view=bin`);
    const said = () => page.locator('#root').innerText();
    expect(await said()).toBe('');
    app.release();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.unrouteAll();
    await page.evaluate(() => localStorage.setItem('yardstick-theme', 'dark'));
    const again = await holdBack(page, '**/assets/app-*.js');
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    });
    await goThere(page);
    expect(await said()).toBe('');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    again.release();
    await page.getByRole('heading', { name: 'No deals yet' }).waitFor();
    await context.close();
  });
});
