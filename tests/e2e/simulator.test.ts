import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sampleHouse } from '../support/listingSamples.ts';
import { newVisit, readyOffline, signUp, withServiceWorker } from './support/browser.ts';
import { holdBack } from './support/holdBack.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

const textOf = (page: Page, id: string) => page.getByTestId(id).first().innerText();

describe('the simulator', () => {
  it('tries a property without an account, reproduces it from one link, and saves it as a deal with a scenario', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, withServiceWorker);
    await page.goto(`${product().origin}/simulator`);
    await page.getByTestId('strategy-rent-to-rent').waitFor();
    await page.getByTestId('focus-hmo').click();
    const before = await textOf(page, 'hmo-month');
    await page.getByTestId('lever-billsPerMonth').fill('700');
    await expect.poll(() => textOf(page, 'hmo-month')).not.toBe(before);
    await page.getByTestId('what-if-rates').click();
    await expect.poll(() => textOf(page, 'what-if-deltas')).toContain(`was ${before}`);
    await page.getByTestId('explain-hmo-monthlyCashFlow').first().click();
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('Annual cash flow ÷ 12');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.url()).toContain('rates');
    const [tried, link] = [await textOf(page, 'hmo-month'), page.url()];

    await readyOffline(page);
    await context.setOffline(true);
    await page.goto(link);
    await expect.poll(() => textOf(page, 'hmo-month').catch(() => '')).toBe(tried);
    await page.getByTestId('reset-all').click();
    await expect.poll(() => textOf(page, 'hmo-month')).toBe(before);

    await page.getByTestId('keep-deal').click();
    await page.getByTestId('deal-address').fill('12 Example Street');
    await page.getByTestId('deal-make').click();
    await page.getByTestId('deal-score').first().waitFor();
    const dealId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`${product().origin}/simulator?deal=${dealId}`);
    await page.getByTestId('keep-scenario').click();
    await page.getByTestId('scenario-name').fill('With rooms');
    await page.getByTestId('scenario-save').click();
    await page.getByText('Scenario saved').waitFor();
    expect(complaints.errors).toEqual([]);
    await context.close();
  });

  it('does not overwrite the URL of the next screen with the URL of the last change', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin);
    await page.goto(`${product().origin}/simulator`);
    await page.getByTestId('strategy-rent-to-rent').waitFor();
    await page.clock.install();
    const { held, release } = await holdBack(page, '**/*.js');
    await page.getByTestId('focus-hmo').click();
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await expect.poll(held).toBeGreaterThan(0);
    await page.clock.runFor(1_000);
    release();
    await page.getByRole('heading', { name: 'Portfolio', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/portfolio');
    expect(complaints.errors).toEqual([]);
    await context.close();
  });

  it('repeats the same simulation each time, and states what reaches a goal', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, withServiceWorker);
    await page.goto(`${product().origin}/simulator?view=chances`);
    await page.getByTestId('chance-loss').waitFor();
    const drawn = await textOf(page, 'chance-loss');
    const negative = await textOf(page, 'chance-negative');
    await page.reload();
    await page.getByTestId('chance-loss').waitFor();
    expect([await textOf(page, 'chance-loss'), await textOf(page, 'chance-negative')]).toEqual([drawn, negative]);
    await page.getByRole('tab', { name: 'Goal seek' }).click();
    await page.getByTestId('goal-target').fill('7');
    await page.getByTestId('goal-target').press('Enter');
    await expect.poll(() => textOf(page, 'goal-answer')).toMatch(/Net yield of 7\.00% is reached at a purchase price of £[\d,]+ or less/);
    await page.getByTestId('goal-use').click();
    await expect.poll(() => textOf(page, 'what-if-words')).toBe('You changed 1 input.');
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});

describe('the investor profile', () => {
  it('saves typed values, rescores every deal, shows the changes, and can be undone', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, withServiceWorker);
    await signUp(page, product().origin);
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
    await page.getByTestId('analyze-button').click();
    await page.getByTestId('run-item-score').first().waitFor();
    await page.goto(`${product().origin}/investor-profile#score`);
    const weight = page.getByTestId('weight-cash-flow');
    await weight.fill('0');
    await weight.press('Enter');
    await expect.poll(() => textOf(page, 'profile-saved')).toContain('1 deal rescored');
    await page.reload();
    await weight.waitFor();
    expect(await weight.inputValue()).toBe('0');
    await page.getByRole('tab', { name: 'Targets' }).click();
    await page.getByTestId('profile-netYield').fill('7');
    await page.getByTestId('profile-netYield').press('Enter');
    await page.getByTestId('profile-undo').click();
    await expect.poll(() => page.getByTestId('profile-netYield').inputValue()).toContain('4');
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
