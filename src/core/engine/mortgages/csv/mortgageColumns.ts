import { mortgageTermBounds } from '../../../deal/mortgageProduct.ts';
import { parseIsoDate } from '../../../kernel/calendar.ts';
import { fromMajor } from '../../../kernel/money.ts';
import { percent, rate as rateOf } from '../../../kernel/rate.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';

/** A column's unit and accepted values, and whether it may be missing or blank. */
export interface MortgageColumn {
  readonly name: MortgageColumnName;
  readonly kind: ColumnKind;
  readonly required: boolean;
  readonly help: string;
}

/** The kind of a column's values, with bounds in its own unit: fractions, minor units or whole numbers. */
export type ColumnKind =
  | { readonly unit: 'text' | 'yes-no' | 'day' }
  | { readonly unit: 'choice'; readonly choices: readonly string[] }
  | { readonly unit: 'percent' | 'percents' | 'pounds' | 'whole'; readonly bounds: readonly [low: number, high: number] };

export type MortgageColumnName = (typeof columns)[number][0];

export type CellValue = string | number | boolean | readonly Rate[];

const bounds = mortgageTermBounds;
const rate = { unit: 'percent', bounds: bounds.rate } as const;
const fee = { unit: 'pounds', bounds: bounds.fee } as const;
const pounds = { unit: 'pounds', bounds: bounds.money } as const;

const columns = [
  ['lender', { unit: 'text' }, true, 'Lender name'],
  ['name', { unit: 'text' }, true, 'Product name'],
  ['rate_kind', { unit: 'choice', choices: ['fixed', 'tracker', 'discount', 'variable'] }, true, 'Type of initial rate'],
  ['initial_rate_percent', rate, true, 'Per cent a year: 5.39'],
  ['initial_months', { unit: 'whole', bounds: bounds.initialMonths }, true, 'Months at the initial rate, or 0 for none'],
  ['reversion_rate_percent', rate, true, 'Per cent a year after the initial months'],
  ['max_ltv_percent', { unit: 'percent', bounds: bounds.loanToValue }, true, 'Maximum LTV'],
  ['icr_percent', { unit: 'percent', bounds: bounds.interestCover }, true, 'Minimum interest cover: 145'],
  ['stress_rate_percent', rate, true, 'Minimum stress rate: 5.5'],
  [
    'stress_margin_percent',
    { unit: 'percent', bounds: bounds.stressMargin },
    false,
    'Percentage points added to the initial rate for the stress test, or blank for none',
  ],
  [
    'long_fix_months',
    { unit: 'whole', bounds: bounds.longFixMonths },
    false,
    'Rates fixed for at least this many months are tested without those points, or blank for never',
  ],
  ['long_fix_rate_percent', rate, false, 'Minimum rate for that test, or blank for none'],
  ['product_fee_gbp', fee, false, 'Pounds'],
  ['product_fee_percent', { unit: 'percent', bounds: bounds.feeShare }, false, 'Per cent of the loan before fees'],
  ['product_fee_added', { unit: 'yes-no' }, false, 'yes if added to the loan, or blank if paid at the start'],
  ['other_fees_gbp', fee, false, 'Valuation, booking and legal fees, paid at the start'],
  ['exit_fee_gbp', fee, false, 'Paid when the loan is redeemed'],
  ['cashback_gbp', fee, false, 'Paid by the lender at the start'],
  ['erc_percent_by_year', { unit: 'percents', bounds: bounds.earlyRepaymentCharge }, false, 'Early repayment charges by year: 5;4;3;2;1'],
  ['borrower', { unit: 'choice', choices: ['personal', 'company', 'any'] }, false, 'Blank for any'],
  ['min_loan_gbp', pounds, false, 'Pounds'],
  ['max_loan_gbp', pounds, false, 'Pounds, or blank for no limit'],
  ['quoted_on', { unit: 'day' }, false, 'Day of the quote: 2026-11-20'],
] as const satisfies readonly (readonly [string, ColumnKind, boolean, string])[];

/** Every column of a product file, in the order of the example header. */
export const mortgageColumns: readonly MortgageColumn[] = columns.map(([name, kind, required, help]) => ({ name, kind, required, help }));

/** The example header: the first line of a product file. */
export const mortgageCsvHeader: string = columns.map(([name]) => name).join(',');

const mostPercents = 10;

/** The value of a non-blank cell in the record's unit, or a sentence that says which values are accepted. */
export function readCell(kind: ColumnKind, text: string): Result<CellValue, string> {
  switch (kind.unit) {
    case 'text':
      return ok(text);
    case 'yes-no':
      return /^(?:yes|no)$/i.test(text) ? ok(text.toLowerCase() === 'yes') : err('must be yes or no');
    case 'day':
      return parseIsoDate(text) === null ? err('must be a date such as 2026-11-20') : ok(text);
    case 'choice':
      return kind.choices.includes(text.toLowerCase()) ? ok(text.toLowerCase()) : err(`must be one of ${kind.choices.join(', ')}`);
    case 'percents':
      return readPercents(text, kind.bounds);
    default:
      return readNumber(kind.unit, text, kind.bounds);
  }
}

function readPercents(text: string, range: readonly [number, number]): Result<CellValue, string> {
  const parts = text.split(';').map((part) => readNumber('percent', part.trim(), range));
  if (parts.length > mostPercents) return err(`can have up to ${mostPercents} years`);
  const wrong = parts.find((part) => !part.ok);
  return wrong === undefined ? ok(parts.flatMap((part) => (part.ok ? [rateOf(part.value)] : []))) : wrong;
}

type NumberUnit = 'percent' | 'pounds' | 'whole';

/** Accepts plain digits only, so that text which a spreadsheet could run as a formula is not accepted as a number. */
const forms: Readonly<Record<NumberUnit, { readonly form: RegExp; readonly words: string }>> = {
  percent: { form: /^\d{1,4}(?:\.\d{1,6})?$/, words: 'must be a percentage such as 5.39, without the % sign' },
  pounds: { form: /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/, words: 'must be an amount in pounds such as 1999 or 1999.50' },
  whole: { form: /^\d{1,6}$/, words: 'must be a whole number' },
};

function readNumber(unit: NumberUnit, text: string, [low, high]: readonly [number, number]): Result<number, string> {
  const { form, words } = forms[unit];
  if (!form.test(text)) return err(words);
  const typed = Number(text.replaceAll(',', ''));
  const value = unit === 'percent' ? percent(typed) : unit === 'pounds' ? fromMajor(typed) : typed;
  if (value >= low && value <= high) return ok(value);
  const scale = unit === 'whole' ? 1 : 100;
  const shown = (bound: number): string => String(unit === 'percent' ? Number((bound * scale).toPrecision(12)) : bound / scale);
  return err(`must be from ${shown(low)} to ${shown(high)}`);
}
