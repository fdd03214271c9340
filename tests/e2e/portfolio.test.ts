import { describe, expect, it } from 'vitest';
import { newVisit, readyOffline, withServiceWorker } from './support/browser.ts';
import { faultsInLooks } from './support/looking.ts';
import { typeDealIn } from './support/seedDeals.ts';
import { ownStage } from './support/stage.ts';

const { product, browser } = ownStage();

/** Two opposite looks for the other screens. The overview is checked in all four. */
const opposites = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const;

describe('the portfolio', () => {
  it('takes over a bought deal in one step, measures it, follows a change, and shows everything offline', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, withServiceWorker);
    await typeDealIn(page, product().origin);
    await readyOffline(page);
    await page.getByTestId('stage-select').selectOption('bought');
    await page.getByTestId('add-to-portfolio').click();

    // £118,000 with a quarter paid down: a year's rent is 12 × £1,050.
    await page.getByTestId('figure-equity').waitFor();
    await expect.poll(() => page.getByTestId('figure-equity').textContent()).toContain('£29,500');
    await expect.poll(() => page.getByTestId('figure-loanToValue').textContent()).toContain('75.0');
    // The holding has the deal's rent and voids, so it earns the same as the deal.
    await expect.poll(() => page.getByTestId('against-deal').textContent()).toContain('the same as this property’s');
    await page.getByTestId('add-valuations').click();
    await page.getByTestId('field-value').fill('130k');
    await page.getByTestId('keep-record').click();
    await expect.poll(() => page.getByTestId('figure-equity').textContent()).toContain('£41,500');
    await page.getByTestId('explain-equity').click();
    expect(await page.getByRole('dialog').textContent()).toContain('Value − debt');
    await page.keyboard.press('Escape');
    expect(await faultsInLooks(page, 'holding', opposites)).toEqual([]);

    await product().stopServer();
    await context.setOffline(true);
    await page.goto(`${product().origin}/portfolio`);
    await expect
      .poll(() => page.getByTestId('portfolio-sentence').textContent())
      .toContain('1 property worth £130,000, with £41,500 equity');
    await expect.poll(() => page.getByTestId('portfolio-dates').textContent()).toContain('Rent review');
    expect(await faultsInLooks(page, 'portfolio')).toEqual([]);
    expect(complaints.violations).toEqual([]);
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
