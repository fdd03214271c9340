import type { IsoDate } from '../../kernel/calendar.ts';
import { isoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';
import { minor, sumMoney, zeroMoney } from '../../kernel/money.ts';
import type { ClaimedRelief, RuleRef, TaxBandLine, TransferTax, TransferTaxInput } from '../rules.ts';

/** One way to read the law for a purchase: its lines, the rules behind them and what to say. Where two are open, the lower one is taken. */
export interface TaxReading {
  readonly lines: readonly TaxBandLine[];
  readonly refs: readonly RuleRef[];
  readonly notes: readonly string[];
}

export const readingTotal = (reading: TaxReading): Minor => sumMoney(reading.lines.map((line) => line.tax));

/** The reading with the lowest tax, the earliest of equals. */
export function lowestReading(first: TaxReading, ...others: readonly (TaxReading | null)[]): TaxReading {
  let lowest = first;
  for (const other of others) if (other !== null && readingTotal(other) < readingTotal(lowest)) lowest = other;
  return lowest;
}

export const transferTaxOf = (name: string, reading: TaxReading): TransferTax => ({
  name,
  total: readingTotal(reading),
  bands: reading.lines,
  rules: reading.refs,
  notes: reading.notes,
});

/** A purchase with what was left out filled in. Nothing is contracted after it is completed: a later contract date counts as completion. */
export interface Purchase extends TransferTaxInput {
  readonly use: 'residential' | 'non-residential' | 'mixed';
  readonly dwellings: number;
  /** What is paid for dwellings: all of a residential price, nothing of a non-residential one. */
  readonly dwellingsPrice: Minor;
  readonly claims: (relief: ClaimedRelief) => boolean;
}

/** Throws on fewer than one dwelling, a fraction of one, or dwellings dearer than the whole: those are bugs. */
export function purchaseOf(input: TransferTaxInput): Purchase {
  const use = input.use ?? 'residential';
  const dwellings = use === 'non-residential' ? 0 : (input.dwellings ?? 1);
  const stated = input.dwellingsPrice ?? zeroMoney;
  const dwellingsPrice = use === 'residential' ? input.price : use === 'mixed' ? stated : zeroMoney;
  if (use !== 'non-residential' && (!Number.isInteger(dwellings) || dwellings < 1))
    throw new RangeError(`No number of dwellings: ${dwellings}`);
  if (dwellingsPrice < 0 || dwellingsPrice > input.price) throw new RangeError('The dwellings cannot cost more than the whole');
  const refused = input.reliefsNotClaimed ?? [];
  const contractDate = input.contractDate < input.completionDate ? input.contractDate : input.completionDate;
  return { ...input, use, dwellings, dwellingsPrice, contractDate, claims: (relief) => !refused.includes(relief) };
}

/** Six dwellings or more in one transaction count as non-residential in each of the three laws, and so does a mixed purchase. */
export const paysNonResidentialRates = ({ use, dwellings }: Purchase): boolean => use !== 'residential' || dwellings >= 6;

/** The average price of a dwelling of the purchase, to the penny. */
export const averagePrice = ({ dwellings, dwellingsPrice }: Purchase): Minor =>
  dwellings === 0 ? zeroMoney : minor(Math.round(dwellingsPrice / dwellings));

/** The day the figures of transfer tax were last checked at their sources. */
export const checkedOn = isoDate('2026-11-20');

/** A rule's reference from its id without the day, its title and its link. */
export const ruleRef = ([id, title, url]: readonly [id: string, title: string, url: string], from: IsoDate, confirmed = true): RuleRef => ({
  id: `${id}-${from}`,
  title,
  url,
  inForceFrom: from,
  checkedOn,
  ...(confirmed ? {} : { confirmed }),
});

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** "£40,000" from whole pounds, for notes. */
export const poundsText = (pounds: number): string => `£${grouped.format(pounds)}`;
