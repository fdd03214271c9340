import { fromMajor, minor, roundMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { bandTax, bandTotal } from '../bandTax.ts';
import type { BandStart } from '../bandTax.ts';

/** A deed tax that is uniform across a state, or its minimum rate if counties or towns add to it. */
export interface DeedTax {
  /** Name as used in a sentence: "realty transfer fee". */
  readonly name: string;
  /**
   * `whole`: the rate of the band that contains the price applies to the whole price; `slices`: each band's rate applies to the part of the
   * price in the band.
   */
  readonly method: 'whole' | 'slices';
  /** The starting price of each band in dollars, and its rate in per cent. */
  readonly bands: readonly BandStart[];
  /** The unit, in dollars, to which the law rounds up the price ("or part thereof"). */
  readonly unit?: number;
  /** The buyer's share by law or custom: none, half or all. */
  readonly buyerShare: 0 | 0.5 | 1;
}

/** The rate, in per cent, of a tax charged on the whole price; a band includes its starting price. */
export function wholeRate(bands: readonly BandStart[], price: Minor): number {
  let found = 0;
  for (const [from, percentage] of bands) if (price >= fromMajor(from)) found = percentage;
  return found;
}

/** The whole tax on a deed in cents, with units rounded up as the law says and each slice rounded. */
export function deedTax(tax: DeedTax, price: Minor): Minor {
  const counted = tax.unit === undefined ? price : minor(Math.ceil(price / (tax.unit * 100)) * tax.unit * 100);
  if (tax.method === 'slices') return bandTotal(bandTax(counted, tax.bands));
  return roundMoney((counted * wholeRate(tax.bands, price)) / 100);
}

/** The number of taxable units in the price; null if the tax has no unit. */
export const deedTaxUnits = ({ unit }: DeedTax, price: Minor): number | null =>
  unit === undefined ? null : Math.ceil(price / (unit * 100));

/** The seller's part of a tax, in cents: the part the buyer does not pay. */
export const sellersPart = (tax: DeedTax, price: Minor): Minor => roundMoney(deedTax(tax, price) * (1 - tax.buyerShare));
