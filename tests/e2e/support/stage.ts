import { setTimeout as sleep } from 'node:timers/promises';
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

/** The product that all stories share, and this worker's browser; each story has its own users and deals. */
export function stage(): Stage<SharedProduct> {
  return { product: () => inject('product'), browser: sharedBrowser() };
}

/**
 * A separate product for one test file, which may stop its server, change its portal, or read data that all users see. Call it at the top
 * of the file.
 */
export function ownStage(portal: PortalOptions = {}): Stage<Product> {
  let product: Product | null = null;
  beforeAll(async () => {
    product = await startProduct(portal);
  });
  afterAll(() => product?.close());
  return { product: () => present(product), browser: sharedBrowser() };
}

/** The worker's only browser, started by the first file that needs it; it ends with the worker, because it depends on the worker's pipe. */
export function sharedBrowser(): () => Browser {
  beforeAll(async () => {
    if (running?.isConnected() !== true) running = await launchBrowser();
  });
  // Pages that a file left open would keep running during the next file.
  afterAll(closePages);
  return () => present(running);
}

/** Closes every page. A browser that does not close them is abandoned: the next file starts another. */
async function closePages(): Promise<void> {
  const contexts = running?.contexts() ?? [];
  const closed = Promise.all(contexts.map((context) => context.close())).then(() => true);
  const late = new AbortController();
  const isClosed = await Promise.race([closed, sleep(closeMs, false, { signal: late.signal }).catch(() => false)]);
  late.abort();
  if (isClosed) return;
  console.warn('The browser did not close these pages:', ...contexts.flatMap((context) => context.pages().map((page) => page.url())));
  void running?.close().catch(() => undefined);
  running = null;
}

const closeMs = 60_000;

let running: Browser | null = null;

function present<Part>(part: Part | null): Part {
  if (part === null) throw new Error('The stage is not set up');
  return part;
}
