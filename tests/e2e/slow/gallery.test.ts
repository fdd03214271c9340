import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** What axe and the eye find; `part` looks at one part of the page alone. */
async function faults(page: Page, name: string, part = 'html'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ...(overflow > 0 ? [`${name}: ${overflow} px wider than the screen`] : []),
  ];
}

describe.each(looks)('every component in $colorScheme at $width px', ({ colorScheme, width }) => {
  it('gives axe nothing to find, as drawn and as tables, and never scrolls sideways', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, {
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(`${product().origin}/gallery`);
    await page.getByTestId('gallery-rate').waitFor();
    await page.screenshot({ path: `.test-results/gallery-${width}-${colorScheme}.png`, fullPage: true });
    const found = [...(await faults(page, 'gallery'))];
    for (const toggle of await page.getByRole('radio', { name: 'Table' }).all()) await toggle.check({ force: true });
    found.push(...(await faults(page, 'tables', 'figure')));
    await page.getByTestId('gallery-menu').click();
    found.push(...(await faults(page, 'menu', '[role="menu"]')));
    await context.close();
    expect(found).toEqual([]);
    expect(complaints.errors).toEqual([]);
  });
});

describe('components by keyboard', () => {
  it('walk a menu, step a slider three ways, read a chart point by point, and close a sheet', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin, { viewport: { width: 1440, height: 900 } });
    await page.goto(`${product().origin}/gallery`);
    const rate = page.getByTestId('gallery-rate');
    await rate.waitFor();

    const menu = page.getByTestId('gallery-menu');
    await menu.press('Enter');
    const items = page.getByRole('menuitem');
    await expect.poll(() => items.nth(0).evaluate((item) => item === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => items.last().evaluate((item) => item === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'More: Mortgage rate' }).click();
    await expect.poll(() => rate.inputValue()).toContain('5.30');
    await page.getByRole('slider', { name: 'Mortgage rate, slider' }).press('ArrowLeft');
    await expect.poll(() => rate.inputValue()).toContain('5.25');
    await rate.fill('6');
    await rate.press('Enter');
    await expect.poll(() => rate.inputValue()).toContain('6.00');

    const reader = page.getByRole('slider', { name: 'Read Equity over ten years point by point' });
    await reader.press('ArrowRight');
    expect(await reader.getAttribute('aria-valuetext')).toMatch(/^2027: Median £50,520; /);

    await page.getByTestId('gallery-sheet').click();
    await page.getByRole('dialog', { name: 'A sheet' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
