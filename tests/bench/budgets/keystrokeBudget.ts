import type { Browser, Page } from 'playwright';
import { newVisit } from '../../e2e/support/browser.ts';
import { typeDealIn } from '../../e2e/support/seedDeals.ts';
import { inProduct } from '../inProduct.ts';
import { medianOf, type BenchLine } from '../line.ts';
import { answerAfter, answered, besideEmptyPage, emptyPage, type Answered } from './emptyPage.ts';
import { howOften } from './sizes.ts';

const mostMs = 16;
const screen = { viewport: { width: 1440, height: 900 } };
/** The data worker checks every record when it starts. Measuring begins after that. */
const settledAfterMs = 6_000;
const betweenKeysMs = 150;

/**
 * Measures from a real key press in a deal's rent field until every figure on its page is updated, compared with a page that echoes what is
 * typed.
 */
export const keystrokeBudget = (): Promise<readonly BenchLine[]> =>
  inProduct(async ({ product: { origin }, browser }) => {
    const { page } = await newVisit(browser, origin, { ...screen, bypassCSP: true });
    await typeDealIn(page, origin);
    await page.waitForTimeout(settledAfterMs);
    const field = page.getByTestId('input-monthlyRent').first();
    await field.focus();
    await page.keyboard.press('End');
    const settled: Record<Key, string> = { Digit7: await figuresAfter(page, 'Digit7'), Backspace: await figuresAfter(page, 'Backspace') };
    if (settled.Digit7 === settled.Backspace) throw new Error('Pressing a key in the rent field changed no figure');
    const ours: Answered[] = [];
    const reference = await emptyPageOf(browser);
    const alone: Answered[] = [];
    for (let turn = 0; turn < 20 * howOften(3); turn += 1) {
      const key = keys[turn % keys.length] ?? 'Backspace';
      await page.bringToFront();
      ours.push(await answerTo(page, key, `${figures} === ${JSON.stringify(settled[key])}`));
      await reference.bringToFront();
      alone.push(await answerTo(reference, key, `document.querySelector('output').textContent === document.querySelector('input').value`));
    }
    const took = medianOf(ours.map(({ inPage }) => inPage));
    return [
      {
        name: 'from a keystroke until all figures are in the page',
        value: took,
        unit: 'ms',
        target: `≤ ${mostMs} ms`,
        met: took <= mostMs,
      },
      besideEmptyPage('a keystroke until all figures are drawn', { ours, alone }),
    ];
  });

const keys = ['Digit7', 'Backspace'] as const;
type Key = (typeof keys)[number];

/** All figures on the deal's page as one text, without fading previous values. As text, because it runs in the page. */
const figures = `[...document.querySelectorAll('[data-testid^=figure-] .num:not(s)')].map(({ textContent }) => textContent).join('|')`;

async function figuresAfter(page: Page, key: Key): Promise<string> {
  await page.keyboard.press(key);
  await page.waitForTimeout(2_000);
  return page.evaluate<string>(figures);
}

async function answerTo(page: Page, key: Key, isThere: string): Promise<Answered> {
  await page.waitForTimeout(betweenKeysMs);
  await page.evaluate(answerAfter('keydown', isThere));
  await page.keyboard.press(key);
  return answered(page);
}

async function emptyPageOf(browser: Browser): Promise<Page> {
  const page = await browser.newPage(screen);
  await page.setContent(emptyPage);
  await page.locator('input').focus();
  return page;
}
