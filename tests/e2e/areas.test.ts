import { describe, expect, it } from 'vitest';
import { newVisit, readyOffline, withServiceWorker } from './support/browser.ts';
import { typeDealIn } from './support/seedDeals.ts';
import { ownStage } from './support/stage.ts';

const { product, browser } = ownStage();
const at = (path: string) => `${product().origin}${path}`;

describe('insights and areas', () => {
  it('show a market and an area offline after one online visit', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, withServiceWorker);
    await typeDealIn(page, product().origin);
    await readyOffline(page);
    // Each screen is visited once, because data that does not ship with the app is stored when it is first shown.
    await page.goto(at('/insights'));
    await page.getByTestId('rates-sentence').waitFor();
    await page.goto(at('/area-insights?area=M6'));
    await page.getByTestId('area-stations').waitFor();
    await page.getByTestId('map-drawing').waitFor();

    await product().stopServer();
    await context.setOffline(true);

    await page.goto(at('/insights'));
    expect(await page.getByTestId('market-sentence').textContent()).toMatch(
      /^Your one buy-to-let has an asking price of £118,000 and yields 10\.7/,
    );
    expect(await page.getByTestId('rates-sentence').textContent()).toMatch(/^Bank Rate has been /);
    expect(await page.getByTestId('attribution').textContent()).toContain('Bank of England');
    await page.getByTestId('area-deals-M6').click();
    await expect.poll(() => page.getByTestId('deals-count').textContent()).toContain('1');
    expect(new URL(page.url()).search).toBe('?place=M6');

    // Finds an area as users do: they type a full postcode, which is found by its sector.
    await page.goto(at('/area-insights'));
    await page.getByTestId('area-search').fill('M6 5AN');
    await page.getByTestId('area-search').press('Enter');
    await expect.poll(() => page.getByTestId('area-name').textContent()).toBe('M6 5');
    expect(new URL(page.url()).searchParams.get('area')).toBe('sector:M6 5');
    expect(await page.getByTestId('area-sentence').textContent()).toMatch(/^Homes in M6 5 cost about £[\d,]+ \(estimate\)\./);
    expect(await page.getByTestId('area-captured').textContent()).toContain('£118,000');
    expect(await page.getByTestId('area-missing').textContent()).toContain('London');
    await page.getByTestId('explain-gross_yield').first().click();
    expect(await page.getByRole('dialog').textContent()).toContain('Office for National Statistics');
    await page.keyboard.press('Escape');

    // On the map, the keyboard visits the areas in order of name and announces each. Enter opens one.
    await page.getByTestId('map-slider').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByTestId('map-read').textContent()).toMatch(/^Aberdeenshire £/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('area-name').textContent()).toBe('Aberdeenshire');
    expect(complaints.violations).toEqual([]);
    await context.close();
  });
});
