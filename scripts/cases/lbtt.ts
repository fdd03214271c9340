import { sumMoney, toMajor } from '../../src/core/kernel/money.ts';
import { rulesOf } from '../../src/core/market/registry.ts';
import type { CaseAdapter } from './caseRunner.ts';
import { isPurchaseIn, ukPurchase } from './ukPurchase.ts';

/** Land and buildings transaction tax on a purchase. `ads` is the supplement included in it, the only line charged on the whole price. */
export const lbtt: CaseAdapter = {
  kind: 'lbtt',
  accepts: (inputs) => isPurchaseIn('scotland', inputs),
  run: ({ inputs }) => {
    const tax = rulesOf('GB-SCT').transferTax(ukPurchase('scotland', inputs));
    const supplement = tax.bands.filter((line) => line.from === 0 && line.to === null);
    return { tax: toMajor(tax.total), ads: toMajor(sumMoney(supplement.map((line) => line.tax))) };
  },
};
