import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { quantileOf, type BenchLine } from '../line.ts';
import { answerAfter, answered, besideEmptyPage, emptyPage, type Answered } from './emptyPage.ts';
import { howOften } from './sizes.ts';

const mostMs = 200;
const slowerCpu = 4;
/** The first touch comes at times spread evenly over this range after the start of navigation. */
const [earliestMs, latestMs] = [300, 3_000];

interface Touched {
  readonly path: string;
  /** A selector for the element to press. */
  readonly press: string;
  /** An expression that is true in the page once the press has been answered. */
  readonly isThere: string;
}

const touched: readonly Touched[] = [
  {
    path: '/',
    press: '[data-testid=example-rightmove]',
    isThere: `document.querySelector('[data-testid=url-input]').value.includes('rightmove')`,
  },
  // Opens a box whose content is fetched on demand, so only the button itself responds at once.
  {
    path: '/deals',
    press: '[aria-controls=add-by-page]',
    isThere: `document.querySelector('[aria-controls=add-by-page][aria-expanded=true]') !== null`,
  },
];

/**
 * Measures from the first touch of a first visit on a slow phone until the frame that shows its result, compared with a press on an empty
 * page.
 */
export async function touchBudgets(origin: string): Promise<readonly BenchLine[]> {
  const browser = await launchBrowser();
  try {
    const alone = await touchesAlone(browser);
    const lines: BenchLine[] = [];
    for (const one of touched) {
      const ours = await touches(browser, origin, one);
      const value = quantileOf(
        ours.map(({ drawn }) => drawn),
        0.75,
      );
      const name = `first touch of ${one.path} until drawn, 75th percentile of ${ours.length}, processor ${slowerCpu} times slower`;
      lines.push({ name, value, unit: 'ms', target: `≤ ${mostMs} ms`, met: value <= mostMs });
      lines.push(besideEmptyPage('the median', { ours, alone }));
    }
    return lines;
  } finally {
    await browser.close();
  }
}

const momentsMs = (): readonly number[] => {
  const times = howOften(20);
  return Array.from({ length: times }, (_, at) => earliestMs + ((latestMs - earliestMs) * at) / Math.max(1, times - 1));
};

async function touches(browser: Browser, origin: string, { path, press, isThere }: Touched): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (const moment of momentsMs()) {
    await onPhone(browser, async (page) => {
      await page.addInitScript(answerAfter('pointerdown', isThere));
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      const began = await page.evaluate<number>('performance.timeOrigin');
      // Users cannot press an element that is not on the screen yet.
      const { x, y, width, height } = await placeOf(page, press);
      await page.waitForTimeout(Math.max(0, began + moment - Date.now()));
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      answers.push(await answered(page));
    });
  }
  console.error(`  ${path}: ${answers.map(({ drawn }) => drawn.toFixed(0)).join(' ')} ms`);
  return answers;
}

async function touchesAlone(browser: Browser): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  await onPhone(browser, async (page) => {
    await page.setContent(emptyPage);
    for (const _ of momentsMs()) {
      await page.evaluate(`${answerAfter('pointerdown', `document.querySelector('output').textContent === 'pressed'`)} say(''); undefined`);
      await page.touchscreen.tap(120, 122);
      answers.push(await answered(page));
    }
  });
  return answers;
}

/**
 * Runs `work` on a new visitor's phone, 390 pixels wide and with a slow processor. Bypasses the product's policy, which would block the
 * measuring script.
 */
async function onPhone(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    await work(page);
  } finally {
    await context.close();
  }
}

async function placeOf(page: Page, press: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const button = page.locator(press).first();
  await button.waitFor();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${press} is not on the screen`);
  return box;
}
