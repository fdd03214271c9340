import { describe, expect, it } from 'vitest';
import { sampleListings } from '../support/listingSamples.ts';
import { sampleJob } from '../support/dealFixtures.ts';
import { newVisit, readyOffline, signUp } from './support/browser.ts';
import { roomForNoise } from './support/roomForNoise.ts';
import { stage } from './support/stage.ts';
import { scriptOf } from './support/scriptOf.ts';

const { product, browser } = stage();

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('speed', () => {
  it('puts the scored deal on the screen within 1.5 s (median) of pressing Analyze, on a quiet machine', async () => {
    const { page, context } = await newVisit(browser(), product().origin);
    await signUp(page, product().origin);
    // The very first visit also stores the whole app for offline use; the time asked for is that of every later one.
    await readyOffline(page);
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
    expect(median(taken)).toBeLessThanOrEqual(1_500 * (await roomForNoise(page)));
    await context.close();
  });

  it('evaluates one deal within 2 ms (median) in a worker, on a quiet machine', async () => {
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
    expect(median(taken)).toBeLessThanOrEqual(2 * (await roomForNoise(page)));
    await page.close();
  });

  it('scores 10,000 deals anew within 300 ms (best of five) in one worker on a quiet machine, telling how far it is, with no task over 50 ms on the page', async () => {
    const page = await browser().newPage();
    const script = `${await scriptOf('src/core/pipeline/scoring/rescoreDeals.ts', 'engine')}
      onmessage = ({ data: { deal, profile, today } }) => {
        const deals = Array.from({ length: 10_000 }, (_, at) => ({ ...deal, overrides: { monthlyRent: 60_000 + at, purchasePrice: 9_000_000 + at * 1000 } }));
        for (let run = 0; run < 5; run += 1) {
          const own = { ...profile, weights: { 'cash-flow': 20 + run } };
          const began = performance.now();
          for (let from = 0; from < deals.length; from += 500) {
            globalThis.engine.rescoreDeals({ deals: deals.slice(from, from + 500), profile: own, today });
            postMessage({ run, done: from + 500, taken: performance.now() - began });
          }
        }
      };`;
    const { taken, reports, longest, control } = await page.evaluate(
      async ([source, job]) => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
        // A task that is too long, to know that the page would see one.
        setTimeout(() => {
          const until = performance.now() + 80;
          while (performance.now() < until);
        });
        await new Promise((resolve) => setTimeout(resolve, 400));
        const provoked = Math.max(0, ...tasks.splice(0));
        const bar = document.body.appendChild(document.createElement('progress'));
        const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
        return new Promise<{ taken: number[]; reports: number; longest: number; control: number }>((resolve) => {
          const ended: number[] = [];
          let told = 0;
          worker.addEventListener('message', ({ data }) => {
            const { run, done, taken: spent } = data as { run: number; done: number; taken: number };
            bar.value = done / 10_000;
            told += 1;
            if (done === 10_000) ended.push(spent);
            if (done === 10_000 && run === 4) resolve({ taken: ended, reports: told, longest: Math.max(0, ...tasks), control: provoked });
          });
          worker.postMessage(job);
        });
      },
      [script, sampleJob()] as const,
    );
    console.log(`10,000 deals scored anew: ${taken.map(Math.round).join(', ')} ms; longest task of the page ${Math.round(longest)} ms`);
    expect(Math.min(...taken)).toBeLessThanOrEqual(300 * (await roomForNoise(page)));
    expect(reports).toBe(100);
    expect(control).toBeGreaterThan(50);
    expect(longest).toBeLessThanOrEqual(50);
    await page.close();
  });
});
