import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { sampleHouse } from '../support/listingSamples.ts';
import { newVisit, signUp } from './support/browser.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describe.each(looks)('every screen in $colorScheme at $width px', ({ colorScheme, width }) => {
  it('gives axe nothing to find and never scrolls sideways', async () => {
    const { page, context } = await newVisit(browser(), product().origin, {
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const found: string[] = [];
    const look = async (name: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      found.push(...violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (overflow > 0) found.push(`${name}: ${overflow} px wider than the screen`);
      await page.screenshot({ path: `.test-results/${name}-${width}-${colorScheme}.png`, fullPage: true });
    };
    await page.goto(product().origin);
    await page.getByTestId('url-input').waitFor();
    await look('landing');
    await page.goto(`${product().origin}/auth`);
    await page.getByTestId('auth-email').waitFor();
    await look('auth');
    await page.getByTestId('auth-by-code').click();
    await page.getByTestId('auth-email').fill('looker@example.test');
    await page.getByTestId('auth-submit').click();
    await page.getByTestId('auth-code').waitFor();
    await look('auth-code');
    await page.goto(`${product().origin}/nowhere`);
    await page.getByText('Oops! Page not found').waitFor();
    await look('not-found');
    await signUp(page, product().origin);
    await page.goto(`${product().origin}/auth`);
    await page.getByTestId('session').first().waitFor();
    await page.getByTestId('factor-add').click();
    await page.getByTestId('factor-picture').waitFor();
    await look('account');
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('url-input').waitFor();
    await look('deals-empty');
    await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${sampleHouse.id}`);
    await page.getByTestId('analyze-button').click();
    await page.getByTestId('run-item-score').first().waitFor();
    await look('sync-progress');
    await page.getByTestId('run-item').first().getByRole('link').first().click();
    await page.getByTestId('deal-score').first().waitFor();
    await look('deal');
    await page.getByTestId('explain-monthlyCashFlow').first().click();
    await page.getByRole('dialog').waitFor();
    await look('deal-explain');
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card-score').first().waitFor();
    await look('deals');
    await context.close();
    expect(found).toEqual([]);
  });
});
