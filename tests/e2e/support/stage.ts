import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import type { PortalOptions } from '../../support/portalDouble.ts';
import { startProduct, type Product } from './product.ts';

interface Stage {
  readonly product: () => Product;
  readonly browser: () => Browser;
}

/** A product and a browser for the tests of one file; call it at the top of the file. */
export function stage(portal: PortalOptions = {}): Stage {
  let product: Product | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    product = await startProduct(portal);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });
  return { product: () => present(product), browser: () => present(browser) };
}

function present<Part>(part: Part | null): Part {
  if (part === null) throw new Error('The stage is set up before the first test only');
  return part;
}
