import { newVisit, launchBrowser, readyOffline, signUp, withServiceWorker } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { rightmoveSearchUrl, searchListings } from '../../support/searchPortal.ts';
import { comparedLine } from '../compare.ts';
import type { BenchLine } from '../line.ts';
import { untilIdle } from '../runs/untilIdle.ts';
import { howOften } from './sizes.ts';

const [listings, connections, latencyMs] = [25, 4, 50];

/** As many times as long as reading the pages alone as it took before the stores and the release were made plain. */
const mostOfReading = 6;

interface Measured {
  /** From the press of the button until the last of the deals shows its score, in milliseconds. */
  readonly took: number;
  /** The longest task of the page meanwhile, in milliseconds. */
  readonly longest: number;
  /** Milliseconds to fetch the page of results and the listings' pages alone, as many at once as the server does. */
  readonly reading: number;
  /** Of the longest frame: how long it was, how much of it style and layout were, and the scripts in it; where the browser tells. */
  readonly frame: LongFrame | null;
}

interface LongFrame {
  readonly duration: number;
  readonly renderMs: number;
  readonly scripts: readonly string[];
}

/**
 * From a search page of 25 to 25 scored deals on the device: the built product on the embedded backend with its own
 * limits, in a browser and an account of its own each time, behind a portal double that answers after 50 ms.
 */
export async function searchBudget(): Promise<readonly BenchLine[]> {
  const measured: Measured[] = [];
  for (let repeat = 0; repeat < howOften(3); repeat += 1) {
    const one = await measure();
    measured.push(one);
    console.error(`  ${one.took.toFixed(0)} ms, longest task ${one.longest.toFixed(0)} ms${frameWords(one.frame)}`);
  }
  return [
    comparedLine(
      { name: `a search of ${listings} listings until all are scored`, referenceName: 'fetching its pages alone', most: mostOfReading },
      { ours: measured.map(({ took }) => took), reference: measured.map(({ reading }) => reading) },
    ),
  ];
}

const frameWords = (frame: LongFrame | null): string =>
  frame === null
    ? ''
    : `; longest frame ${frame.duration.toFixed(0)} ms, ${frame.renderMs.toFixed(0)} of them drawing: ${frame.scripts.join(', ')}`;

/** Runs in the page. As text: what tsx makes of a function does not run there. */
const pressAndWait = `new Promise((resolve) => {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  let frame = null;
  const scriptWords = ({ duration, invoker, sourceFunctionName, sourceURL }) =>
    [Math.round(duration), invoker, sourceFunctionName, String(sourceURL).split('/').pop()].join(' ');
  const frames = PerformanceObserver.supportedEntryTypes.includes('long-animation-frame') ? ['long-animation-frame'] : [];
  for (const type of frames) new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (frame !== null && frame.duration >= entry.duration) continue;
      const renderMs = entry.renderStart === 0 ? 0 : entry.startTime + entry.duration - entry.renderStart;
      frame = { duration: entry.duration, renderMs, scripts: entry.scripts.map(scriptWords) };
    }
  }).observe({ type });
  const began = performance.now();
  document.querySelector('[data-testid="analyze-button"]').click();
  const look = () => {
    const scored = [...document.querySelectorAll('[data-testid="run-item-score"]')].filter(({ textContent }) => /[0-9]/.test(textContent));
    if (scored.length < ${listings}) return void requestAnimationFrame(look);
    const took = performance.now() - began;
    // A task is told of after its end.
    setTimeout(() => resolve({ took, longest, frame }), 500);
  };
  look();
})`;

async function measure(): Promise<Measured> {
  const product = await startProduct({ listings: searchListings(40), latencyMs });
  const browser = await launchBrowser();
  try {
    const { page } = await newVisit(browser, product.origin, withServiceWorker);
    await signUp(page, product.origin);
    await page.goto(`${product.origin}/deals`);
    await readyOffline(page);
    await page.getByTestId('url-input').fill(rightmoveSearchUrl);
    await page.getByText('Looks like Rightmove ✓').waitFor();
    await untilIdle(30_000);
    const pressed = await page.evaluate<Omit<Measured, 'reading'>>(pressAndWait);
    return { ...pressed, reading: await readAlone(product.portal.origin) };
  } finally {
    await browser.close();
    await product.close();
  }
}

/** Milliseconds until the page of results and then every listing's page are here, no more of them at once than the server asks for. */
async function readAlone(portal: string): Promise<number> {
  const began = performance.now();
  const read = async (path: string): Promise<unknown> => (await fetch(`${portal}${path}`)).text();
  await read(new URL(rightmoveSearchUrl).pathname);
  const waiting = searchListings(listings).map(({ id }) => `/properties/${id}`);
  const connection = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await read(path);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return performance.now() - began;
}
