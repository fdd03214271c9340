import { describe, expect, it } from 'vitest';
import { rightmovePage } from '../support/listingPages.ts';
import { sampleHouse } from '../support/listingSamples.ts';
import { searchListings } from '../support/searchPortal.ts';
import { newVisit, signUp } from './support/browser.ts';
import { ownStage } from './support/stage.ts';
import { aheadAsStored } from './support/wrongClock.ts';

const listings = searchListings(8);
const { product, browser } = ownStage({ listings });

const reduced = { ...sampleHouse, price: (sampleHouse.price ?? 0) - 10_000 };
const changedPage = () =>
  ({ kind: 'page', contentType: 'text/html; charset=utf-8', body: rightmovePage(reduced, { encoding: 'plain' }) }) as const;

describe('watching', () => {
  it('shows what changed in a listing, on the deal and in the list, and re-checks automatically a day later if allowed', async () => {
    const { origin, portal } = product();
    const { page, context, complaints } = await newVisit(browser(), origin);
    await page.addInitScript(aheadAsStored);
    await signUp(page, origin);
    await page.goto(origin);
    await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
    await page.getByTestId('analyze-button').click();
    await page.getByTestId('run-item-score').first().waitFor();
    await page.getByTestId('run-item').first().getByRole('link').first().click();
    await page.getByTestId('save-deal').click();
    await page.getByTestId('input-monthlyRent').first().fill('1111');
    await page.getByTestId('input-monthlyRent').first().press('Enter');

    portal.setFault(sampleHouse.id, changedPage());
    await page.getByTestId('check-again').click();
    await expect.poll(() => page.getByTestId('listing-events').innerText()).toContain('Reduced by £10,000');
    await expect.poll(() => page.getByTestId('input-monthlyRent').first().inputValue()).toMatch(/1,?111/);
    await page.getByText('The listing has changed').first().waitFor();

    await page.goto(`${origin}/deals`);
    expect(await page.getByTestId('watch-news-item').innerText()).toContain('Reduced by £10,000');
    await page.getByTestId('watch-news-seen').click();
    await page.getByTestId('watch-news').waitFor({ state: 'detached' });
    await page.getByTestId('deals-filters').click();
    await page.getByTestId('filter-reduced-1').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('deal-card').count()).toBe(1);

    await page.getByTestId('check-open').click();
    await page.getByTestId('check-daily').click();
    await expect.poll(() => page.getByTestId('check-daily').isChecked()).toBe(true);
    portal.forget();
    await page.getByTestId('check-all').click();
    await page.getByText('1 checked, 0 changed').first().waitFor();
    expect(portal.requests()).toHaveLength(1);

    portal.forget();
    portal.setFault(sampleHouse.id, { kind: 'status', status: 410, body: 'gone' });
    await page.evaluate(() => localStorage.setItem('ahead', String(25 * 3_600_000)));
    await page.goto(`${origin}/deals`);
    await expect.poll(() => page.getByTestId('watch-news-item').innerText(), { timeout: 30_000 }).toContain('Withdrawn');
    expect(portal.requests()).toHaveLength(1);
    expect(complaints.errors).toEqual([]);
    await context.close();
  });

  it('asks how many search results to read, and saves a search so that it can be repeated', async () => {
    const { origin } = product();
    const { page, context } = await newVisit(browser(), origin);
    await signUp(page, origin);
    await page.goto(`${origin}/deals`);
    await page.getByTestId('url-input').fill('https://www.rightmove.co.uk/property-for-sale/Salford.html');
    await page.getByTestId('search-results').selectOption('5');
    // This is shown once the server has reported how many analyses the plan has left.
    await page.getByTestId('search-share').getByText('this search may use up to 5').waitFor();
    await page.getByTestId('analyze-button').click();
    await expect.poll(() => page.getByTestId('run-state').innerText(), { timeout: 30_000 }).toContain('Done: 5 properties');
    await page.getByTestId('search-keep').click();
    await page.getByTestId('search-daily').click();
    await expect.poll(() => page.getByTestId('search-daily').getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${origin}/sync-progress`);
    expect(await page.getByTestId('kept-search').innerText()).toContain('First 5 results');
    await page.getByTestId('search-again').click();
    await page.waitForURL(/rightmove=/);
    await context.close();
  });
});
