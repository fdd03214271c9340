import type { IsoDate } from '../../kernel/calendar.ts';
import { isoDate } from '../../kernel/calendar.ts';
import type { Minor } from '../../kernel/money.ts';
import { addMoney, minor, roundMoney, sumMoney, zeroMoney } from '../../kernel/money.ts';
import type { ClaimedRelief, LinkedPurchases, TaxBandLine, TransferTax, TransferTaxInput } from '../rules.ts';
import type { RuleRef } from '../ruleRef.ts';

/** One tax calculation the law allows for a purchase: its lines, rules and notes. If two are possible, the lower tax is used. */
export interface TaxReading {
  readonly lines: readonly TaxBandLine[];
  readonly refs: readonly RuleRef[];
  readonly notes: readonly string[];
}

/** The total tax of a reading, in pence. */
export const readingTotal = (reading: TaxReading): Minor => sumMoney(reading.lines.map((line) => line.tax));

/** The reading with the lowest tax; the first one in a tie. */
export function lowestReading(first: TaxReading, ...others: readonly (TaxReading | null)[]): TaxReading {
  let lowest = first;
  for (const other of others) if (other !== null && readingTotal(other) < readingTotal(lowest)) lowest = other;
  return lowest;
}

/** A reading as a transfer tax with its name and total. */
export const transferTaxOf = (name: string, reading: TaxReading): TransferTax => ({
  name,
  total: readingTotal(reading),
  bands: reading.lines,
  rules: reading.refs,
  notes: reading.notes,
});

/** The property bought in one transaction or in several linked ones. */
export interface Bought {
  readonly price: Minor;
  readonly dwellings: number;
  /** The price paid for dwellings: all of a residential price, zero for a non-residential one. */
  readonly dwellingsPrice: Minor;
}

/**
 * A purchase with defaults filled in. Its prices and dwellings total all linked transactions; `one` describes this transaction alone. A
 * contract date after completion counts as completion.
 */
export interface Purchase extends Bought, Pick<TransferTaxInput, 'buyer' | 'ukResident' | 'contractDate' | 'completionDate'> {
  readonly linked: LinkedPurchases | undefined;
  readonly use: 'residential' | 'non-residential' | 'mixed';
  readonly dwellings: number;
  readonly dwellingsPrice: Minor;
  readonly one: Bought;
  readonly isLinked: boolean;
  readonly claims: (relief: ClaimedRelief) => boolean;
}

/**
 * The facts of a purchase that the three laws test. Throws if the number of dwellings is fractional or below one, if the dwellings cost
 * more than the whole, or if a linked amount is negative: those are bugs.
 */
export function purchaseOf(input: TransferTaxInput): Purchase {
  const use = input.use ?? 'residential';
  const dwellings = use === 'non-residential' ? 0 : (input.dwellings ?? 1);
  const stated = input.dwellingsPrice ?? zeroMoney;
  const dwellingsPrice = use === 'residential' ? input.price : use === 'mixed' ? stated : zeroMoney;
  if (use !== 'non-residential' && (!Number.isInteger(dwellings) || dwellings < 1))
    throw new RangeError(`Invalid number of dwellings: ${dwellings}`);
  const isLinked = input.linked !== undefined && input.linked.price > 0;
  if (input.linked !== undefined && input.linked.price < 0) throw new RangeError(`Negative linked price: ${input.linked.price}`);
  if (dwellingsPrice < 0 || dwellingsPrice > input.price) throw new RangeError('The dwellings cannot cost more than the whole property');
  const one = { price: input.price, dwellings, dwellingsPrice };
  const contractDate = input.contractDate < input.completionDate ? input.contractDate : input.completionDate;
  const claims = (relief: ClaimedRelief): boolean => !isRefused(input, relief);
  const all = togetherWith(one, input.linked);
  const { buyer, ukResident, completionDate, linked } = input;
  // Fields are listed one by one: this runs for every tax calculation, and spreading an object is a hundred times slower.
  return {
    buyer,
    ukResident,
    completionDate,
    linked,
    use,
    price: all.price,
    dwellings: all.dwellings,
    dwellingsPrice: all.dwellingsPrice,
    one,
    isLinked,
    contractDate,
    claims,
  };
}

/** Whether a relief is not claimed, or cannot be claimed because the number of linked dwellings, and so their average price, is unknown. */
const isRefused = ({ linked, reliefsNotClaimed }: TransferTaxInput, relief: ClaimedRelief): boolean =>
  reliefsNotClaimed?.includes(relief) === true ||
  (relief === 'multiple-dwellings' && linked !== undefined && linked.price > 0 && linked.dwellings === undefined);

/** The property bought in all linked transactions, split between dwellings and other property as in this one. */
function togetherWith(one: Bought, linked: LinkedPurchases | undefined): Bought {
  if (linked === undefined || linked.price === 0) return one;
  return {
    price: addMoney(one.price, linked.price),
    dwellings: one.dwellings + (linked.dwellings ?? 0),
    dwellingsPrice: ofAllLinked(one.dwellingsPrice, one, linked.price),
  };
}

/** An amount of this transaction scaled to all linked ones by price, in pence. */
export const ofAllLinked = (amount: Minor, { price }: Bought, linked: Minor): Minor =>
  linked === 0 || price === 0 ? amount : roundMoney((amount * (price + linked)) / price);

/**
 * Whether non-residential rates apply: for six or more dwellings in one transaction, in each of the three laws, and for a mixed purchase.
 * Dwellings of linked transactions are not added up.
 */
export const paysNonResidentialRates = ({ use, one }: Purchase): boolean => use !== 'residential' || one.dwellings >= 6;

/** The average price per dwelling, in pence. */
export const averagePrice = ({ dwellings, dwellingsPrice }: Bought): Minor =>
  dwellings === 0 ? zeroMoney : minor(Math.round(dwellingsPrice / dwellings));

/** The date on which the transfer tax figures were last checked. */
export const checkedOn = isoDate('2026-11-20');

/** A rule's reference from its id without the date, its title and its link. */
export const ruleRef = ([id, title, url]: readonly [id: string, title: string, url: string], from: IsoDate, confirmed = true): RuleRef => ({
  id: `${id}-${from}`,
  title,
  url,
  inForceFrom: from,
  checkedOn,
  ...(confirmed ? {} : { confirmed }),
});

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Whole pounds as text for notes: "£40,000". */
export const poundsText = (pounds: number): string => `£${grouped.format(pounds)}`;
