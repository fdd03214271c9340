import { allocateMoney, minor, sumMoney } from '../../../kernel/money.ts';
import type { PersonalGain, PersonalGainInput } from '../../landlordRules.ts';
import { capitalGainsTax } from './capitalGainsTax.ts';
import { homeGainsTax } from './lodgers/homeGain.ts';
import { itemAt } from '../../../kernel/itemAt.ts';

/**
 * Each owner's tax on a sale, in pence: the gain is split by share, and each owner has an exempt amount, a basic-rate band and, for a
 * home, its reliefs.
 */
export function personalGain({ disposal, owners, home }: PersonalGainInput): readonly PersonalGain[] {
  const { on, proceeds, sellingCosts, baseCost, loan } = disposal;
  const shares = owners.map(({ owner }) => owner.share);
  const gains = allocateMoney(minor(proceeds - sellingCosts - baseCost), shares);
  const cash = allocateMoney(minor(proceeds - sellingCosts - loan), shares);
  return owners.map(({ owner, lettingProfit }, at) => {
    const gain = itemAt(gains, at);
    const income = sumMoney([owner.otherIncome, owner.otherDividends, lettingProfit]);
    const sold = { on, gain, income };
    const charged = home === undefined ? capitalGainsTax(sold) : homeGainsTax(sold, home);
    return { gain, ...charged, netCash: minor(itemAt(cash, at) - charged.tax) };
  });
}
