import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newVisit } from '../support/browser.ts';
import { typeDealIn } from '../support/seedDeals.ts';
import { stage } from '../support/stage.ts';

const { product, browser } = stage();

/** An iPhone held sideways. Pixels. */
const insets = { top: 0, bottom: 21, left: 59, right: 59 };

/** Controls, headings and texts beside the notch, except what scrolls sideways in a box. Runs in the page. */
function covered(sides: typeof insets): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, h1, h2, p')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isShown && element.closest('.overflow-x-auto, .sr-only') === null && (left < sides.left || right > innerWidth - sides.right);
    })
    .map((element) => `${element.tagName} ${element.dataset['testid'] ?? element.textContent.slice(0, 30)}`);
}

async function sideways(): Promise<Page> {
  const { page } = await newVisit(browser(), product().origin, { viewport: { width: 852, height: 393 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  return page;
}

describe('a phone held sideways', () => {
  it('nothing to read or press is beside the notch', async () => {
    const page = await sideways();
    const { origin } = product();
    await typeDealIn(page, origin);
    for (const path of [new URL(page.url()).pathname, '/', '/deals', '/portfolio', '/alerts', '/auth', '/install']) {
      await page.goto(origin + path);
      await page.locator('h1').first().waitFor();
      expect({ path, covered: await page.evaluate(covered, insets) }).toEqual({ path, covered: [] });
    }
  });
});
