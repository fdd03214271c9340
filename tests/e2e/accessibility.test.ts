import { describe, expect, it } from 'vitest';
import { analyseHouse, openAnalysed } from './support/analyseHouse.ts';
import { newVisit, signUp } from './support/browser.ts';
import { faultsInLooks, type Look } from './support/looking.ts';
import { stage } from './support/stage.ts';

const { product, browser } = stage();

/** A telephone at night and a desk by day; `slow/everyScreen.test.ts` looks at everything in every look. */
const two: readonly Look[] = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
];

describe('the screens of the main job', () => {
  it('give axe nothing to find and never scroll sideways', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    const found: string[] = [];
    const look = async (name: string): Promise<void> => void found.push(...(await faultsInLooks(page, name, two)));
    await page.goto(product().origin);
    await page.getByTestId('url-input').waitFor();
    await look('landing');
    await page.goto(`${product().origin}/auth`);
    await page.getByTestId('auth-email').waitFor();
    await look('auth');
    await signUp(page, product().origin);
    await analyseHouse(page, product().origin);
    await look('sync-progress');
    await openAnalysed(page);
    await look('deal');
    await page.goto(`${product().origin}/deals`);
    await page.getByTestId('deal-card-score').first().waitFor();
    await look('deals');
    await context.close();
    expect(found).toEqual([]);
  });
});
