import { fromMajor, minor, roundMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { bandTax, bandTotal } from '../bandTax.ts';
import type { BandStart } from '../bandTax.ts';

/** A deed tax that is uniform across a state, or its minimum rate if counties or towns add to it. */
export interface DeedTax {
  /** As a sentence names it: "realty transfer fee". */
  readonly name: string;
  /** `whole`: the rate of the band the price lies in falls on all of it; `slices`: each band's rate on its slice. */
  readonly method: 'whole' | 'slices';
  /** From so many dollars of the price on, so many percent. */
  readonly bands: readonly BandStart[];
  /** Dollars of price the law counts up to the next whole unit, "or part thereof". */
  readonly unit?: number;
  /** The buyer's part by law or custom: none, half or all. */
  readonly buyerShare: 0 | 0.5 | 1;
}

/** The percentage of a tax on the whole price; a band includes its starting price. */
export function wholeRate(bands: readonly BandStart[], price: Minor): number {
  let found = 0;
  for (const [from, percentage] of bands) if (price >= fromMajor(from)) found = percentage;
  return found;
}

/** The whole tax on a deed in cents, units rounded up as the law says, each slice rounded. */
export function deedTax(tax: DeedTax, price: Minor): Minor {
  const counted = tax.unit === undefined ? price : minor(Math.ceil(price / (tax.unit * 100)) * tax.unit * 100);
  if (tax.method === 'slices') return bandTotal(bandTax(counted, tax.bands));
  return roundMoney((counted * wholeRate(tax.bands, price)) / 100);
}

/** The units of the price as the law counts them; null if it counts none. */
export const deedTaxUnits = ({ unit }: DeedTax, price: Minor): number | null =>
  unit === undefined ? null : Math.ceil(price / (unit * 100));

/** The seller's part of a tax, in cents: the part the buyer does not pay. */
export const sellersPart = (tax: DeedTax, price: Minor): Minor => roundMoney(deedTax(tax, price) * (1 - tax.buyerShare));
