import type { Browser } from 'playwright';
import { launchBrowser } from '../e2e/support/browser.ts';
import { startProduct, type Product } from '../e2e/support/product.ts';
import type { PortalOptions } from '../support/portalDouble.ts';

interface Place {
  readonly product: Product;
  readonly browser: Browser;
}

/** Runs a measurement in the built product with a separate browser; both are closed afterwards. */
export async function inProduct<Value>(measure: (place: Place) => Promise<Value>, portal: PortalOptions = {}): Promise<Value> {
  const product = await startProduct(portal);
  const browser = await launchBrowser();
  try {
    return await measure({ product, browser });
  } finally {
    await browser.close();
    await product.close();
  }
}
