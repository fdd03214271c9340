import type { DealWalk } from './dealWalk.ts';
import { roundPence, roundShare } from './roundPence.ts';

/** The lower edge of a band in whole pounds, and the percentage charged above it. */
export type TaxBand = readonly [fromPounds: number, ratePercent: number];

/**
 * One tax year's income tax figures from a place's rules: in pounds and per cent, with bands for income after the allowance. The market's
 * rules have this type.
 */
export interface PersonalTaxYear {
  readonly personalAllowance: number;
  /** The income above which the personal allowance falls by £1 for every £2. */
  readonly taperFrom: number;
  readonly otherBands: readonly TaxBand[];
  readonly propertyBands: readonly TaxBand[];
  /** The property allowance, which can be deducted instead of all costs. */
  readonly propertyAllowance: number;
  /** The rate of the credit for finance costs. */
  readonly creditPercent: number;
}

/** Tax on a gain: the lower rate on what is left of the lowest band, then the higher rate. In pounds and per cent. */
export interface GainsTaxYear {
  readonly exempt: number;
  readonly basicTo: number;
  readonly basicPercent: number;
  readonly higherPercent: number;
}

/** A person's taxes on a letting over the years held, compiled into a table with amounts in pence. */
export interface PersonalTaxTable {
  readonly otherIncome: number;
  /** One entry per year held; the last one also applies to later years. */
  readonly years: readonly CompiledYear[];
  readonly gains: CompiledGains;
}

/** The tax years, compiled for a sole owner. `otherIncome` is in pence per year and includes neither rent nor dividends. */
export function personalTaxTable(otherIncome: number, years: readonly PersonalTaxYear[], gains: GainsTaxYear): PersonalTaxTable {
  if (years.length === 0) throw new RangeError('A tax table needs at least one tax year');
  return {
    otherIncome,
    years: years.map((year) => compiled(year, otherIncome)),
    gains: { ...gains, exempt: gains.exempt * 100, basicTo: gains.basicTo * 100 },
  };
}

/**
 * Writes into `walk` the income tax that a year of letting adds for its owner, in pence. The result is the same as that of
 * `personalYear` in the landlord rules. Losses and unused finance costs are carried forward in `walk`. `year` counts from 1. Finance costs
 * are the year's interest. Dividends and joint owners are not modelled.
 */
export function walkPersonalTax(walk: DealWalk, table: PersonalTaxTable, year: number): void {
  const rules = table.years[Math.min(year, table.years.length) - 1] as CompiledYear;
  const { losses, financeCarried } = walk;
  const profit = walk.netOperatingIncome;
  const taxable = Math.max(0, profit - losses);
  const finance = walk.interest + financeCarried;
  const base = Math.max(0, Math.min(finance, taxable, rules.otherIncome + taxable - rules.allowance));
  const taxed = taxable - rules.spareAllowance;
  walk.taxableProfit = taxable;
  walk.losses = profit < 0 ? losses - profit : losses - Math.min(profit, losses);
  // The common case: the taxed rent is within the first band, the allowance is not reduced, and costs exceed the property allowance.
  if (taxed <= rules.plainTo && rules.propertyAllowance <= walk.costs) {
    walk.tax = Math.max(-rules.without, roundShare(Math.max(0, taxed) * rules.firstShare) - roundShare(base * rules.creditShare));
    walk.financeCarried = finance - base;
    return;
  }
  walk.financeCarried = finance;
  taxProfit(walk, rules);
  // The property allowance helps only if it exceeds the costs.
  if (rules.propertyAllowance > walk.costs) takeAllowance(walk, rules, { losses, financeCarried });
}

/** Uses the property allowance instead of all costs, including the year's finance costs, if that lowers the tax. */
function takeAllowance(walk: DealWalk, rules: CompiledYear, brought: Pick<DealWalk, 'losses' | 'financeCarried'>): void {
  const onCosts = { tax: walk.tax, taxableProfit: walk.taxableProfit, financeCarried: walk.financeCarried };
  const whole = Math.max(0, walk.rent - walk.voids - rules.propertyAllowance);
  walk.taxableProfit = Math.max(0, whole - brought.losses);
  walk.financeCarried = 0;
  taxProfit(walk, rules);
  if (walk.tax < onCosts.tax) {
    walk.losses = brought.losses - Math.min(whole, brought.losses);
    walk.financeCarried = brought.financeCarried;
    return;
  }
  walk.tax = onCosts.tax;
  walk.taxableProfit = onCosts.taxableProfit;
  walk.financeCarried = onCosts.financeCarried;
}

/**
 * Taxes `taxableProfit`, uses as much of `financeCarried` for the credit as possible and carries the rest forward. Changes `walk` without
 * allocating memory.
 */
function taxProfit(walk: DealWalk, rules: CompiledYear): void {
  const taxable = walk.taxableProfit;
  const income = rules.otherIncome + taxable;
  if (income > rules.taperFrom) {
    taxTapered(walk, rules);
    return;
  }
  // The allowance is not reduced, so the letting does not change the tax on other income. The rent is taxed in the bands above that income.
  const base = Math.max(0, Math.min(walk.financeCarried, taxable, income - rules.allowance));
  const taxed = taxable - rules.spareAllowance;
  walk.tax = Math.max(-rules.without, taxAbove(rules.above, taxed) - roundShare(base * rules.creditShare));
  walk.financeCarried -= base;
}

