import { minor, shareOf, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import type { LodgerMethod, LodgersHome, PersonalYear } from '../../../landlordRules.ts';
import { profitWithAllowance, propertyProfit } from '../propertyProfit.ts';
import { netCashOf, taxOwnerYear } from '../taxOwnerYear.ts';
import type { OwnersPart, YearReading } from '../taxOwnerYear.ts';
import { noAllowanceRule, rentARoomMethodsRule, sharedCostsRule } from './lodgerRules.ts';

interface LodgersOf {
  readonly home: LodgersHome;
  /** The number of people who receive the rent; each has their own limit. */
  readonly receivers: number;
}

/**
 * A person's tax on their share of lodgers' rent, in pence. Up to their Rent a Room limit it is exempt. Above it they choose the cheaper
 * method each year: tax on receipts above the limit, with no deduction for costs and no credit for interest; or tax on receipts less the
 * lodgers' share of costs, with credit for their share of interest (Income Tax (Trading and Other Income) Act 2005, sections 272A and 784
 * to 802). Unused costs of an exempt year are lost; earlier losses and interest carry forward. No property allowance applies.
 */
export function lodgerYear(part: OwnersPart, { home, receivers }: LodgersOf): PersonalYear {
  const { letting, rules } = part;
  const limit = receivers > 1 ? home.relief.limitOfEach : home.relief.limit;
  const [method, taken] = lessTaxed(part, limit, home);
  return {
    ...taken,
    usesAllowance: false,
    lodgers: { method, rent: letting.rent, limit, taxed: taken.taxableProfit },
    netCash: netCashOf(letting, taken.tax),
    rules: [...rules.rules, home.relief.rule, rentARoomMethodsRule, ...(method === 'profit' ? [noAllowanceRule, sharedCostsRule] : [])],
    notes: [...rules.notes, methodNotes[method]],
  };
}

function lessTaxed(part: OwnersPart, limit: Minor, { letShare }: LodgersHome): readonly [LodgerMethod, YearReading] {
  const { letting, carried } = part;
  if (letting.rent <= limit)
    return ['exempt', taxOwnerYear(part, { profit: { taxable: zeroMoney, lossesForward: carried.losses }, financeCosts: null })];
  const aboveLimit = taxOwnerYear(part, { profit: profitWithAllowance(letting.rent, limit, carried.losses), financeCosts: null });
  const onProfit = taxOwnerYear(part, {
    profit: propertyProfit(letting.rent, shareOf(letting.costs, letShare), carried.losses),
    financeCosts: shareOf(letting.financeCosts, letShare),
  });
  // In Scotland the 2027-28 credit rate exceeds the lower tax rates (both unconfirmed). The rent must still not reduce tax on other income.
  const taxOnProfit = minor(Math.max(0, onProfit.tax));
  // In a tie, the law's default method applies, which taxes the profit.
  return aboveLimit.tax < taxOnProfit ? ['above-limit', aboveLimit] : ['profit', { ...onProfit, tax: taxOnProfit }];
}

const methodNotes: Readonly<Record<LodgerMethod, string>> = {
  exempt: 'Rent a Room: the lodgers’ rent is within the limit, so it isn’t taxed.',
  'above-limit':
    'Rent a Room: taxed on the lodgers’ rent above the limit, with no deduction for costs, where that means less tax than taxing the profit.',
  profit:
    'Taxed on the lodgers’ rent less their share of costs, because that means no more tax than taxing the rent above the Rent a Room limit.',
};
