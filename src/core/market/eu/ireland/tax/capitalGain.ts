import { addMonths, daysBetween, isoDate } from '../../../../kernel/calendar.ts';
import type { IsoDate } from '../../../../kernel/calendar.ts';
import { fromMajor, minor, shareOf, subtractMoney, sumMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent, rate } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** The Capital Gains Tax rate and each person's yearly exemption. */
export const gainsTax = { rate: percent(33), exemption: fromMajor(1_270) };

/** The gain in cents: proceeds less all costs; a loss is negative. */
export const gainOf = (proceeds: Minor, costs: readonly Minor[]): Minor => subtractMoney(proceeds, sumMoney(costs));

export interface TaxedGain {
  readonly gain: Minor;
  /** The chargeable part of the ownership period: all of it unless a relief applies. */
  readonly chargeable: Rate;
  readonly terms: { readonly rate: Rate; readonly exemption: Minor };
}

export interface GainTax {
  readonly chargeable: Minor;
  /** The chargeable gain less the yearly exemption; never negative. */
  readonly taxable: Minor;
  readonly tax: Minor;
}

/** One person's Capital Gains Tax on a gain, in cents. There is no taper relief and no indexation of costs after 2002. */
export function gainTax({ gain, chargeable, terms }: TaxedGain): GainTax {
  const part = shareOf(minor(Math.max(0, gain)), chargeable);
  const taxable = minor(Math.max(0, part - terms.exemption));
  return { chargeable: part, taxable, tax: shareOf(taxable, terms.rate) };
}

const relievedPurchases = { from: isoDate('2011-12-07'), to: isoDate('2014-12-31') };
const yearsRelieved = 7;

/** Whether the relief for land bought from 7 December 2011 to the end of 2014 applies. */
export const isRelieved = (boughtOn: IsoDate): boolean => boughtOn >= relievedPurchases.from && boughtOn <= relievedPurchases.to;

/** The chargeable part of a gain as a fraction: with the relief, seven years of ownership are exempt. */
export function chargeablePart(boughtOn: IsoDate, soldOn: IsoDate): Rate {
  if (!isRelieved(boughtOn)) return rate(1);
  const relievedTo = addMonths(boughtOn, 12 * yearsRelieved);
  return rate(soldOn <= relievedTo ? 0 : daysBetween(relievedTo, soldOn) / daysBetween(boughtOn, soldOn));
}
