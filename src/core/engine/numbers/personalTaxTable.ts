import type { DealWalk } from './dealWalk.ts';
import { roundPence } from './roundPence.ts';

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
  const received = walk.rent - walk.voids;
  const { losses } = walk;
  const finance = walk.interest + walk.financeCarried;
  const profit = received - walk.costs;
  const taxable = Math.max(0, profit - losses);
  const base = creditBase(rules, table.otherIncome, { finance, taxable });
  const tax = taxAdded(rules, table.otherIncome, { taxable, credit: base });
  // Only an allowance above the costs can tax less than the costs do.
  if (rules.propertyAllowance > walk.costs) {
    const whole = Math.max(0, received - rules.propertyAllowance);
    const onAllowance = Math.max(0, whole - losses);
    const allowanceTax = taxAdded(rules, table.otherIncome, { taxable: onAllowance, credit: 0 });
    if (allowanceTax < tax) {
      walk.tax = allowanceTax;
      walk.taxableProfit = onAllowance;
      walk.losses = losses - Math.min(whole, losses);
      return;
    }
  }
  walk.tax = tax;
  walk.taxableProfit = taxable;
  walk.losses = profit < 0 ? losses - profit : losses - Math.min(profit, losses);
  walk.financeCarried = finance - base;
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

/** A year in pence; each band as lower edge, upper edge and percentage, one after the other. */
interface CompiledYear {
  readonly allowance: number;
  readonly taperFrom: number;
  readonly propertyAllowance: number;
  readonly creditPercent: number;
  readonly other: Float64Array;
  readonly property: Float64Array;
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
  const rules = {
    allowance: year.personalAllowance * 100,
    taperFrom: year.taperFrom * 100,
    propertyAllowance: year.propertyAllowance * 100,
    creditPercent: year.creditPercent,
    other: bandsOf(year.otherBands),
    property: bandsOf(year.propertyBands),
    without: 0,
  };
  return { ...rules, without: taxAdded(rules, otherIncome, { taxable: 0, credit: 0 }) };
}

const bandsOf = (bands: readonly TaxBand[]): Float64Array =>
  Float64Array.from(bands.flatMap(([from, points], at) => [from * 100, (bands[at + 1]?.[0] ?? Infinity) * 100, points]));

const allowanceOf = ({ allowance, taperFrom }: CompiledYear, income: number): number =>
  income <= taperFrom ? allowance : Math.max(0, allowance - Math.floor((income - taperFrom) / 2));

/** The lowest of finance costs, profit and income above the allowance. */
function creditBase(
  rules: CompiledYear,
  other: number,
  { finance, taxable }: { readonly finance: number; readonly taxable: number },
): number {
  const income = other + taxable;
  return Math.max(0, Math.min(finance, taxable, income - allowanceOf(rules, income)));
}

function taxAdded(rules: CompiledYear, other: number, { taxable, credit }: { readonly taxable: number; readonly credit: number }): number {
  const allowance = allowanceOf(rules, other + taxable);
  const otherTaxed = Math.max(0, other - allowance);
  const propertyTaxed = Math.max(0, taxable - Math.max(0, allowance - other));
  const whole = taxBetween(rules.other, 0, otherTaxed) + taxBetween(rules.property, otherTaxed, otherTaxed + propertyTaxed);
  return whole - Math.min(roundPence((credit * rules.creditPercent) / 100), whole) - rules.without;
}

function taxBetween(bands: Float64Array, from: number, to: number): number {
  let tax = 0;
  for (let at = 0; at < bands.length; at += 3) {
    const low = Math.max(from, bands[at] as number);
    const high = Math.min(to, bands[at + 1] as number);
    if (high > low) tax += roundPence(((high - low) * (bands[at + 2] as number)) / 100);
  }
  return tax;
}
