import type { Page } from 'playwright';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { scriptOf } from '../../e2e/support/scriptOf.ts';
import { sampleJob } from '../../support/dealFixtures.ts';
import { comparedLine } from '../compare.ts';
import type { BenchLine } from '../line.ts';

interface Turns {
  readonly ours: readonly number[];
  readonly reference: readonly number[];
}

/**
 * Measures the engine in a browser worker, compared with the browser copying its results. Needs neither a server nor a page of the product.
 */
export async function benchWorker(): Promise<readonly BenchLine[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const evaluated = await inWorker(page, await scriptOf('src/core/pipeline/evaluateLetting.ts', 'engine'), evaluateInTurns);
    const rescored = await inWorker(page, await scriptOf('src/core/pipeline/scoring/rescoreDeals.ts', 'engine'), rescoreInTurns);
    return [
      comparedLine({ name: 'one evaluation in a worker', referenceName: 'parsing its answer eight times', most: 1 }, evaluated),
      comparedLine({ name: '10,000 deals scored again in a worker', referenceName: 'parsing the same deals', most: 10 }, rescored),
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the worker: milliseconds for a piece of work. */
const timed = `const timed = (work) => {
  const began = performance.now();
  work();
  return performance.now() - began;
};`;

const evaluateInTurns = `${timed}
  onmessage = ({ data: job }) => {
    const text = JSON.stringify(globalThis.engine.evaluateLetting(job));
    const turns = { ours: [], reference: [] };
    for (let turn = 0; turn < 300; turn += 1) {
      const ours = timed(() => { for (let run = 0; run < 10; run += 1) globalThis.engine.evaluateLetting(job); });
      const reference = timed(() => { for (let run = 0; run < 80; run += 1) JSON.parse(text); });
      if (turn >= 50) turns.ours.push(ours / 10), turns.reference.push(reference / 10);
    }
    postMessage(turns);
  };`;

const rescoreInTurns = `${timed}
  onmessage = ({ data: { deal, profile, today } }) => {
    const deals = Array.from({ length: 10_000 }, (_, at) => ({ ...deal, inputs: { 'buy-to-let': { monthlyRent: 60_000 + at, purchasePrice: 9_000_000 + at * 1000 }  }}));
    const text = JSON.stringify(deals);
    const turns = { ours: [], reference: [] };
    for (let turn = 0; turn < 6; turn += 1) {
      const own = { ...profile, weights: { 'cash-flow': 20 + turn } };
      const ours = timed(() => {
        for (let from = 0; from < deals.length; from += 500)
          globalThis.engine.rescoreDeals({ deals: deals.slice(from, from + 500), profile: own, today });
      });
      const reference = timed(() => JSON.parse(text));
      if (turn > 0) turns.ours.push(ours), turns.reference.push(reference);
    }
    postMessage(turns);
  };`;

const inWorker = (page: Page, engine: string, work: string): Promise<Turns> =>
  page.evaluate(
    async ([source, job]) =>
      new Promise<Turns>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
        worker.addEventListener('message', (event) => resolve(event.data as Turns));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.postMessage(job);
      }),
    [`${engine}\n${work}`, sampleJob()] as const,
  );
