import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { newVisit, signUp } from './support/browser.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

async function expectErrorScreen(page: Page): Promise<void> {
  await page.getByText('Something went wrong').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go home' }).click();
  await page.getByTestId('url-input').waitFor();
}

describe.each(['light', 'dark'] as const)('a screen that fails to load (%s)', (colorScheme) => {
  it('shows the error screen instead, full-page or inside the frame, with a way to continue', async () => {
    const { page, context } = await newVisit(browser(), product().origin, { colorScheme, serviceWorkers: 'block' });
    await context.route(/assets\/AuthRoute-/, (route) => route.abort());
    await page.goto(`${product().origin}/auth`);
    await expectErrorScreen(page);
    await context.unroute(/assets\/AuthRoute-/);
    await signUp(page, product().origin);
    await context.route(/assets\/SyncProgressRoute-/, (route) => route.abort());
    await page.goto(`${product().origin}/sync-progress`);
    await expectErrorScreen(page);
    await context.close();
  });
});
