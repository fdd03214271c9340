import { toMajor } from '../../src/core/kernel/money.ts';
import { rulesOf } from '../../src/core/market/registry.ts';
import type { CaseAdapter } from './caseRunner.ts';
import { isPurchaseIn, ukPurchase } from './ukPurchase.ts';

/** Land transaction tax on a purchase. */
export const ltt: CaseAdapter = {
  kind: 'ltt',
  accepts: (inputs) => isPurchaseIn('wales', inputs),
  run: ({ inputs }) => ({ tax: toMajor(rulesOf('GB-WLS').transferTax(ukPurchase('wales', inputs)).total) }),
};
