import type { TestProject } from 'vitest/node';
import makeTemplate from '../../support/serverFolder.ts';
import { startProduct } from './product.ts';

/** The server that most stories share, because starting one takes longer than many stories. */
export interface SharedProduct {
  readonly origin: string;
  /** The development mailbox's secret address. */
  readonly mailbox: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly product: SharedProduct;
  }
}

/**
 * Vitest's global setup for the end-to-end tests. All stories come from one network address, so together they would exceed its five-minute
 * limit.
 */
export default async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  await makeTemplate();
  const product = await startProduct({}, { AUTH_PER_ADDRESS: '100000' });
  project.provide('product', { origin: product.origin, mailbox: product.mailbox });
  return () => product.close();
}
