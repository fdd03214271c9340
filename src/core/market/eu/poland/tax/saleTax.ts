import type { IsoDate } from '../../../../kernel/calendar.ts';
import { allocateMoney, minor, shareOf, sumMoney, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { Disposal } from '../../../landlordRules.ts';
import { confirmedRule } from '../../euRule.ts';
import { wholeZloty } from './lumpSum.ts';

export const saleRule = confirmedRule({
  id: 'pl-sale',
  title: 'Tax on a sale within five years (PIT-39)',
  inForceFrom: '2009-01-01',
  url: 'https://bezprawnik.pl/jak-rozliczyc-sprzedaz-mieszkania-przed-uplywem-5-lat-od-zakupu',
});

const taxedYears = 5;
const rateOfTax = percent(19);

/** Whether a sale is taxed: before five years have passed since the end of the calendar year of purchase. */
export const isSaleTaxed = (boughtOn: IsoDate, soldOn: IsoDate): boolean =>
  Number(soldOn.slice(0, 4)) <= Number(boughtOn.slice(0, 4)) + taxedYears;

/** The tax in grosze: 19% of each owner's gain, in whole złoty; 0 for a loss. `parts` are the owners' shares. */
export function saleTax({ proceeds, sellingCosts, baseCost }: Disposal, parts: readonly number[]): Minor {
  const gain = minor(Math.max(0, proceeds - sellingCosts - baseCost));
  if (gain === 0) return zeroMoney;
  return sumMoney(allocateMoney(gain, parts).map((part) => wholeZloty(shareOf(wholeZloty(part), rateOfTax))));
}
