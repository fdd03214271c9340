import { minor, shareOf, subtractMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent, rate } from '../../../../kernel/rate.ts';
import { socialRate } from './socialCharges.ts';

const corporationTax = percent(25);
const dividendIncomeTax = percent(12.8);

export interface CompanySale {
  readonly gain: Minor;
  readonly tax: Minor;
  readonly afterTax: Minor;
}

/**
 * A sale by a company that pays corporation tax (SCI à l'IS), in cents: the tax is 25% of the gain over book value, regardless of holding
 * period.
 */
export function companySale(proceeds: Minor, bookValue: Minor): CompanySale {
  const gain = minor(Math.max(0, proceeds - bookValue));
  const tax = shareOf(gain, corporationTax);
  return { gain, tax, afterTax: subtractMoney(proceeds, tax) };
}

/** The flat tax (PFU) on a dividend in cents: 12.8% income tax plus the year's social charges. */
export const dividendTax = (dividend: Minor, year: number): Minor =>
  shareOf(dividend, rate(Number((dividendIncomeTax + socialRate('dividends', year)).toPrecision(12))));
