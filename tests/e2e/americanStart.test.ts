import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit, withServiceWorker } from './support/browser.ts';
import { faultsIn } from './support/looking.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

/** Chooses the United States in the first question and opens the samples. */
async function beginInAmerica(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await page.getByTestId('onboarding-go').waitFor();
  await page.getByTestId('start-country').selectOption('US');
  await page.getByRole('radio', { name: 'Long-term rental' }).check();
  expect(await faultsIn(page, 'first question, United States')).toEqual([]);
  await page.getByTestId('onboarding-go').click();
  await expect.poll(() => page.getByTestId('sample-card').count()).toBe(3);
}

/** Enters the house in Dayton and waits for its score. */
async function typeHouseIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/deals`);
  await page.getByTestId('manual-open').click();
  await page.getByTestId('manual-address').fill('1200 Main St, Dayton, OH 45402');
  await page.getByTestId('manual-price').fill('£95,000');
  await page.getByTestId('manual-rent').fill('$1,450');
  await page.getByTestId('manual-bedrooms').fill('3');
  await page.getByTestId('manual-submit').click();
  await page.getByText('That’s in pounds. Enter the amount in dollars').waitFor();
  await page.getByTestId('manual-price').fill('$95,000');
  await page.getByTestId('manual-submit').click();
  await page.getByTestId('deal-score').first().waitFor();
}

describe('an investor in the United States', () => {
  it('sees the samples, their own deal, the portfolio, a rule and the simulator in dollars', async () => {
    const { origin } = product();
    const { page, context, complaints } = await newVisit(browser(), origin, withServiceWorker);
    await beginInAmerica(page, origin);
    const cards = await page.getByTestId('sample-card').allInnerTexts();
    for (const card of cards) expect(card).toMatch(/\$\d/);
    expect(cards.join(' ')).not.toContain('£');
    expect(await faultsIn(page, 'American samples')).toEqual([]);
    await page.getByTestId('sample-card').first().getByRole('link').click();
    await page.getByTestId('sample-bar').waitFor();
    await expect.poll(() => page.getByTestId('deal-title').first().innerText()).toContain('Sample Avenue');

    await typeHouseIn(page, origin);
    await expect.poll(() => page.getByRole('main').innerText()).toContain('$95,000');
    expect(await page.getByRole('main').innerText()).not.toContain('£');

    await page.getByTestId('stage-select').selectOption('bought');
    await page.getByTestId('add-to-portfolio').click();
    await page.getByTestId('figure-equity').waitFor();
    await expect.poll(() => page.getByTestId('figure-equity').innerText()).toContain('$23,750');
    await expect.poll(() => page.getByTestId('figure-debtServiceCover').first().innerText()).toMatch(/\d\.\d\d/);
    await expect.poll(() => page.getByTestId('against-deal').innerText()).toContain('the same as this property’s');
    expect(await faultsIn(page, 'American holding')).toEqual([]);
    await page.goto(`${origin}/portfolio`);
    await expect.poll(() => page.getByTestId('portfolio-sentence').innerText()).toContain('1 property worth $95,000');
    expect(await page.getByRole('main').innerText()).not.toContain('£');

    await page.goto(`${origin}/alerts`);
    await page.getByTestId('rule-new').click();
    await page.getByTestId('rule-kind').selectOption('monthly-cash-flow');
    await expect.poll(() => page.getByTestId('rule-currency').inputValue()).toBe('USD');
    await page.getByTestId('rule-value').fill('50');
    await expect.poll(() => page.getByTestId('rule-sentence').innerText()).toContain('rises to $50 or more');
    await expect.poll(() => page.getByTestId('rule-trial').innerText()).toContain('this rule would match 1 of your 1 deal');
    await page.getByTestId('rule-currency').selectOption('GBP');
    await expect.poll(() => page.getByTestId('rule-trial').innerText()).not.toContain('would match');
    await page.getByTestId('rule-currency').selectOption('USD');
    await page.getByTestId('rule-save').click();
    await expect.poll(() => page.getByTestId('alert-rule').innerText()).toContain('$50 or more');

    await page.goto(`${origin}/investor-profile#targets`);
    await page.getByText('Your targets: long-term rental').waitFor();
    await page.goto(`${origin}/investor-profile#defaults`);
    await expect.poll(() => page.getByTestId('profile-row-propertyTax').innerText()).toContain('by state');
    expect(await faultsIn(page, 'American profile')).toEqual([]);

    await page.goto(`${origin}/simulator`);
    await expect.poll(() => page.getByTestId('simulator-words').innerText()).toMatch(/has the highest IRR, [\d.]+\s?%/);
    expect(await page.getByRole('main').innerText()).not.toContain('£');
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
