import { newVisit, readyOffline, signUp, withServiceWorker } from '../../e2e/support/browser.ts';
import { sampleListings } from '../../support/listingSamples.ts';
import { comparedLine } from '../compare.ts';
import { inProduct } from '../inProduct.ts';
import type { BenchLine } from '../line.ts';
import { untilIdle } from './untilIdle.ts';

/** Measures the time from pressing Analyze to the scored deal on the screen, compared with fetching and painting the front page again. */
export const benchOneListing = (): Promise<readonly BenchLine[]> =>
  inProduct(async ({ product: { origin }, browser }) => {
    const { page } = await newVisit(browser, origin, withServiceWorker);
    await signUp(page, origin);
    // The first visit also stores the whole app for offline use, so later visits are measured.
    await readyOffline(page);
    const bare = await browser.newPage();
    await untilIdle(30_000);
    const measured = { ours: [] as number[], reference: [] as number[] };
    for (const { id } of sampleListings
      .filter(({ price, transaction }) => price !== null && transaction === 'sale')
      .flatMap((one) => [one, one, one])) {
      await page.goto(origin);
      await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${id}`);
      await page.locator('[data-testid=analyze-button]:not([disabled])').waitFor();
      measured.ours.push(await page.evaluate<number>(pressToScore));
      await bare.goto(`${origin}/config.json`);
      measured.reference.push(await bare.evaluate<number>(fetchAndPaint));
    }
    return [
      comparedLine(
        { name: 'from pressing Analyze to the scored deal', referenceName: 'fetching and painting the front page’s HTML', most: 30 },
        measured,
      ),
    ];
  });

// Code for the page is text, because functions compiled by tsx do not run there.
const pressToScore = `new Promise((resolve) => {
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-testid=run-item-score]') === null) return;
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - began));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.querySelector('[data-testid=analyze-button]').click();
})`;

const fetchAndPaint = `(async () => {
  const began = performance.now();
  // The request itself parses the page, because the content security policy forbids turning text into HTML.
  const parsed = await new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/');
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.response));
    request.send();
  });
  document.body.replaceChildren(...parsed.body.childNodes);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now() - began;
})()`;
