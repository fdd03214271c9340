import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import type { PortalOptions } from '../../support/portalDouble.ts';
import { launchBrowser } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import type { SharedProduct } from './sharedProduct.ts';

interface Stage<Kind> {
  readonly product: () => Kind;
  readonly browser: () => Browser;
}

/** The product that all stories share, and the browser of this worker: each story has its own people and deals. */
export function stage(): Stage<SharedProduct> {
  return { product: () => inject('product'), browser: sharedBrowser() };
}

/** A product for the tests of one file, which may stop its server, change its portal, or read what everybody sees; call it at the top of the file. */
export function ownStage(portal: PortalOptions = {}): Stage<Product> {
  let product: Product | null = null;
  beforeAll(async () => {
    product = await startProduct(portal);
  });
  afterAll(() => product?.close());
  return { product: () => present(product), browser: sharedBrowser() };
}

/** The worker's one browser, started by the first file that asks; it ends with the worker, whose pipe it hangs on. */
export function sharedBrowser(): () => Browser {
  beforeAll(async () => {
    if (running?.isConnected() !== true) running = await launchBrowser();
  });
  // What a file left open would go on working during the next.
  afterAll(() => Promise.all((running?.contexts() ?? []).map((context) => context.close())));
  return () => present(running);
}

let running: Browser | null = null;

function present<Part>(part: Part | null): Part {
  if (part === null) throw new Error('The stage is set up before the first test only');
  return part;
}
