import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { allLooks, faultsInLooks } from '../support/looking.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

describe('every component, in every look', () => {
  it('has no axe violations, as drawn and as tables, and no sideways scrolling', async () => {
    const { page, context, complaints } = await newVisit(browser(), product().origin);
    await page.goto(`${product().origin}/gallery`);
    await page.getByTestId('gallery-rate').waitFor();
    const found = [...(await faultsInLooks(page, 'gallery', allLooks))];
    for (const toggle of await page.getByRole('radio', { name: 'Table' }).all()) await toggle.check({ force: true });
    found.push(...(await faultsInLooks(page, 'tables', allLooks)));
    await page.getByTestId('gallery-menu').click();
    found.push(...(await faultsInLooks(page, 'menu', allLooks)));
    await context.close();
    expect(found).toEqual([]);
    expect(complaints.errors).toEqual([]);
  });
});

describe('components by keyboard', () => {
  it('let the user walk a menu, step a slider three ways, read a chart point by point, and close a sheet', async () => {
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
    await expect.poll(() => reader.getAttribute('aria-valuetext')).toMatch(/^2027: Median £50,520; /);

    await page.getByTestId('gallery-sheet').click();
    await page.getByRole('dialog', { name: 'A sheet' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(complaints.errors).toEqual([]);
    await context.close();
  });
});
