import { launchBrowser, newVisit, readyOffline, signUp, withServiceWorker } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { rightmoveSearchUrl, searchListings } from '../../support/searchPortal.ts';
import { comparedLine } from '../compare.ts';
import type { BenchLine } from '../line.ts';
import { untilIdle } from '../runs/untilIdle.ts';
import { howOften } from './sizes.ts';

const [listings, connections, latencyMs] = [25, 4, 50];

/** Before the stores and the release were simplified, a search took this many times as long as only reading its pages. */
const mostOfReading = 6;

/**
 * Measures from pressing the button on a search page with 25 listings until 25 scored deals are on the device. Uses the built product on
 * the embedded backend with its default limits, and a portal double that answers after 50 ms. Each run has a new browser and account.
 */
export async function searchBudget(): Promise<readonly BenchLine[]> {
  const measured = { ours: [] as number[], reference: [] as number[] };
  for (let repeat = 0; repeat < howOften(3); repeat += 1) {
    const { took, reading } = await measure();
    measured.ours.push(took);
    measured.reference.push(reading);
  }
  const referenceName = 'fetching its pages alone';
  return [comparedLine({ name: `a search of ${listings} listings until all are scored`, referenceName, most: mostOfReading }, measured)];
}

/**
 * Runs in the page: milliseconds from the button press until the last deal shows its score. As text, because functions compiled by tsx do
 * not run there.
 */
const pressAndWait = `new Promise((resolve) => {
  const began = performance.now();
  document.querySelector('[data-testid="analyze-button"]').click();
  const look = () => {
    const scored = [...document.querySelectorAll('[data-testid="run-item-score"]')].filter(({ textContent }) => /[0-9]/.test(textContent));
    if (scored.length < ${listings}) return void requestAnimationFrame(look);
    resolve(performance.now() - began);
  };
  look();
})`;

async function measure(): Promise<{ readonly took: number; readonly reading: number }> {
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
    const took = await page.evaluate<number>(pressAndWait);
    return { took, reading: await readAlone(product.portal.origin) };
  } finally {
    await browser.close();
    await product.close();
  }
}

/** Milliseconds until the page of results and then every listing's page are loaded, with as many parallel requests as the server makes. */
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
