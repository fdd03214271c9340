import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { openPart } from '../support/dealPage.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const phone = { width: 390, height: 844 };

/** Where an element begins and ends, in pixels from the top of the page. */
async function spanOf(element: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not drawn');
  return { top: box.y, bottom: box.y + box.height };
}

const keyFigures = (page: Page) => page.locator('section[aria-labelledby="verdict-title"] [data-testid^="figure-"]').all();

describe('a deal on a phone', () => {
  it('shows title, verdict, tape and four figures on the first screen, followed by what would make it work', async () => {
    const { page, context } = await newVisit(browser(), product().origin, { viewport: phone });
    await typeDealIn(page, product().origin);
    const fold = (await spanOf(page.locator('[data-bottom-bar]'))).top;
    const figures = await keyFigures(page);
    expect(figures).toHaveLength(4);
    for (const shown of [page.getByTestId('deal-title'), page.getByTestId('verdict'), page.getByTestId('deal-score'), ...figures])
      expect((await spanOf(shown)).bottom).toBeLessThanOrEqual(fold);
    const [work, moves] = [
      page.getByRole('heading', { name: 'What would make it work' }),
      page.getByRole('heading', { name: 'Key assumptions' }),
    ];
    expect((await spanOf(work)).top).toBeGreaterThan((await spanOf(page.getByTestId('deal-score'))).bottom);
    expect((await spanOf(moves)).top).toBeGreaterThan((await spanOf(work)).bottom);
    await context.close();
  });

  it('keeps the result visible in every other part, without the verdict', async () => {
    const { page, context } = await newVisit(browser(), product().origin, { viewport: phone });
    await typeDealIn(page, product().origin);
    for (const part of ['Numbers', 'Area', 'Risk and strategies', 'Notes']) {
      await openPart(page, part);
      await expect.poll(() => page.getByTestId('verdict').count()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(async () => (await spanOf(page.getByTestId('deal-score'))).top).toBeGreaterThanOrEqual(0);
      expect((await spanOf(page.getByTestId('deal-score'))).bottom).toBeLessThan(phone.height);
    }
    await context.close();
  });
});
