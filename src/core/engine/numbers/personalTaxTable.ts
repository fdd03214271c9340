import type { DealWalk } from './dealWalk.ts';
import { roundPence, roundShare } from './roundPence.ts';

/** A lower edge in whole pounds and the percentage above it. */
export type TaxBand = readonly [fromPounds: number, ratePercent: number];

/**
 * The figures of income tax of one tax year, as a place's rules hold them: pounds and percent, bands over income after the allowance.
 * The market's rules satisfy it as they are.
 */
export interface PersonalTaxYear {
  readonly personalAllowance: number;
  /** The allowance falls by £1 for every £2 of income above this. */
  readonly taperFrom: number;
  readonly otherBands: readonly TaxBand[];
  readonly propertyBands: readonly TaxBand[];
  /** What may be taken in place of all costs. */
  readonly propertyAllowance: number;
  /** The rate of the credit for finance costs. */
  readonly creditPercent: number;
}

/** Tax on a gain: what income leaves of the lowest band first, the rest at the higher rate. Pounds and percent. */
export interface GainsTaxYear {
  readonly exempt: number;
  readonly basicTo: number;
  readonly basicPercent: number;
  readonly higherPercent: number;
}

/** A person's taxes on a letting over the years held, compiled: amounts in pence. */
export interface PersonalTaxTable {
  readonly otherIncome: number;
  /** One for each year held; the last one goes on. */
  readonly years: readonly CompiledYear[];
  readonly gains: CompiledGains;
}

/** Compiles the years for one owner, alone, with an income from elsewhere in pence a year (neither rent nor dividends). */
export function personalTaxTable(otherIncome: number, years: readonly PersonalTaxYear[], gains: GainsTaxYear): PersonalTaxTable {
  if (years.length === 0) throw new RangeError('A tax table needs a year');
  return {
    otherIncome,
    years: years.map((year) => compiled(year, otherIncome)),
    gains: { ...gains, exempt: gains.exempt * 100, basicTo: gains.basicTo * 100 },
  };
}

/**
 * The tax a letting year adds for its owner, to the penny as `personalYear` of the landlord rules has it, with losses and finance costs
 * carried in `walk`. `year` counts from 1. Finance costs are the year's interest. Dividends and joint owners are not modelled here.
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
  // Nearly every year: the letting ends in its first band, the allowance is whole, and no allowance is above the costs.
  if (taxed <= rules.plainTo && rules.propertyAllowance <= walk.costs) {
    walk.tax = Math.max(-rules.without, roundShare(Math.max(0, taxed) * rules.firstShare) - roundShare(base * rules.creditShare));
    walk.financeCarried = finance - base;
    return;
  }
  walk.financeCarried = finance;
  taxProfit(walk, rules);
  // Only an allowance above the costs can tax less than the costs do.
  if (rules.propertyAllowance > walk.costs) takeAllowance(walk, rules, { losses, financeCarried });
}

/** Takes the property allowance in place of all costs, the year's finance costs among them, where that taxes less. */
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

/** Taxes `taxableProfit`, credits what it can of `financeCarried` and leaves the rest of it. Everything goes through the walk: nothing is made. */
function taxProfit(walk: DealWalk, rules: CompiledYear): void {
  const taxable = walk.taxableProfit;
  const income = rules.otherIncome + taxable;
  if (income > rules.taperFrom) {
    taxTapered(walk, rules);
    return;
  }
  // The allowance is whole, so the letting leaves the tax on other income as it is and starts where that ends.
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

/** The same where income costs a part of the allowance, so that the other income is taxed anew. */
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

/** Tax on the gain of a sale in the year just walked; `year` counts from 1. A loss bears none. */
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

/** A year in pence; each band as lower edge, upper edge and share, one after the other. */
interface CompiledYear {
  readonly otherIncome: number;
  readonly allowance: number;
  readonly taperFrom: number;
  readonly propertyAllowance: number;
  readonly creditShare: number;
  readonly other: Float64Array;
  readonly property: Float64Array;
  /** Bands of the letting above the other income, and what that leaves of the allowance, as long as the allowance is whole. */
  readonly above: Float64Array;
  readonly spareAllowance: number;
  /** The share of the first of those bands, and where it or the whole allowance ends, whichever comes first. */
  readonly firstShare: number;
  readonly plainTo: number;
  /** Tax on the other income alone. */
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

/** The bands that lie above an amount, counted from it. */
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
