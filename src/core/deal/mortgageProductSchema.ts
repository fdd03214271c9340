import * as v from 'valibot';
import { parseIsoDate } from '../kernel/calendar.ts';
import { momentSchema } from '../kernel/momentSchema.ts';
import type { IsoDate } from '../kernel/calendar.ts';
import { parseId } from '../kernel/id.ts';
import type { Id } from '../kernel/id.ts';
import { err, ok } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { fraction, money, whole, type Bounds } from './boundedNumbers.ts';
import { mortgageTermBounds } from './mortgageProduct.ts';
import type { MortgageProduct, MortgageTerms } from './mortgageProduct.ts';

/**
 * A validated product from storage or sync. Unknown fields are kept, so that fields added by a newer version are not lost. The error names
 * the first invalid field.
 */
export const parseMortgageProduct = (value: unknown): Result<MortgageProduct, string> => checked(productSchema, value);

/** Validated product terms from a form or a file. The error names the first invalid field. */
export const parseMortgageTerms = (value: unknown): Result<MortgageTerms, string> => checked(termsSchema, value);

function checked<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Result<Value, string> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  return err(`${v.getDotPath(issue) ?? 'product'}: ${issue.message}`);
}

/** The maximum number of fees, and of years with early repayment charges. */
const maxFees = 10;
const maxChargeYears = 10;

/** Control and bidirectional characters can disguise a name as another one. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/**
 * Characters that start a formula in spreadsheets, including full-width forms. Names that start with one are refused, so that no export
 * contains a formula.
 */
const formulaStart = /^[=+\-@＝＋－＠]/;

/** A name: 1 to 80 printable characters that no spreadsheet reads as a formula. */
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a name'),
  v.maxLength(80, 'Use at most 80 characters for the name'),
  v.check((text) => !unprintable.test(text), 'The name contains characters that can’t be printed'),
  v.check((text) => !formulaStart.test(text), 'The name can’t start with =, +, − or @'),
);

const months = (bounds: Bounds): v.GenericSchema<unknown, number> => whole(bounds);
const text = v.pipe(v.string(), v.maxLength(500));
const id: v.GenericSchema<unknown, Id> = v.custom<Id>((value) => typeof value === 'string' && parseId(value) !== null, 'Not an id');
const day: v.GenericSchema<unknown, IsoDate> = v.custom<IsoDate>(
  (value) => typeof value === 'string' && parseIsoDate(value) !== null,
  'Not a valid date',
);

const bounds = mortgageTermBounds;

const fee = v.looseObject({
  id: v.pipe(text, v.minLength(1)),
  label: name,
  amount: money(bounds.fee),
  share: fraction(bounds.feeShare),
  due: v.picklist(['upfront', 'added', 'exit']),
});

const termsSchema: v.GenericSchema<unknown, MortgageTerms> = v.pipe(
  v.looseObject({
    lender: name,
    name,
    rateKind: v.picklist(['fixed', 'tracker', 'discount', 'variable']),
    initialRate: fraction(bounds.rate),
    initialMonths: months(bounds.initialMonths),
    reversionRate: fraction(bounds.rate),
    fees: v.pipe(
      v.array(fee),
      v.maxLength(maxFees),
      v.check((fees) => new Set(fees.map((each) => each.id)).size === fees.length, 'Two fees have the same id'),
    ),
    cashback: money(bounds.fee),
    maxLoanToValue: fraction(bounds.loanToValue),
    earlyRepaymentCharges: v.pipe(v.array(fraction(bounds.earlyRepaymentCharge)), v.maxLength(maxChargeYears)),
    minInterestCover: fraction(bounds.interestCover),
    stress: v.looseObject({
      floor: fraction(bounds.rate),
      margin: fraction(bounds.stressMargin),
      longFix: v.nullable(v.looseObject({ months: months(bounds.longFixMonths), floor: fraction(bounds.rate) })),
    }),
    borrower: v.picklist(['personal', 'company', 'any']),
    minLoan: money(bounds.money),
    maxLoan: v.nullable(money(bounds.money)),
  }),
  v.check((terms) => terms.maxLoan === null || terms.minLoan <= terms.maxLoan, 'The smallest loan is above the largest'),
);

const source = v.looseObject({ title: text, url: v.nullable(text), publishedOn: v.nullable(day), checkedOn: day });

const origin = v.variant('kind', [
  v.looseObject({ kind: v.literal('you'), quotedOn: v.nullable(day) }),
  v.looseObject({ kind: v.literal('import'), quotedOn: v.nullable(day) }),
  v.looseObject({ kind: v.literal('example'), datedOn: day, sources: v.array(source) }),
]);

/** The schema of a product, as part of the profile schema. */
export const productSchema: v.GenericSchema<unknown, MortgageProduct> = v.looseObject({
  id,
  mid: id,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  terms: termsSchema,
  origin,
});
