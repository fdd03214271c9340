import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { contextOf, faultsIn, type Look } from '../support/looking.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

describe.each<Look>([
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
])('first steps and deals in $colorScheme at $width px', (seen) => {
  it('lead from one question through samples to the user’s own deals, which are tagged, compared, binned and restored', async () => {
    const { origin } = product();
    const { page, context, complaints } = await newVisit(browser(), origin, contextOf(seen));
    const found: string[] = [];
    const look = async (name: string): Promise<void> => void found.push(...(await faultsIn(page, name)));
    await page.goto(`${origin}/dashboard`);
    await page.getByTestId('onboarding-go').waitFor();
    await look('onboarding');
    await page.getByTestId('onboarding-go').click();
    await expect.poll(() => page.getByTestId('sample-card').count()).toBe(3);
    await look('samples');
    await page.getByTestId('sample-card').first().getByRole('link').click();
    await page.getByTestId('sample-bar').waitFor();
    await look('sample');
    for (const price of ['£118,000', '£142,000']) {
      await typeDealIn(page, origin, price);
    }
    await page.goto(`${origin}/deals`);
    await expect.poll(() => page.getByTestId('deals-count').innerText()).toBe('2 deals');
    await page.getByTestId('select-all').click();
    await page.getByTestId('bulk-tag').click();
    await page.getByTestId('tag-new').fill('needs roof');
    await look('tags');
    await page.getByTestId('tags-done').click();
    await page.getByText('#needs roof').first().waitFor();
    await look('deals');
    await page.goto(`${origin}/deals?tag=needs%20roof&max=130000`);
    await expect.poll(() => page.getByTestId('deals-count').innerText()).toBe('1 of 2 deals');
    await page.getByTestId('deals-clear').click();
    await expect.poll(() => page.getByTestId('deal-card').count()).toBe(2);
    await page.getByTestId('select-all').click();
    await page.getByTestId('bulk-compare').click();
    await page.getByTestId('compare-price').getByText('lowest').waitFor();
    await page.getByTestId('only-differences').click();
    await expect.poll(() => page.getByTestId('compare-bedrooms').count()).toBe(0);
    await look('compare');
    await page.goto(`${origin}/deals`);
    await page.getByTestId('select-mode').click();
    await page.getByTestId('deal-select').first().check();
    await page.getByTestId('bulk-bin').click();
    await expect.poll(() => page.getByTestId('deal-card').count()).toBe(1);
    await page.getByTestId('open-bin').click();
    await page.getByTestId('bin-row').waitFor();
    await look('bin');
    await page.getByTestId('bin-restore').click();
    await page.getByText('The bin is empty').waitFor();
    await page.goto(`${origin}/dashboard`);
    await expect.poll(() => page.getByTestId('best-deal').count()).toBe(2);
    await look('dashboard');
    expect(found).toEqual([]);
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
