import { describe, expect, it } from 'vitest';
import { sampleListings } from '../support/listingSamples.ts';
import { sampleJob } from '../support/dealFixtures.ts';
import { newVisit, signUp } from './support/browser.ts';
import { stage } from './support/stage.ts';
import { scriptOf } from './support/scriptOf.ts';

const { product, browser } = stage();

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('speed', () => {
  it('puts the scored deal on the screen within 1.5 s (median) of pressing Analyze', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await signUp(page, product().origin);
    const taken: number[] = [];
    for (const listing of [...sampleListings, ...sampleListings].filter(
      ({ price, transaction }) => price !== null && transaction === 'sale',
    )) {
      await page.goto(product().origin);
      await page.getByTestId('url-input').fill(`https://www.rightmove.co.uk/properties/${listing.id}`);
      await page.locator('[data-testid=analyze-button]:not([disabled])').waitFor();
      const began = performance.now();
      await page.getByTestId('analyze-button').click();
      await page.getByTestId('run-item-score').first().waitFor();
      taken.push(performance.now() - began);
    }
    console.log(`Analyze to deal on screen: median ${Math.round(median(taken))} ms of ${taken.map(Math.round).join(', ')}`);
    expect(median(taken)).toBeLessThanOrEqual(1_500);
    await context.close();
  });

  it('evaluates one deal within 2 ms (median) in a worker', async () => {
    const page = await browser().newPage();
    const script = `${await scriptOf('src/core/pipeline/evaluateDeal.ts', 'engine')}
      onmessage = ({ data }) => {
        const taken = [];
        for (let run = 0; run < 300; run += 1) {
          const began = performance.now();
          globalThis.engine.evaluateDeal(data);
          taken.push(performance.now() - began);
        }
        postMessage(taken.slice(50));
      };`;
    const taken = await page.evaluate(
      async ([source, job]) =>
        new Promise<number[]>((resolve) => {
          const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
          worker.addEventListener('message', (event) => resolve(event.data as number[]));
          worker.postMessage(job);
        }),
      [script, sampleJob()] as const,
    );
    console.log(`One evaluation in a worker: median ${median(taken).toFixed(2)} ms`);
    expect(median(taken)).toBeLessThanOrEqual(2);
    await page.close();
  });
});
