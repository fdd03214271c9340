import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from './support/browser.ts';
import { openPart } from './support/dealPage.ts';
import { typeDealIn } from './support/seedDeals.ts';
import { stage } from './support/stage.ts';

// What axe does not check: how many Tab stops away the first number is, different buttons with the same name, and small targets.

const { product, browser } = stage();

interface Control {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The focused element: its name, and whether it is a number field. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return { words: element?.textContent.trim() ?? '', isNumber: element instanceof HTMLInputElement && element.inputMode === 'decimal' };
  });

/** Visible links and buttons, except those within a sentence, which WCAG allows to be as tall as their line. */
const controls = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a[href], main button, main summary, main input, main select')]
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((element) => !(getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td') !== null))
      .map((element) => {
        // A checkbox counts as large as its label, which can be pressed too.
        const target = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
        const { width, height } = target.getBoundingClientRect();
        return { name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60), width, height };
      })
      .filter(({ width, height }) => width > 1 && height > 1),
  );

const isSmall = ({ width, height }: Control): boolean => width < 23.5 || height < 23.5;

const parts = ['Overview', 'Numbers', 'Area', 'Risk and strategies', 'Notes'] as const;

describe('a deal by keyboard', () => {
  it('has its first number at most ten Tab stops away', async () => {
    const { page, context } = await newVisit(browser(), product().origin, { viewport: { width: 1440, height: 900 } });
    await typeDealIn(page, product().origin);
    await page.reload();
    await page.getByTestId('deal-score').first().waitFor();
    await page.locator('#moves').waitFor();
    for (let stop = 1; ; stop += 1) {
      expect(stop).toBeLessThanOrEqual(10);
      await page.keyboard.press('Tab');
      const { words, isNumber } = await focused(page);
      if (isNumber) break;
      if (words.startsWith('Skip to')) await page.keyboard.press('Enter');
      if (words === 'Skip to assumptions') await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('moves');
    }
    await context.close();
  });
});

describe('every part of a deal', () => {
  for (const width of [390, 1440])
    it(`has targets of at least 24 pixels and unique button names at a width of ${width} pixels`, async () => {
      const { page, context } = await newVisit(browser(), product().origin, { viewport: { width, height: 900 } });
      await typeDealIn(page, product().origin);
      for (const part of parts) {
        await openPart(page, part);
        await page.getByRole('tabpanel').waitFor();
        await scrollThrough(page);
        await expect.poll(() => page.locator('#main').getByText(/…$/).count()).toBe(0);
        const found = async () => ({ part, small: (await controls(page)).filter(isSmall), twice: await twice(page) });
        await expect.poll(found).toEqual({ part, small: [], twice: [] });
      }
      await context.close();
    });
});

/** Scrolls to the end of the page in steps, because a section is rendered only when it is near. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
  });

/** Names shared by several buttons. The buttons do different things, so their names must differ. */
const twice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>('main button')]
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim())
      .filter((name) => name !== '');
    return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  });
