import type { TestProject } from 'vitest/node';
import makeTemplate from '../../support/serverFolder.ts';
import { startProduct } from './product.ts';

/** The server most stories use: one for all of them, as starting it takes longer than many a story. */
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

/** Vitest's global set-up of the end-to-end tests. All stories come from one address, which would use up what one may ask for in five minutes. */
export default async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  await makeTemplate();
  const product = await startProduct({}, { AUTH_PER_ADDRESS: '100000' });
  project.provide('product', { origin: product.origin, mailbox: product.mailbox });
  return () => product.close();
}
