import type { Minor } from '../../kernel/money.ts';
import { minor, roundMoney, subtractMoney, sumMoney, zeroMoney } from '../../kernel/money.ts';
import { percent, rate } from '../../kernel/rate.ts';
import { bandTax, bandTotal } from '../bandTax.ts';
import type { BandStart } from '../bandTax.ts';
import type { TaxBandLine } from '../rules.ts';
import { averagePrice } from './taxReading.ts';
import type { Purchase } from './taxReading.ts';

/**
 * The tax of the dwellings of one purchase under multiple dwellings relief: the bands of the average price, as many times as there
 * are dwellings. The edges of a line are those of one dwelling; `taxed` sums to what is paid for all of them.
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

/** One line on the whole of an amount at one rate in percent. */
export const wholeLine = (taxed: Minor, ratePercent: number): TaxBandLine => ({
  from: zeroMoney,
  to: null,
  rate: percent(ratePercent),
  taxed,
  tax: roundMoney((taxed * ratePercent) / 100),
});

/** What the part of a price that is not for dwellings bears of the tax of the whole: the share it has in the price. Null when there is none. */
export function remainderLine({ price, dwellingsPrice }: Purchase, wholeTax: Minor): TaxBandLine | null {
  const taxed = subtractMoney(price, dwellingsPrice);
  if (taxed === 0) return null;
  return shareLine(taxed, roundMoney((wholeTax * taxed) / price));
}

/** A line that states an amount of tax on an amount, at the rate this comes to. */
export const shareLine = (taxed: Minor, tax: Minor): TaxBandLine => ({
  from: zeroMoney,
  to: null,
  rate: rate(taxed === 0 ? 0 : tax / taxed),
  taxed,
  tax,
});

/** The lines, or one line of the least tax on the same amount where they come to less. */
export const atLeast = (lines: readonly TaxBandLine[], taxed: Minor, least: Minor): readonly TaxBandLine[] =>
  bandTotal(lines) < least ? [shareLine(taxed, least)] : lines;
