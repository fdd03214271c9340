import type { Minor } from '../../kernel/money.ts';
import { minor, roundMoney, subtractMoney, sumMoney, zeroMoney } from '../../kernel/money.ts';
import { percent, rate } from '../../kernel/rate.ts';
import { bandTax, bandTotal } from '../bandTax.ts';
import type { BandStart } from '../bandTax.ts';
import type { TaxBandLine } from '../rules.ts';
import { averagePrice } from './taxReading.ts';
import type { Purchase } from './taxReading.ts';

/**
 * The tax on one purchase's dwellings under multiple dwellings relief, in pence: the tax on the average price, times the number of
 * dwellings. A line's band edges apply to the price of one dwelling; `taxed` sums to the total price.
 */
export function averagedLines(purchase: Purchase, bands: readonly BandStart[], surcharge = 0): readonly TaxBandLine[] {
  const { dwellings, dwellingsPrice } = purchase;
  const lines = bandTax(averagePrice(purchase), bands, surcharge).map((line) => ({
    ...line,
    taxed: minor(line.taxed * dwellings),
    tax: minor(line.tax * dwellings),
  }));
  const dust = subtractMoney(dwellingsPrice, sumMoney(lines.map((line) => line.taxed)));
  return lines.map((line, at) => (at === lines.length - 1 ? { ...line, taxed: minor(line.taxed + dust) } : line));
}

/** One line that taxes a whole amount at one rate, in per cent. */
export const singleBandLine = (taxed: Minor, ratePercent: number): TaxBandLine => ({
  from: zeroMoney,
  to: null,
  rate: percent(ratePercent),
  taxed,
  tax: roundMoney((taxed * ratePercent) / 100),
});

/** The tax on the non-residential part of a price: its share of the tax on the whole. Null if there is no such part. */
export function remainderLine({ price, dwellingsPrice }: Purchase, wholeTax: Minor): TaxBandLine | null {
  const taxed = subtractMoney(price, dwellingsPrice);
  if (taxed === 0) return null;
  return shareLine(taxed, roundMoney((wholeTax * taxed) / price));
}

/** A line with a known tax on an amount, and the rate that results. */
export const shareLine = (taxed: Minor, tax: Minor): TaxBandLine => ({
  from: zeroMoney,
  to: null,
  rate: rate(taxed === 0 ? 0 : tax / taxed),
  taxed,
  tax,
});

/** The lines or, if they total less than the minimum tax, one line with the minimum tax on the same amount. */
export const atLeast = (lines: readonly TaxBandLine[], taxed: Minor, least: Minor): readonly TaxBandLine[] =>
  bandTotal(lines) < least ? [shareLine(taxed, least)] : lines;
