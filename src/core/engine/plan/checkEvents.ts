import { maxPlanMonths, planEventNames } from '../../deal/plan/planEvent.ts';
import type { PlanEvent } from '../../deal/plan/planEvent.ts';
import { rentRiseLaws } from '../../deal/plan/planLaws.ts';
import type { PlanRefusal, PlanRequest } from './plan.ts';
import { monthAfterVoid, isNewLetting, isReview, monthsBetweenRises } from './rentPath.ts';

/** The first reason why the events cannot happen as planned, leaving amounts of money aside; null if there is none. */
export function checkEvents({ events, heldMonths, setting }: PlanRequest): PlanRefusal | null {
  if (!Number.isInteger(heldMonths) || heldMonths < 1 || heldMonths > maxPlanMonths)
    return { kind: 'hold-outside', heldMonths, words: `A plan must last 1 to ${maxPlanMonths} whole months.` };
  for (const [at, event] of events.entries()) {
    const refusal = outside({ at, event }, heldMonths) ?? noLease({ at, event }, setting) ?? alreadyEmpty({ at, event }, events);
    if (refusal !== null) return refusal;
  }
  return reviewedTwice(events, setting);
}

interface Placed {
  readonly at: number;
  readonly event: PlanEvent;
}

function outside({ at, event: { kind, month } }: Placed, lastMonth: number): PlanRefusal | null {
  if (Number.isInteger(month) && month >= 1 && month <= lastMonth) return null;
  return {
    kind: 'month-outside',
    at,
    month,
    lastMonth,
    words: `${planEventNames[kind]} in month ${month}: the plan only runs from month 1 to ${lastMonth}.`,
  };
}

function noLease({ at, event: { kind, month } }: Placed, { isLeasehold }: PlanRequest['setting']): PlanRefusal | null {
  if (kind !== 'lease-extension' || isLeasehold !== false) return null;
  return { kind: 'no-lease', at, month, words: 'Lease extension: this property isn’t leasehold.' };
}

function alreadyEmpty({ at, event }: Placed, events: readonly PlanEvent[]): PlanRefusal | null {
  if (event.kind !== 'empty-period') return null;
  for (const [other, earlier] of events.entries()) {
    if (other === at || earlier.kind !== 'empty-period') continue;
    const begins = earlier.month < event.month || (earlier.month === event.month && other < at);
    if (!begins || monthAfterVoid(earlier) <= event.month) continue;
    const untilMonth = monthAfterVoid(earlier) - 1;
    const words = `Void period in month ${event.month}: the property is already empty until the end of month ${untilMonth}.`;
    return { kind: 'empty-already', at, month: event.month, untilMonth, words };
  }
  return null;
}

/**
 * A refusal if a rent review is less than twelve months after another, which the law forbids throughout the United Kingdom; otherwise null.
 * The rent for a new tenant is agreed freely.
 */
function reviewedTwice(events: readonly PlanEvent[], { place }: PlanRequest['setting']): PlanRefusal | null {
  const reviews = events
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => isReview(event))
    .toSorted((one, other) => one.event.month - other.event.month);
  const law = rentRiseLaws[place];
  if (law === undefined) throw new RangeError(`No law on rent increases is recorded for ${place}`);
  for (const [index, { event, at }] of reviews.entries()) {
    const earlier = reviews[index - 1]?.event.month;
    if (earlier === undefined || event.month - earlier >= monthsBetweenRises) continue;
    if (event.month > earlier && isNewLetting(event.month, events)) continue;
    const words = `${planEventNames[event.kind]} in month ${event.month}: the rent was reviewed in month ${earlier}, less than twelve months before. ${law.words}.`;
    return { kind: 'reviewed-within-a-year', at, month: event.month, earlierMonth: earlier, law: law.rule, words };
  }
  return null;
}
