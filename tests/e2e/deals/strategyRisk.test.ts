import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

const busyMachineMs = 180_000;

describe('the risk of a deal under another strategy', () => {
  it.each([
    { name: 'phone', viewport: { width: 390, height: 844 } },
    { name: 'desk', viewport: { width: 1440, height: 900 } },
  ])(
    'states what would meet a target, tries it, and shows the simulation: $name',
    async ({ viewport }) => {
      const { origin } = product();
      const { page, complaints } = await newVisit(browser(), origin, { viewport });
      page.setDefaultTimeout(60_000);
      await typeDealIn(page, origin, '185k');
      await page.getByTestId('strategy-select').selectOption('flip');
      await expect.poll(() => page.getByTestId('deal-subtitle').innerText(), { timeout: 30_000 }).toContain('buy, refurbish, sell');
      await page.getByRole('tab', { name: 'Risk and strategies', exact: true }).click();

      await page.getByTestId('chance-loss').waitFor();
      expect(await page.getByTestId('chance-loss').textContent()).toMatch(/^\d+%$/);
      expect(await page.getByTestId('chances-drawn').textContent()).toContain('Our assumption, not a forecast.');

      await page.getByTestId('goal-figure').selectOption('profitOnCost');
      await page.getByTestId('goal-vary').selectOption('afterRepairValue');
      const words = page.getByTestId('goal-words');
      await expect
        .poll(async () => plain((await words.textContent()) ?? ''), { timeout: 30_000 })
        .toMatch(/^Profit on cost of 20\.0% is reached with the value after refurbishment at £[\d,]+ or more, all else equal\.$/);
      await page.getByTestId('try-goal').focus();
      await page.keyboard.press('Enter');

      // The deal's figure follows: the value that was tried meets the target.
      await page.getByRole('tab', { name: 'Overview', exact: true }).click();
      await expect
        .poll(async () => plain(await page.getByTestId('figure-profitOnCost').first().innerText()), { timeout: 30_000 })
        .toContain('20.0%');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(complaints.errors).toEqual([]);
    },
    busyMachineMs,
  );

  it('follows the focused strategy in the simulator', async () => {
    const { origin } = product();
    const { page, complaints } = await newVisit(browser(), origin, { viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await page.goto(`${origin}/simulator?focus=flip&view=chances`);
    await page.getByTestId('chance-loss').waitFor();
    expect(await page.getByTestId('chances-drawn').textContent()).toContain('bridging rate');
    await page.getByRole('tab', { name: 'Goal seek', exact: true }).click();
    await page.getByTestId('goal-figure').selectOption('profitOnCost');
    await expect
      .poll(async () => plain((await page.getByTestId('goal-words').textContent()) ?? ''), { timeout: 30_000 })
      .toMatch(/^Profit on cost of 20\.0% is reached with the purchase price at £[\d,]+ or less, all else equal\.$/);
    await page.getByTestId('try-goal').click();
    // The price that was tried is in the URL, so a link leads back to it.
    await expect.poll(() => page.url(), { timeout: 30_000 }).toContain('purchasePrice');
    expect(complaints.errors).toEqual([]);
  });
});
