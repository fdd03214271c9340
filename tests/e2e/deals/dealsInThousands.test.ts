import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { newVisit, type Visit } from '../support/browser.ts';
import { multiplyDeal, typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();
const thousands = 10_000;
let visit: Visit;
let dealPath = '';

beforeAll(async () => {
  visit = await newVisit(browser(), product().origin, { viewport: { width: 1440, height: 900 } });
  const { page } = visit;
  await typeDealIn(page, product().origin);
  dealPath = new URL(page.url()).pathname;
  await multiplyDeal(page, product().origin, thousands);
}, 300_000);

/** Scrolls the list 43,200 pixels down, frame by frame. Returns the most rows drawn at a time, and how many different rows there were. */
const scrolled = (page: Page, row: string): Promise<{ readonly most: number; readonly different: number }> =>
  page.evaluate(async (testId) => {
    const scroller = [...document.querySelectorAll('main *')].find(
      (each) => each.scrollHeight > 50_000 && getComputedStyle(each).overflowY === 'auto',
    );
    let most = 0;
    const texts = new Set<string>();
    for (let step = 0; step < 240; step += 1) {
      (scroller ?? window).scrollBy({ top: 180, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const rows = [...document.querySelectorAll(`[data-testid="${testId}"]`)];
      most = Math.max(most, rows.length);
      rows.forEach(({ textContent }) => texts.add(textContent));
    }
    return { most, different: texts.size };
  }, row);

interface ListOfDeals {
  readonly name: string;
  readonly path: string;
  readonly row: string;
  /** The most rows that may be drawn at a time. */
  readonly most: number;
  readonly search: string;
}

describe('ten thousand deals', () => {
  it.each<ListOfDeals>([
    { name: 'list', path: '/deals', row: 'deal-card', most: 60, search: 'bench-search' },
    { name: 'workbench', path: '/deals-v2', row: 'bench-row', most: 120, search: 'bench-search' },
  ])('are all counted in the $name, which draws only a few screenfuls at a time', async ({ path, row, most, search }) => {
    const { page, complaints } = visit;
    await page.goto(`${product().origin}${path}`);
    await page.getByTestId(row).first().waitFor();
    await page.getByText('10,000 deals', { exact: true }).first().waitFor();
    const drawn = await scrolled(page, row);
    expect(drawn.most).toBeLessThan(most);
    expect(drawn.different).toBeGreaterThan(most);
    await page.getByTestId(search).fill('NG7');
    await expect.poll(() => page.getByText('10,000 deals', { exact: true }).count()).toBe(0);
    expect(await page.getByTestId(row).count()).toBeLessThan(most);
    await page.getByTestId(search).fill('');
    await page.getByText('10,000 deals', { exact: true }).first().waitFor();
    expect(complaints.errors).toEqual([]);
  });

  it('do not stop a deal from updating its figures on a keystroke in an assumption', async () => {
    const { page } = visit;
    await page.goto(`${product().origin}${dealPath}`);
    await page.getByTestId('deal-score').first().waitFor();
    const figure = () => page.getByTestId('figure-monthlyCashFlow').first().innerText();
    const before = await figure();
    await page.getByTestId('input-monthlyRent').first().fill('1234');
    await expect.poll(figure).not.toBe(before);
  });
});
