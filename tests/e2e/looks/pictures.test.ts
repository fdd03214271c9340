import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { contextOf, looks, signOf } from '../support/looking.ts';
import { unlikePicture } from '../support/picture.ts';
import { multiplyDeal, typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

interface Shown {
  readonly name: string;
  readonly path: string;
  /** The sign, in the format of `signOf`. */
  readonly sign: string;
}

/** The screens that show many deals, and the sign that all of them are there. */
const lists = (count: string): readonly Shown[] => [
  { name: 'dashboard', path: '/dashboard', sign: 'best-deal' },
  { name: 'deals', path: '/deals', sign: `text=${count}` },
  { name: 'deals-v2', path: '/deals-v2', sign: `text=${count}` },
  { name: 'insights', path: '/insights', sign: 'rates-sentence' },
  { name: 'area-insights', path: '/area-insights?area=M6', sign: 'map-drawing' },
];

const empty: readonly Shown[] = [
  { name: 'dashboard', path: '/dashboard', sign: 'onboarding-go' },
  { name: 'deals', path: '/deals', sign: 'text=Use my numbers' },
  { name: 'deals-v2', path: '/deals-v2', sign: 'bench-import-open' },
  { name: 'insights', path: '/insights', sign: 'rates-sentence' },
  { name: 'area-insights', path: '/area-insights', sign: 'map-drawing' },
  { name: 'simulator', path: '/simulator', sign: 'text=/of (its futures|simulations)/' },
  { name: 'investor-profile', path: '/investor-profile', sign: 'profile-budget' },
  { name: 'portfolio', path: '/portfolio', sign: 'role=heading' },
  { name: 'alerts', path: '/alerts', sign: 'role=heading' },
];

/** Compares each screen in every look with its stored picture. Returns the differences. */
async function differences(page: Page, state: string, shown: readonly Shown[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const look of looks) {
    const { colorScheme, viewport, reducedMotion } = contextOf(look);
    await page.emulateMedia({ colorScheme, reducedMotion });
    await page.setViewportSize(viewport);
    for (const { name, path, sign } of shown) {
      await page.goto(`${product().origin}${path}`);
      await signOf(page, sign).waitFor({ timeout: 60_000 });
      // Waits for fonts, and for content that loads after the first rows.
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(700);
      const unlike = await unlikePicture(page, `${name}/${state}-${look.width}-${colorScheme}`);
      if (unlike !== null) found.push(unlike);
    }
  }
  return found;
}

describe('every screen with no deal, with one and with 25', () => {
  it('matches its reviewed picture', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    const { origin } = product();
    const found = [...(await differences(page, 'empty', empty))];
    await typeDealIn(page, origin);
    // The next step loads last, and moves everything below it.
    const deal = { name: 'deal', path: new URL(page.url()).pathname, sign: 'next-step' };
    found.push(...(await differences(page, 'one', [...lists('1 deal'), deal])));
    await multiplyDeal(page, origin, 25);
    found.push(...(await differences(page, '25', lists('25 deals'))));
    await context.close();
    expect(found).toEqual([]);
  });
});
