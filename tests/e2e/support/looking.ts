import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { violationsIn } from './axe.ts';

/** A colour scheme and width in which a page is checked. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  /** Pixels. */
  readonly width: number;
}

export const looks: readonly Look[] = [390, 1440].flatMap((width) => [
  { colorScheme: 'light', width },
  { colorScheme: 'dark', width },
]);

/** The usual looks, a tablet, and the narrowest phone, whose width equals 1,280 pixels at 400% zoom. */
export const allLooks: readonly Look[] = [{ colorScheme: 'light', width: 320 }, ...looks, { colorScheme: 'light', width: 820 }];

const heightAt = (width: number): number => (width < 600 ? 844 : width < 1000 ? 1180 : 900);

export const contextOf = ({ colorScheme, width }: Look) =>
  ({ colorScheme, viewport: { width, height: heightAt(width) }, reducedMotion: 'reduce' }) as const;

/**
 * The element that shows that a screen is there: the first that matches `sign`, which is a selector if it contains a `=`, otherwise a test
 * id.
 */
export const signOf = (page: Page, sign: string): Locator => page.locator(sign.includes('=') ? sign : `[data-testid="${sign}"]`).first();

interface WhatOfPage {
  /** A selector; the whole page if absent. */
  readonly part?: string;
  /** `colours` checks only the colour rules, if the rest was checked in another theme. */
  readonly rules?: 'all' | 'colours';
}

/** The axe violations in the current page or a part of it, and any horizontal overflow, each with the given name. */
export async function faultsIn(page: Page, name: string, { part = 'html', rules = 'all' }: WhatOfPage = {}): Promise<readonly string[]> {
  await drawAll(page);
  await showBars(page, false);
  const violations = await violationsIn(page, { within: part, rules });
  await showBars(page, true);
  const hasBars = part === 'html' && (await page.locator(bars).filter({ visible: true }).count()) > 0;
  const ofBars = hasBars ? await violationsIn(page, { within: bars, rules }) : [];
  const found = [...violations, ...ofBars].map((violation) => `${name}: ${violation}`);
  const overflow = await overflowOf(page);
  return overflow === null ? found : [...found, `${name}: ${overflow}`];
}

/** How much wider than the window the page is, and the elements that reach furthest; null if it fits. */
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

/** Bars fixed over the page at the window's edge: a phone's navigation at the bottom, a deal's result at the top. */
const bars = '[data-bottom-bar], [data-result-bar]';

/**
 * Shows or hides the bars, which are checked separately. Content under them can be scrolled into view, but axe would report it as too small
 * to press.
 */
const showBars = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate(
    ([selector, visibility]) => {
      for (const found of document.querySelectorAll<HTMLElement>(selector)) found.style.visibility = visibility;
    },
    [bars, shown ? '' : 'hidden'] as const,
  );

/**
 * Makes the page draw content far from the window too. Otherwise panels drawn while axe measures positions would move elements it has
 * already measured.
 */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [drawn];
  });

/** Waits until all transitions have ended, such as the colour change between themes. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A page that has stopped drawing would keep the test waiting for ever.
        setTimeout(resolve, 5000);
      }),
  );
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'), undefined, { polling: 50 });
}

/** Runs the same checks in each of the given looks, without leaving the page. The second theme at a width differs only in its colours. */
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

/** Saves a picture of the window in each look to a folder, to review every screen and state by eye. */
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