function taxAbove(above: Float64Array, taxed: number): number {
  let tax = 0;
  for (let at = 0; at < above.length; at += 3) {
    const from = above[at] as number;
    if (from >= taxed) break;
    tax += roundShare((Math.min(taxed, above[at + 1] as number) - from) * (above[at + 2] as number));
  }
  return tax;
}

/** Taxes the profit if income is high enough to reduce the allowance, so that tax on other income changes too. */
function taxTapered(walk: DealWalk, rules: CompiledYear): void {
  const { otherIncome, other, property } = rules;
  const taxable = walk.taxableProfit;
  const allowance = Math.max(0, rules.allowance - Math.floor((otherIncome + taxable - rules.taperFrom) / 2));
  const otherTaxed = Math.max(0, otherIncome - allowance);
  const all = otherTaxed + Math.max(0, taxable - Math.max(0, allowance - otherIncome));
  let tax = 0;
  for (let at = 0; at < other.length; at += 3) {
    const from = other[at] as number;
    if (from >= otherTaxed) break;
    tax += roundShare((Math.min(otherTaxed, other[at + 1] as number) - from) * (other[at + 2] as number));
  }
  for (let at = 0; at < property.length; at += 3) {
    const from = Math.max(otherTaxed, property[at] as number);
    if (from >= all) break;
    const to = Math.min(all, property[at + 1] as number);
    if (to > from) tax += roundShare((to - from) * (property[at + 2] as number));
  }
  const base = Math.max(0, Math.min(walk.financeCarried, taxable, otherIncome + taxable - allowance));
  walk.tax = tax - Math.min(roundShare(base * rules.creditShare), tax) - rules.without;
  walk.financeCarried -= base;
}

/** The tax in pence on the gain from a sale in the year just computed; `year` counts from 1. A loss is not taxed. */
export function gainsTax(
  walk: DealWalk,
  table: PersonalTaxTable,
  { gain, year }: { readonly gain: number; readonly year: number },
): number {
  const { gains } = table;
  const rules = table.years[Math.min(year, table.years.length) - 1] as CompiledYear;
  const income = table.otherIncome + walk.taxableProfit;
  const left = Math.max(0, gains.basicTo - Math.max(0, income - allowanceOf(rules, income)));
  const taxable = Math.max(0, gain - gains.exempt);
  const inBasic = Math.min(taxable, left);
  return roundPence((inBasic * gains.basicPercent) / 100) + roundPence(((taxable - inBasic) * gains.higherPercent) / 100);
}

/** A tax year in pence. Bands are flat lists with a lower edge, an upper edge and a rate for each band in turn. */
interface CompiledYear {
  readonly otherIncome: number;
  readonly allowance: number;
  readonly taperFrom: number;
  readonly propertyAllowance: number;
  readonly creditShare: number;
  readonly other: Float64Array;
  readonly property: Float64Array;
  /**
   * The bands for the rent, measured from the top of the other income that exceeds the allowance. Valid as long as the allowance is not
   * reduced.
   */
  readonly above: Float64Array;
  readonly spareAllowance: number;
  /** The rate of the first of those bands, and the taxed rent up to which both that band and the full allowance apply. */
  readonly firstShare: number;
  readonly plainTo: number;
  /** The tax on the other income alone. */
  readonly without: number;
}

interface CompiledGains {
  readonly exempt: number;
  readonly basicTo: number;
  readonly basicPercent: number;
  readonly higherPercent: number;
}

function compiled(year: PersonalTaxYear, otherIncome: number): CompiledYear {
  const [other, property] = [bandsOf(year.otherBands), bandsOf(year.propertyBands)];
  const allowance = year.personalAllowance * 100;
  const rules = { allowance, taperFrom: year.taperFrom * 100 };
  const above = bandsAbove(property, Math.max(0, otherIncome - allowance));
  return {
    ...rules,
    otherIncome,
    propertyAllowance: year.propertyAllowance * 100,
    creditShare: year.creditPercent / 100,
    other,
    property,
    above,
    firstShare: above[2] ?? 0,
    plainTo: Math.min(above[1] ?? 0, rules.taperFrom - Math.max(otherIncome, allowance)),
    spareAllowance: Math.max(0, allowance - otherIncome),
    without: taxBetween(other, 0, Math.max(0, otherIncome - allowanceOf(rules, otherIncome))),
  };
}

const bandsOf = (bands: readonly TaxBand[]): Float64Array =>
  Float64Array.from(bands.flatMap(([from, points], at) => [from * 100, (bands[at + 1]?.[0] ?? Infinity) * 100, points / 100]));

/** The bands above an amount, measured from that amount. */
function bandsAbove(bands: Float64Array, start: number): Float64Array {
  const above: number[] = [];
  for (let at = 0; at < bands.length; at += 3) {
    const [from, to, share] = [bands[at] as number, bands[at + 1] as number, bands[at + 2] as number];
    if (to > start) above.push(Math.max(0, from - start), to - start, share);
  }
  return Float64Array.from(above);
}

const allowanceOf = ({ allowance, taperFrom }: Pick<CompiledYear, 'allowance' | 'taperFrom'>, income: number): number =>
  income <= taperFrom ? allowance : Math.max(0, allowance - Math.floor((income - taperFrom) / 2));

function taxBetween(bands: Float64Array, from: number, to: number): number {
  let tax = 0;
  for (let at = 0; at < bands.length; at += 3) {
    const low = Math.max(from, bands[at] as number);
    const high = Math.min(to, bands[at + 1] as number);
    if (high > low) tax += roundShare((high - low) * (bands[at + 2] as number));
  }
  return tax;
}
