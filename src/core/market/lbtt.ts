import { isoDate } from '../kernel/calendar.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { minor, roundMoney, sumMoney } from '../kernel/money.ts';
import { percent } from '../kernel/rate.ts';
import { bandTax, inForceOn } from './bandTax.ts';
import type { BandStart, Dated } from './bandTax.ts';
import type { RuleRef, TaxBandLine, TransferTax, TransferTaxInput } from './rules.ts';

/** Changes with any figure in this file. */
export const lbttVersion = 'lbtt-2026-11-20';

/**
 * Land and buildings transaction tax on one residential property in Scotland, with the additional dwelling supplement (ADS)
 * on the whole price from £40,000. The completion date chooses the bands, the date missives were concluded the supplement.
 */
export function lbtt(input: TransferTaxInput): TransferTax {
  const bands = inForceOn(standardBands, input.completionDate);
  const refs: RuleRef[] = [ref(['lbtt-bands', 'Land and buildings transaction tax: residential rates', ratesUrl], bands.from)];
  const notes: string[] = [];
  const lines: TaxBandLine[] = [...bandTax(input.price, relievedBands(input, bands.value, refs))];
  if (input.buyer === 'first-time') notes.push('First-time buyer relief raises the nil band to £175,000.');
  const supplement = supplementLine(input, refs, notes);
  if (supplement !== null) lines.push(supplement);
  const total = sumMoney(lines.map((line) => line.tax));
  return { name: 'Land and buildings transaction tax', total, bands: lines, rules: refs, notes };
}

const checkedOn = isoDate('2026-11-20');
const threshold = minor(40_000_00);
const ratesUrl = 'https://revenue.scot/taxes/land-buildings-transaction-tax/residential-property';
const supplementUrl = 'https://revenue.scot/taxes/land-buildings-transaction-tax/additional-dwelling-supplement-ads';
const firstTimeUrl =
  'https://revenue.scot/taxes/land-buildings-transaction-tax/guidance/lbtt-legislation-guidance/exemptions-reliefs/lbtt3061-first-time-buyer-relief';

const upperBands: readonly BandStart[] = [
  [250_000, 5],
  [325_000, 10],
  [750_000, 12],
];
const usualBands: readonly BandStart[] = [[0, 0], [145_000, 2], ...upperBands];

/** By completion date; 2020–21 is the temporary nil band of the pandemic. */
const standardBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2015-04-01'), value: usualBands },
  { from: isoDate('2020-07-15'), value: [[0, 0], ...upperBands] },
  { from: isoDate('2021-04-01'), value: usualBands },
];

const firstTimeBegan = isoDate('2018-06-30');

/** Percent of the whole price, by the date missives were concluded: earlier contracts keep the older rate. */
const supplementPercent: readonly Dated<number>[] = [
  { from: isoDate('2015-04-01'), value: 0 },
  { from: isoDate('2016-01-28'), value: 3 },
  { from: isoDate('2019-01-25'), value: 4 },
  { from: isoDate('2022-12-16'), value: 6 },
  { from: isoDate('2024-12-05'), value: 8 },
];

/** The supplement began with completions on 1 April 2016 (contracts after 27 January 2016). */
const supplementBegan = '2016-04-01';

function relievedBands(input: TransferTaxInput, bands: readonly BandStart[], refs: RuleRef[]): readonly BandStart[] {
  if (input.buyer !== 'first-time' || input.completionDate < firstTimeBegan || bands !== usualBands) return bands;
  refs.push(ref(['lbtt-first-time', 'First-time buyer relief', firstTimeUrl], firstTimeBegan));
  return [[0, 0], [175_000, 2], ...upperBands];
}

function supplementLine(input: TransferTaxInput, refs: RuleRef[], notes: string[]): TaxBandLine | null {
  if (input.buyer !== 'additional' && input.buyer !== 'company') return null;
  if (input.price < threshold || input.completionDate < supplementBegan) return null;
  const supplement = inForceOn(supplementPercent, input.contractDate);
  if (supplement.value === 0) return null;
  refs.push(ref(['lbtt-ads', 'Additional dwelling supplement', supplementUrl], supplement.from));
  notes.push(`Additional dwelling supplement: ${supplement.value} % of the whole price.`);
  const tax = roundMoney((input.price * supplement.value) / 100);
  return { from: minor(0), to: null, rate: percent(supplement.value), taxed: input.price, tax };
}

const ref = ([id, title, url]: readonly [id: string, title: string, url: string], from: IsoDate): RuleRef => ({
  id: `${id}-${from}`,
  title,
  url,
  inForceFrom: from,
  checkedOn,
});
