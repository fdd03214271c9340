import { describe, expect, it } from 'vitest';
import { analyseHouse } from './support/analyseHouse.ts';
import { newVisit, signUp } from './support/browser.ts';
import { hearsKeys } from './support/hearsKeys.ts';
import { faultsIn } from './support/looking.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

describe('the frame', () => {
  it('reaches every screen by keyboard, finds deals and terms, and does not treat letters typed into fields as shortcuts', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await signUp(page, product().origin);
    await analyseHouse(page, product().origin);
    await hearsKeys(page);

    await page.keyboard.press('Control+k');
    await page.getByTestId('palette-input').fill('tallow');
    await page.getByTestId('palette-item').first().waitFor();
    expect(await faultsIn(page, 'palette')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByTestId('deal-title').first().waitFor();

    await page.getByTestId('palette-input').waitFor({ state: 'detached' });
    await page.locator('[data-testid^="input-"]').first().waitFor();
    await page.keyboard.press('e');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('inputmode'))).toBe('decimal');
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    expect(new URL(page.url()).pathname).toMatch(/^\/deals\/./);
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await page.getByTestId('deal-card').first().waitFor();

    await page.keyboard.press('j');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('bench-search');
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette-input').fill('loan to value');
    await page.getByText('The loan as a percentage of the value.').waitFor();
    await page.keyboard.press('Escape');

    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('?');
    await page.getByTestId('key-list').waitFor();
    expect(await faultsIn(page, 'keys')).toEqual([]);
    await page.getByTestId('single-keys').uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('key-list').count()).toBe(0);
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette-input').waitFor();
    expect(await page.getByTestId('key-list').count()).toBe(0);
    expect(complaints.errors).toEqual([]);
    await context.close();
  });

  it('offers everything on a phone: the bar, the rest under Me, and the search', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.goto(`${product().origin}/deals`);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => bar.locator('a, button').allInnerTexts()).toEqual(['Deals', 'Portfolio', 'Add', 'Alerts', 'Me']);
    await page.getByTestId('me-open').click();
    const sheet = page.getByRole('dialog', { name: 'Me' });
    await sheet.getByRole('link', { name: 'Areas' }).waitFor();
    await sheet.getByTestId('theme-switch').click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await faultsIn(page, 'Me')).toEqual([]);
    await sheet.getByRole('link', { name: 'This device' }).click();
    await page.getByRole('heading', { level: 1, name: 'This device' }).waitFor();
    await page.getByTestId('palette-open').click();
    await page.getByTestId('palette-input').fill('keyboard');
    await page.getByTestId('palette-item').first().click();
    await page.getByTestId('key-list').waitFor();
    expect(complaints.errors).toEqual([]);
    await context.close();
  });

  it('shows four main screens and the user menu on a desktop, which one press opens and another closes', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const email = await signUp(page, product().origin);
    await page.goto(`${product().origin}/dashboard`);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.waitFor();
    await expect.poll(() => main.getByRole('link').allInnerTexts()).toEqual(['Deals', 'Portfolio', 'Areas', 'Alerts']);
    await expect.poll(() => main.locator('[aria-current=page]').innerText()).toBe('Deals');
    await main.getByRole('link', { name: 'Areas' }).click();
    const strip = page.getByRole('main').getByRole('navigation', { name: 'Areas' });
    await strip.getByRole('link', { name: 'Insights' }).click();
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
    await expect.poll(() => strip.locator('[aria-current=page]').innerText()).toBe('Insights');
    await expect.poll(() => main.locator('[aria-current=page]').innerText()).toBe('Areas');
    const person = page.getByRole('button', { name: `Me: ${email}` });
    await person.click();
    const menu = page.getByRole('dialog', { name: 'Me' });
    await menu.waitFor();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      'Investor profile',
      'Account',
      'Billing',
      'This device',
      'Community',
      'Workspaces',
    ]);
    expect(await faultsIn(page, 'Me')).toEqual([]);
    await person.click();
    await menu.waitFor({ state: 'detached' });
    await person.click();
    await menu.getByTestId('keys-open').click();
    await page.getByTestId('key-list').waitFor();
    expect(complaints.errors).toEqual([]);
    await context.close();
  });

  it('lists what is new, from the user menu and through the search', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(`${product().origin}/dashboard`);
    await page.getByTestId('me-open').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('news-open').focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'What’s new' });
    await sheet.getByRole('heading', { level: 3 }).first().waitFor();
    expect(await sheet.locator('time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await faultsIn(page, 'What’s new')).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette-input').fill('what’s new');
    await page.getByTestId('palette-item').first().click();
    await sheet.waitFor();
    expect(complaints.errors).toEqual([]);
    await context.close();
  });

  it('is shown around the account screen and an unknown URL for a known user, but not for a visitor', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, { viewport: { width: 1440, height: 900 } });
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.goto(`${product().origin}/no/such/page`);
    await page.getByText('Oops! Page not found').waitFor();
    expect(await main.count()).toBe(0);
    await signUp(page, product().origin);
    for (const [path, heading] of [
      ['/no/such/page', 'Oops! Page not found'],
      ['/auth', 'Your account'],
    ] as const) {
      await page.goto(product().origin + path);
      await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
      await main.waitFor();
      expect(await faultsIn(page, path)).toEqual([]);
    }
    await main.getByRole('link', { name: 'Deals' }).click();
    await page.getByTestId('url-input').first().waitFor();
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
