import * as v from 'valibot';
import { minor } from '../../kernel/money.ts';
import { rate } from '../../kernel/rate.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { fraction, money, whole } from '../boundedNumbers.ts';
import { maxPlanEvents, planBounds } from './planEvent.ts';
import type { DealPlan } from './planEvent.ts';

/** A validated plan from outside with omitted fields filled in. Unknown fields are refused. The error names the first invalid field. */
export function parseDealPlan(value: unknown): Result<DealPlan, string> {
  const read = v.safeParse(planSchema, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  return err(`${v.getDotPath(issue) ?? 'plan'}: ${issue.message}`);
}

const amount = money(planBounds.money);

const month = whole(planBounds.month);
const none = minor(0);

/** Most buy-to-let lenders lend up to 75% of the value. PRA SS13/16 requires interest cover of at least 125%. */
const usualLoanToValue = rate(0.75);
const leastInterestCover = rate(1.25);

/** Control and bidirectional characters can disguise a label as another one. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const label = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a name'),
  v.maxLength(80, 'Use at most 80 characters for the name'),
  v.check((text) => !unprintable.test(text), 'The name contains characters that can’t be printed'),
);

const treatment = v.picklist(['repair', 'improvement']);

const works = {
  month,
  cost: amount,
  monthlyRentRise: v.optional(money(planBounds.rent), none),
  valueUplift: v.optional(amount, none),
};

const event = v.variant('kind', [
  v.strictObject({
    kind: v.literal('refinancing'),
    month,
    loan: v.union([v.strictObject({ amount: money(planBounds.loan) }), v.strictObject({ loanToValue: fraction(planBounds.loanToValue) })]),
    rate: fraction(planBounds.rate),
    mortgageKind: v.picklist(['interest-only', 'repayment']),
    termMonths: month,
    arrangementFee: v.optional(amount, none),
    arrangementFeeAdded: v.optional(v.boolean(), false),
    earlyRepaymentCharge: v.optional(fraction(planBounds.charge), 0),
    legalFees: v.optional(amount, none),
    valuationFee: v.optional(amount, none),
    maxLoanToValue: v.optional(fraction(planBounds.loanToValue), usualLoanToValue),
    minInterestCover: v.optional(fraction(planBounds.cover), leastInterestCover),
    stressRate: v.optional(v.nullable(fraction(planBounds.stressRate)), null),
  }),
  v.strictObject({ kind: v.literal('rate-change'), month, rate: fraction(planBounds.rate) }),
  v.strictObject({
    kind: v.literal('rent-review'),
    month,
    rent: v.union([v.strictObject({ amount: money(planBounds.rent) }), v.strictObject({ by: fraction(planBounds.rentRise) })]),
  }),
  v.strictObject({
    kind: v.literal('empty-period'),
    month,
    months: whole(planBounds.emptyMonths),
    councilTaxPerMonth: v.optional(money(planBounds.rent), none),
  }),
  v.strictObject({
    kind: v.literal('lease-extension'),
    month,
    premium: amount,
    legalCosts: v.optional(amount, none),
    yearsAdded: whole(planBounds.leaseYears),
    valueUplift: v.optional(amount, none),
    groundRent: v.optional(v.picklist(['peppercorn', 'unchanged']), 'peppercorn'),
  }),
  v.strictObject({
    kind: v.literal('energy-works'),
    ...works,
    bandReached: v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
    treatedAs: v.optional(treatment, 'improvement'),
  }),
  v.strictObject({ kind: v.literal('one-off'), ...works, label, treatedAs: v.optional(treatment, 'repair') }),
]);

/** The schema of a plan, as part of the deal schema. */
export const planSchema: v.GenericSchema<unknown, DealPlan> = v.strictObject({
  heldMonths: v.optional(v.nullable(month), null),
  events: v.pipe(v.array(event), v.maxLength(maxPlanEvents, `A plan can have up to ${maxPlanEvents} events`)),
});
