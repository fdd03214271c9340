import { addMonths } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { minor, sumMoney, timesMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import { confirmedRule } from '../../euRule.ts';
import type { TaxedHold } from '../../landlordTax.ts';

export const saleRule = confirmedRule({
  id: 'be-sale',
  title: 'Gain on a building sold within five years (meerwaarde, plus-value)',
  inForceFrom: '1997-01-01',
  url: 'https://cibweb.be/real-estate-term/meerwaardebelasting',
});

export const gainRate = percent(16.5);

const taxedMonths = 60;
const leastCosts = percent(25);
const yearlyUplift = 0.05;

/** Whether a sale is taxed: within five years from deed to deed, including the last day. */
export const isSaleTaxed = (boughtOn: IsoDate, soldOn: IsoDate): boolean => soldOn <= addMonths(boughtOn, taxedMonths);

/** The figures needed to tax the sale of a property. */
export type Sold = Pick<TaxedHold<unknown>, 'boughtOn' | 'price' | 'buyingCosts' | 'works'> & {
  readonly sale: NonNullable<TaxedHold<unknown>['sale']>;
};

/**
 * The taxable gain of a sale within five years, in cents, never negative: net proceeds, less the price plus 25% (or the actual buying costs
 * if higher) and 5% of both for each full year held, less refurbishment.
 */
export function taxableGain({ boughtOn, price, buyingCosts, works, sale }: Sold): Minor {
  const costs = Math.max(buyingCosts, timesMoney(price, leastCosts));
  const bought = timesMoney(minor(price + costs), 1 + yearlyUplift * fullYears(boughtOn, sale.on));
  return minor(Math.max(0, sale.proceeds - sumMoney([sale.sellingCosts, bought, works])));
}

function fullYears(from: IsoDate, to: IsoDate): number {
  let years = 0;
  while (addMonths(from, 12 * (years + 1)) <= to) years += 1;
  return years;
}
