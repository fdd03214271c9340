import type { Page } from 'playwright';
import { newVisit, withServiceWorker } from '../../e2e/support/browser.ts';
import { multiplyDeal, typeDealIn } from '../../e2e/support/seedDeals.ts';
import { comparedLine } from '../compare.ts';
import { inProduct } from '../inProduct.ts';
import type { BenchLine } from '../line.ts';
import { plainList } from './plainList.ts';

const thousands = 10_000;
const screen = { viewport: { width: 1440, height: 900 } };
/** The worker checks every record three seconds after its start; measuring begins after that. */
const settledAfter = 6_000;

interface ListOfDeals {
  readonly name: string;
  readonly path: string;
  readonly row: string;
  readonly changes: readonly (readonly [control: string, value: string])[];
}

const lists: readonly ListOfDeals[] = [
  {
    name: 'list',
    path: '/deals',
    row: 'deal-card',
    changes: [
      ['deals-stage', 'offer'],
      ['deals-stage', 'any'],
      ['deals-sort', 'price'],
      ['deals-sort', '-price'],
      ['bench-search', 'NG7'],
      ['bench-search', ''],
    ],
  },
  {
    name: 'workbench',
    path: '/deals-v2',
    row: 'bench-row',
    changes: [
      ['sort-price', ''],
      ['sort-netYield', ''],
      ['bench-search', 'NG7'],
      ['bench-search', ''],
    ],
  },
];

/** Measures changing and scrolling lists of ten thousand deals, compared with a plain page that shows the same number of nodes. */
export const benchLists = (): Promise<readonly BenchLine[]> =>
  inProduct(async ({ product: { origin }, browser }) => {
    const { page } = await newVisit(browser, origin, { ...withServiceWorker, ...screen });
    // tsx names functions with a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name = (made) => made');
    await typeDealIn(page, origin);
    await multiplyDeal(page, origin, thousands);
    // Bypasses our content security policy, which forbids turning text into HTML.
    const bare = await browser.newPage({ ...screen, bypassCSP: true });
    const lines: BenchLine[] = [];
    for (const list of lists) lines.push(...(await measureList({ page, bare, origin }, list)));
    return lines;
  });

interface Pages {
  readonly page: Page;
  readonly bare: Page;
  readonly origin: string;
}

async function measureList({ page, bare, origin }: Pages, { name, path, row, changes }: ListOfDeals): Promise<readonly BenchLine[]> {
  await page.goto(`${origin}${path}`);
  await page.getByTestId(row).first().waitFor();
  await page.waitForTimeout(settledAfter);
  const nodes = await page.evaluate<number>('document.querySelectorAll("body *").length');
  await bare.goto(`${origin}/config.json`);
  const [changed, replaced]: [number[], number[]] = [[], []];
  for (const change of changes) {
    changed.push(await page.evaluate<number>(shownAfter(row, change)));
    replaced.push(await bare.evaluate<number>(plainList.replace(nodes)));
    await page.waitForTimeout(300);
  }
  const [frames, plainFrames] = [
    await page.evaluate<readonly number[]>(scrollFrames),
    await bare.evaluate<readonly number[]>(plainList.scroll(nodes)),
  ];
  const as = `a plain page of ${nodes} nodes`;
  return [
    comparedLine(
      { name: `${name}: from changing a filter or the order until it is on screen`, referenceName: `redrawing ${as}`, most: 10 },
      { ours: changed, reference: replaced },
    ),
    comparedLine({ name: `${name}: a frame while scrolling`, referenceName: as, most: 2 }, { ours: frames, reference: plainFrames }),
  ];
}

// Code for the page is text, because functions compiled by tsx do not run there.

/** Milliseconds from a change of a control until the page shows it. */
const shownAfter = (row: string, [control, value]: readonly [control: string, value: string]): string => `(async () => {
  const field = document.querySelector('[data-testid="${control}"]');
  const state = () =>
    [...document.querySelectorAll('[data-testid="${row}"]')].slice(0, 3).map((each) => each.textContent).join('|') +
    (document.querySelector('[data-testid$=-count]')?.textContent ?? '');
  const before = state();
  const began = performance.now();
  if (field instanceof HTMLButtonElement) field.click();
  else {
    // Bypasses React's setter, because React would otherwise ignore the change.
    Reflect.set(Object.getPrototypeOf(field), 'value', ${JSON.stringify(value)}, field);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
  while (state() === before) {
    if (performance.now() - began > 10_000) throw new Error('${control} changed nothing');
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return performance.now() - began;
})()`;

const scrollFrames = `(async () => {
  const scroller = [...document.querySelectorAll('main *')].find((each) => each.scrollHeight > 50_000 && getComputedStyle(each).overflowY === 'auto');
  const frames = [];
  let last = performance.now();
  for (let step = 0; step < 240; step += 1) {
    (scroller ?? window).scrollBy({ top: 180, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  return frames;
})()`;
