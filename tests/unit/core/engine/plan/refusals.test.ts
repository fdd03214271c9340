import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDealPlan } from '../../../../../src/core/deal/plan/planSchema.ts';
import { monthlyPlan } from '../../../../../src/core/engine/plan/monthlyPlan.ts';
import { planChecks } from '../../../../../src/core/engine/plan/planChecks.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { eventsOf, planOf, refusalOf, requestOf } from './samplePlans.ts';

const loan = (changes: object) =>
  eventsOf({
    kind: 'refinancing',
    month: 13,
    loan: { amount: 12_000_000 },
    rate: 0.05,
    mortgageKind: 'interest-only',
    termMonths: 240,
    ...changes,
  });
const empty = (month: number): object => ({ kind: 'empty-period', month, months: 3 });
const review = (month: number): object => ({ kind: 'rent-review', month, rent: { by: 0.05 } });

describe('plan validation', () => {
  it('refuses an event in month 0 or after the end of the hold', () => {
    expect(parseDealPlan({ events: [review(0)] })).toMatchObject({ ok: false, error: 'events.0.month: Out of range' });
    const [event] = eventsOf(review(1));
    if (event === undefined) throw new Error('The event could not be read');
    fc.assert(
      fc.property(fc.constantFrom(0, -1, 0.5, 121, 480, Number.NaN), (month) => {
        expect(refusalOf([{ ...event, month }])).toMatchObject({ kind: 'month-outside', at: 0, lastMonth: 120 });
      }),
    );
    expect(monthlyPlan(requestOf([{ ...event, month: 120 }])).ok).toBe(true);
  });

  it('refuses a hold of zero months or more than forty years', () => {
    for (const held of [0, 481, 12.5]) expect(refusalOf([], { held })).toMatchObject({ kind: 'hold-outside', heldMonths: held });
  });

  it('refuses a loan above the lender’s maximum loan to value', () => {
    // 75% of £200,000 is £150,000.
    expect(refusalOf(loan({ loan: { amount: 15_000_001 }, stressRate: 0.01 }))).toMatchObject({
      kind: 'loan-above-value',
      at: 0,
      month: 13,
      largest: fromMajor(150_000),
    });
    expect(monthlyPlan(requestOf(loan({ loan: { loanToValue: 0.75 }, stressRate: 0.01 }))).ok).toBe(true);
    expect(monthlyPlan(requestOf(loan({ loan: { loanToValue: 0.76 }, stressRate: 0.01 }))).ok).toBe(false);
  });

  it('refuses a loan, including added fees, that the rent does not cover at the stress rate', () => {
    // The maximum is £12,000 ÷ (1.45 × 5.5%) = £150,470.21, or £103,448 at a stress rate of 8%.
    const covered = { loan: { amount: 10_344_827 }, minInterestCover: 1.45, stressRate: 0.08 };
    expect(monthlyPlan(requestOf(loan(covered))).ok).toBe(true);
    const refused = refusalOf(loan({ ...covered, arrangementFee: 100, arrangementFeeAdded: true }));
    expect(refused).toMatchObject({ kind: 'loan-above-rent', loan: 10_344_927, largest: 10_344_827 });
    expect(refused.words).toContain('£103,448');
  });

  it('refuses two rent reviews within twelve months, citing the local law', () => {
    const refused = refusalOf(eventsOf(review(20), review(31)));
    expect(refused).toMatchObject({ kind: 'reviewed-within-a-year', at: 1, month: 31, earlierMonth: 20 });
    expect(refused.words).toContain('Renters’ Rights Act 2025');
    expect(refused.words).toContain('1 May 2026');
    expect(refusalOf(eventsOf(review(20), review(31)), { setting: { place: 'scotland' } }).words).toContain('(Scotland) Act 2016');
    expect(monthlyPlan(requestOf(eventsOf(review(20), review(32)))).ok).toBe(true);
  });

  it('checks the reviews in any order, including a rise that comes with an improvement', () => {
    expect(refusalOf(eventsOf(review(31), review(20)))).toMatchObject({ at: 0, earlierMonth: 20 });
    const works = { kind: 'one-off', month: 25, label: 'Kitchen', cost: 600_000, monthlyRentRise: 10_000 };
    expect(refusalOf(eventsOf(review(20), works))).toMatchObject({ kind: 'reviewed-within-a-year', month: 25 });
    expect(monthlyPlan(requestOf(eventsOf(review(20), { ...works, monthlyRentRise: 0 }))).ok).toBe(true);
  });

  it('allows a rent agreed with a new tenant', () => {
    expect(monthlyPlan(requestOf(eventsOf(review(20), empty(28), review(31)))).ok).toBe(true);
    expect(monthlyPlan(requestOf(eventsOf(review(20), empty(28), review(30)))).ok).toBe(false);
  });

  it('refuses an event if nothing is owed, the property is already empty, or there is no lease', () => {
    const late = eventsOf({ kind: 'rate-change', month: 61, rate: 0.05 });
    expect(refusalOf(late, { deal: { mortgageYears: 5 } })).toMatchObject({ kind: 'nothing-owed', month: 61 });
    expect(refusalOf(eventsOf(empty(10), empty(12)))).toMatchObject({ kind: 'empty-already', at: 1, untilMonth: 12 });
    expect(monthlyPlan(requestOf(eventsOf(empty(10), empty(13)))).ok).toBe(true);
    const lease = eventsOf({ kind: 'lease-extension', month: 5, premium: 0, yearsAdded: 90 });
    expect(refusalOf(lease, { setting: { isLeasehold: false } })).toMatchObject({ kind: 'no-lease' });
  });
});

const checksIn = (month: number, place: 'england' | 'wales') =>
  planChecks(planOf(eventsOf(review(month)), { setting: { place } }), requestOf(eventsOf(review(month)), { setting: { place } }));

const checksAfterLetting = (month: number): readonly string[] => {
  const events = eventsOf(empty(28), review(month));
  return planChecks(planOf(events), requestOf(events)).map(({ id }) => id);
};

describe('rent rise in a tenancy’s first year', () => {
  it('is also flagged in the first year of a new tenant', () => {
    expect(checksAfterLetting(31)).not.toContain('first-year-rent');
    expect(checksAfterLetting(32)).toContain('first-year-rent');
    expect(checksAfterLetting(42)).toContain('first-year-rent');
    expect(checksAfterLetting(43)).not.toContain('first-year-rent');
  });

  it('is flagged in England, where rent cannot rise in a tenancy’s first year', () => {
    expect(checksIn(12, 'england').map(({ id }) => id)).toContain('first-year-rent');
    expect(checksIn(13, 'england').map(({ id }) => id)).not.toContain('first-year-rent');
    expect(checksIn(12, 'wales').map(({ id }) => id)).not.toContain('first-year-rent');
  });
});
