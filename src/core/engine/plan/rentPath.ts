import type { VoidPeriod, PlanEvent } from '../../deal/plan/planEvent.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import { grownRent } from '../runningCosts.ts';

/** The number of months between rent rises. It is the legal minimum throughout the UK, and the interval of yearly growth. */
export const monthsBetweenRises = 12;

/** A rent and the month in which it was agreed. It rises on each anniversary. */
export interface RentStep {
  readonly amount: Minor;
  readonly from: number;
}

/**
 * The rent in a month, in minor units. A yearly rise that is due less than twelve months before the next review is put off until that
 * review, because only one of the two would be lawful. `nextReview` is the month of the next review after the rent was agreed, or null.
 */
export function rentIn(month: number, step: RentStep, terms: { readonly growth: Rate; readonly nextReview: number | null }): Minor {
  const latest = terms.nextReview === null ? month : Math.min(month, terms.nextReview - monthsBetweenRises);
  return grownRent(step.amount, terms.growth, Math.max(0, Math.floor((latest - step.from) / monthsBetweenRises)));
}

/** Whether an event sets a new rent for the sitting tenant: a rent review, or improvements that raise the rent. */
export const isReview = (event: PlanEvent): boolean =>
  event.kind === 'rent-review' || ((event.kind === 'energy-works' || event.kind === 'one-off') && event.monthlyRentRise > 0);

/** Whether a new tenant moves in at the beginning of a month, because a void has just ended. The rent is then agreed freely. */
export const isNewLetting = (month: number, events: readonly PlanEvent[]): boolean => month > 1 && lettingStarts(events).includes(month);

/** The months in which a tenancy begins: the first, and the month after each void. */
export const lettingStarts = (events: readonly PlanEvent[]): readonly number[] => [
  1,
  ...events.flatMap((event) => (event.kind === 'empty-period' ? [monthAfterVoid(event)] : [])),
];

/** The first month after a void in which the property is let again. */
export const monthAfterVoid = ({ month, months }: VoidPeriod): number => month + months;

/** The month of the first review after `month` for which yearly rises must wait; null if there is none. */
export function nextReviewAfter(month: number, events: readonly PlanEvent[]): number | null {
  const later = events.filter((event) => event.month > month && isReview(event)).map((event) => event.month);
  const next = later.length === 0 ? null : Math.min(...later);
  return next === null || isNewLetting(next, events) ? null : next;
}
