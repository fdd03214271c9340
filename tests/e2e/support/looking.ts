import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';

/** How somebody looks at a page. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  /** Pixels. */
  readonly width: number;
}

export const looks: readonly Look[] = [390, 1440].flatMap((width) => [
  { colorScheme: 'light', width },
  { colorScheme: 'dark', width },
]);

/** Those, a tablet, and the narrowest telephone, which is also what 400 % of zoom leaves of 1,280 pixels. */
export const allLooks: readonly Look[] = [{ colorScheme: 'light', width: 320 }, ...looks, { colorScheme: 'light', width: 820 }];

const heightAt = (width: number): number => (width < 600 ? 844 : width < 1000 ? 1180 : 900);

export const contextOf = ({ colorScheme, width }: Look) =>
  ({ colorScheme, viewport: { width, height: heightAt(width) }, reducedMotion: 'reduce' }) as const;

/** What shows that a screen is there: the first of a test id, or of a selector, which has a `=`. */
export const signOf = (page: Page, sign: string): Locator => page.locator(sign.includes('=') ? sign : `[data-testid="${sign}"]`).first();

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface WhatOfPage {
  /** A selector; the whole page where absent. */
  readonly part?: string;
  /** Those of colours alone where the rest was looked at in another theme. */
  readonly rules?: 'all' | 'colours';
}

/** What axe finds in the page as it is, or in a part of it, and how far anything sticks out; each with the name given. */
export async function faultsIn(page: Page, name: string, { part = 'html', rules = 'all' }: WhatOfPage = {}): Promise<readonly string[]> {
  const axe = (within: string): AxeBuilder => {
    const builder = new AxeBuilder({ page }).include(within);
    return rules === 'colours' ? builder.withRules(['color-contrast', 'link-in-text-block']) : builder.withTags(tags);
  };
  await drawAll(page);
  await showBars(page, false);
  const { violations } = await axe(part).analyze();
  await showBars(page, true);
  const hasBars = part === 'html' && (await page.locator(bars).filter({ visible: true }).count()) > 0;
  const ofBars = hasBars ? (await axe(bars).analyze()).violations : [];
  const found = [...violations, ...ofBars].map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  const overflow = await overflowOf(page);
  return overflow === null ? found : [...found, `${name}: ${overflow}`];
}

/** How much wider than the window the page is, and the elements that reach the furthest; null where it is not. */
const overflowOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const furthest = [...document.querySelectorAll('body *')].filter((element) => {
      const { right } = element.getBoundingClientRect();
      return right > clientWidth && right <= scrollWidth + 1;
    });
    const named = furthest.slice(-3).map((element) => `${element.tagName.toLowerCase()} "${element.textContent.slice(0, 40)}"`);
    return `${scrollWidth - clientWidth} px wider than the screen, with ${named.join(', ')}`;
  });

/** What stays at the window's edge over the page: a telephone's navigation at its foot, a deal's result at its head. */
const bars = '[data-bottom-bar], [data-result-bar]';

/** They are looked at by themselves: what lies under them can be scrolled from under them, and axe would take it for too small to press. */
const showBars = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate(
    ([selector, visibility]) => {
      for (const found of document.querySelectorAll<HTMLElement>(selector)) found.style.visibility = visibility;
    },
    [bars, shown ? '' : 'hidden'] as const,
  );

/** Draws what is far from the window too: while axe asks for places, panels drawn for the first time would move those already asked for. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [drawn];
  });

/** Until nothing changes over any more, such as the colours of one theme to those of the other. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** The same in every one of the looks, the page staying where it is. The second theme of a width differs in its colours only. */
export async function faultsInLooks(page: Page, name: string, these: readonly Look[] = looks): Promise<readonly string[]> {
  const folder = process.env['SCREENS_INTO'];
  if (folder !== undefined) return takePictures(page, folder, name);
  const found: string[] = [];
  const widths = new Set<number>();
  for (const look of these) {
    const { colorScheme, viewport, reducedMotion } = contextOf(look);
    await page.emulateMedia({ colorScheme, reducedMotion });
    await page.setViewportSize(viewport);
    await settled(page);
    found.push(
      ...(await faultsIn(page, `${name}, ${colorScheme}, ${look.width} px`, { rules: widths.has(look.width) ? 'colours' : 'all' })),
    );
    widths.add(look.width);
  }
  return found;
}

/** A picture of the window in each look, into a folder: for looking at every screen and state with one's own eyes. */
async function takePictures(page: Page, folder: string, name: string): Promise<readonly string[]> {
  for (const width of [320, 390, 820, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      const { viewport, reducedMotion } = contextOf({ colorScheme, width });
      await page.emulateMedia({ colorScheme, reducedMotion });
      await page.setViewportSize(viewport);
      await settled(page);
      await page.screenshot({ path: join(folder, `${name.replaceAll(/[^a-z]+/gi, '-')}-${width}-${colorScheme}.png`) });
    }
  return [];
}
