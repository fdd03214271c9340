import { addMoney, minor, roundMoney, subtractMoney, sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import type { BandStart } from '../../bandTax.ts';
import type { IncomeTaxLine } from '../../landlordRules.ts';
import type { IncomeTaxYear } from './incomeTaxYears.ts';

/** A person's income in a tax year, before the personal allowance. `property` is the taxable letting profit. */
export interface YearlyIncome {
  readonly other: Minor;
  readonly property: Minor;
  readonly dividends: Minor;
}

export interface IncomeTax {
  readonly allowance: Minor;
  readonly lines: readonly IncomeTaxLine[];
  readonly total: Minor;
}

/**
 * Income tax on a year's income before credits, in pence. Property income is taxed on top of other income, and dividends on top of both.
 * The allowance goes to other income first, then property, then dividends: the statutory order from 2027-28, and before it the order with
 * the lowest tax. Dividends use the UK bands even for a Scottish taxpayer.
 */
export function incomeTax(income: YearlyIncome, year: IncomeTaxYear): IncomeTax {
  const allowance = personalAllowance(totalIncome(income), year);
  const { other, property, dividends } = afterAllowance(income, allowance);
  const nonSavings = addMoney(other, property);
  const free = minor(Math.min(dividends, year.dividendAllowance * 100));
  const lines: readonly IncomeTaxLine[] = [
    ...slices('other', [zeroMoney, other], year.otherBands),
    ...slices('property', [other, nonSavings], year.propertyBands),
    ...(free > 0 ? [{ kind: 'dividends', rate: percent(0), taxed: free, tax: zeroMoney } as const] : []),
    ...slices('dividends', [addMoney(nonSavings, free), addMoney(nonSavings, dividends)], year.dividendBands),
  ];
  return { allowance, lines, total: sumMoney(lines.map((line) => line.tax)) };
}

/** The sum of a year's income, in pence. */
export const totalIncome = ({ other, property, dividends }: YearlyIncome): Minor => sumMoney([other, property, dividends]);

/** The personal allowance in pence, less £1 for every £2 of income above £100,000. */
export function personalAllowance(income: Minor, { personalAllowance: full, taperFrom }: IncomeTaxYear): Minor {
  const above = Math.max(0, income - taperFrom * 100);
  return minor(Math.max(0, full * 100 - Math.floor(above / 2)));
}

/** The tax on the lines of one kind of income, in pence. */
export const taxOfKind = (lines: readonly IncomeTaxLine[], kind: IncomeTaxLine['kind']): Minor =>
  sumMoney(lines.filter((line) => line.kind === kind).map((line) => line.tax));

function afterAllowance({ other, property, dividends }: YearlyIncome, allowance: Minor): YearlyIncome {
  const onOther = minor(Math.min(other, allowance));
  const onProperty = minor(Math.min(property, allowance - onOther));
  const onDividends = minor(Math.min(dividends, allowance - onOther - onProperty));
  return {
    other: subtractMoney(other, onOther),
    property: subtractMoney(property, onProperty),
    dividends: subtractMoney(dividends, onDividends),
  };
}

/** The tax lines between two amounts of income: one per band reached, each rounded to the penny. */
function slices(kind: IncomeTaxLine['kind'], [from, to]: readonly [Minor, Minor], bands: readonly BandStart[]): readonly IncomeTaxLine[] {
  const lines: IncomeTaxLine[] = [];
  for (const [at, [startPounds, ratePercent]] of bands.entries()) {
    const next = bands[at + 1];
    const low = Math.max(from, startPounds * 100);
    const high = next === undefined ? to : Math.min(to, next[0] * 100);
    if (high <= low) continue;
    const taxed = minor(high - low);
    lines.push({ kind, rate: percent(ratePercent), taxed, tax: roundMoney((taxed * ratePercent) / 100) });
  }
  return lines;
}
