import { isoDate } from '../kernel/calendar.ts';
import { minor } from '../kernel/money.ts';
import { bandTax, bandTotal, inForceOn } from './bandTax.ts';
import type { BandStart, Dated } from './bandTax.ts';
import type { RuleRef, TransferTax, TransferTaxInput } from './rules.ts';

/** Changes with any figure in this file. */
export const lttVersion = 'ltt-2026-11-20';

/**
 * Land transaction tax on one residential property in Wales. The higher rates have bands of their own (not the main bands
 * plus a surcharge) and follow the contract date; the main bands follow completion. Wales has no relief for first-time buyers.
 */
export function ltt(input: TransferTaxInput): TransferTax {
  const isHigher = (input.buyer === 'additional' || input.buyer === 'company') && input.price >= threshold;
  const bands = isHigher ? inForceOn(higherBands, input.contractDate) : inForceOn(mainBands, input.completionDate);
  const lines = bandTax(input.price, bands.value);
  const notes: string[] = [];
  if (isHigher) notes.push('Additional dwelling or company: the higher residential rates, which have bands of their own.');
  if (input.buyer === 'first-time') notes.push('Wales has no relief for first-time buyers.');
  const title = isHigher ? 'Land transaction tax: higher residential rates' : 'Land transaction tax: main residential rates';
  const rule: RuleRef = {
    id: `${isHigher ? 'ltt-higher' : 'ltt-main'}-${bands.from}`,
    title,
    url: ratesUrl,
    inForceFrom: bands.from,
    checkedOn,
  };
  return { name: 'Land transaction tax', total: bandTotal(lines), bands: lines, rules: [rule], notes };
}

const checkedOn = isoDate('2026-11-20');
const threshold = minor(40_000_00);
const ratesUrl = 'https://www.gov.wales/land-transaction-tax-rates-and-bands';

const main2018: readonly BandStart[] = [
  [0, 0],
  [180_000, 3.5],
  [250_000, 5],
  [400_000, 7.5],
  [750_000, 10],
  [1_500_000, 12],
];

/** By completion date; 2020–21 is the temporary nil band of the pandemic. */
const mainBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2018-04-01'), value: main2018 },
  {
    from: isoDate('2020-07-27'),
    value: [
      [0, 0],
      [250_000, 5],
      [400_000, 7.5],
      [750_000, 10],
      [1_500_000, 12],
    ],
  },
  { from: isoDate('2021-07-01'), value: main2018 },
  {
    from: isoDate('2022-10-10'),
    value: [
      [0, 0],
      [225_000, 6],
      [400_000, 7.5],
      [750_000, 10],
      [1_500_000, 12],
    ],
  },
];

const higher = (rates: readonly [number, number, number, number, number, number]): readonly BandStart[] => [
  [0, rates[0]],
  [180_000, rates[1]],
  [250_000, rates[2]],
  [400_000, rates[3]],
  [750_000, rates[4]],
  [1_500_000, rates[5]],
];

/** By contract date: contracts exchanged before a change keep the older higher rates. */
const higherBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2018-04-01'), value: higher([3, 6.5, 8, 10.5, 13, 15]) },
  { from: isoDate('2020-12-22'), value: higher([4, 7.5, 9, 11.5, 14, 16]) },
  { from: isoDate('2024-12-11'), value: higher([5, 8.5, 10, 12.5, 15, 17]) },
];
