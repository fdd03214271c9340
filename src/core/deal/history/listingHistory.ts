import type { Instant, IsoDate } from '../../kernel/calendar.ts';
import { dayOf, daysBetween } from '../../kernel/calendar.ts';
import type { Currency, Minor } from '../../kernel/money.ts';
import type { ListingFacts, ListingStatus } from '../../listing/facts.ts';
import type { Deal } from '../deal.ts';
import type { Sighting, ListingHistory } from './sighting.ts';

/** A change to a listing. `day` is the day it happened or, if `seen` is true, the day we first noticed it. */
export type ListingEvent = { readonly day: IsoDate; readonly seen: boolean } & (
  | { readonly kind: 'listed' | 'back' }
  /** The portal states the day of a reduction but no amount. */
  | { readonly kind: 'said-reduced' }
  | { readonly kind: 'asked'; readonly amount: Minor; readonly currency: Currency }
  | { readonly kind: 'reduced' | 'raised'; readonly from: Minor; readonly to: Minor; readonly currency: Currency }
  | { readonly kind: Exclude<ListingStatus, 'available'> }
);

/** More changes than any listing has. Beyond this number the oldest ones are dropped, except the first. */
const mostSightings = 60;

type Seen = Pick<Deal, 'facts' | 'origin' | 'history'>;

const sightingOf = ({ askingPrice, status }: ListingFacts, at: Instant): Sighting => ({
  at,
  amount: askingPrice?.amount ?? null,
  currency: askingPrice?.currency ?? 'GBP',
  status,
});

/**
 * The deal's listing history after its listing was read again: it starts with the known state and gains an entry if the listing has
 * changed. Undefined if there is nothing to record.
 */
export function withSighting(before: Seen, facts: ListingFacts, at: Instant): ListingHistory | undefined {
  const known = sightings(before);
  const last = known.at(-1);
  const next = sightingOf(facts, at);
  if (last !== undefined && !differs(last, next)) return before.history;
  return asHistory([...known, next]);
}

/** A value missing from this reading has not changed: cards and pages state different facts. */
const differs = (last: Sighting, next: Sighting): boolean =>
  (next.amount !== null && next.amount !== last.amount) || (next.status !== null && next.status !== last.status);

function asHistory(all: readonly Sighting[]): ListingHistory {
  const [first, ...rest] = all;
  const kept = first === undefined ? [] : [first, ...rest.slice(-(mostSightings - 1))];
  return Object.fromEntries(kept.map((sighting) => [sighting.at.toString(36), sighting]));
}

/** Every recorded state of a deal's listing, oldest first; only the first reading if nothing has changed. */
export function sightings({ facts, origin, history }: Seen): readonly Sighting[] {
  const kept = Object.values(history ?? {}).toSorted((one, other) => one.at - other.at);
  if (kept.length > 0) return kept;
  return origin.kind === 'listing' ? [sightingOf(facts, origin.capturedAt)] : [];
}

/** The changes to a deal's listing, oldest first. */
export function listingEvents(deal: Seen): readonly ListingEvent[] {
  const { firstListedOn, reducedOn } = deal.facts;
  const seen = seenEvents(sightings(deal));
  const saidReduced = reducedOn !== null && !seen.some(({ kind, day }) => kind === 'reduced' && day >= reducedOn);
  const said: readonly ListingEvent[] = [
    ...(firstListedOn === null ? [] : [{ kind: 'listed', day: firstListedOn, seen: false } as const]),
    ...(saidReduced ? [{ kind: 'said-reduced', day: reducedOn, seen: false } as const] : []),
  ];
  return [...said, ...seen].toSorted((one, other) => one.day.localeCompare(other.day));
}

function seenEvents(all: readonly Sighting[]): readonly ListingEvent[] {
  let amount: Minor | null = null;
  let status: ListingStatus | null = null;
  return all.flatMap((sighting) => {
    const moment = { day: dayOf(sighting.at), seen: true };
    const events = [...priceEvents(amount, sighting, moment), ...statusEvents(status, sighting, moment)];
    amount = sighting.amount ?? amount;
    status = sighting.status ?? status;
    return events;
  });
}

type Moment = Pick<ListingEvent, 'day' | 'seen'>;

function priceEvents(before: Minor | null, { amount: to, currency }: Sighting, moment: Moment): readonly ListingEvent[] {
  if (to === null || to === before) return [];
  if (before === null) return [{ ...moment, kind: 'asked', amount: to, currency }];
  return [{ ...moment, kind: to < before ? 'reduced' : 'raised', from: before, to, currency }];
}

/** The status "available" is not an event. */
function statusEvents(before: ListingStatus | null, { status }: Sighting, moment: Moment): readonly ListingEvent[] {
  if (status === null || status === before) return [];
  if (status !== 'available') return [{ ...moment, kind: status }];
  return before === null ? [] : [{ ...moment, kind: 'back' }];
}

/** The listing events in `after` that `before` lacks, to be reported to the person. */
export function newEvents(before: Seen, after: Seen): readonly ListingEvent[] {
  const known = new Set(listingEvents(before).map((event) => JSON.stringify(event)));
  return listingEvents(after).filter((event) => event.kind !== 'listed' && event.kind !== 'asked' && !known.has(JSON.stringify(event)));
}

/** The day of the last price reduction, as the portal states it or as we observed it; null if there was none. */
export function lastReduction(deal: Seen): IsoDate | null {
  if (deal.history === undefined) return deal.facts.reducedOn;
  return listingEvents(deal).findLast(({ kind }) => kind === 'reduced' || kind === 'said-reduced')?.day ?? null;
}

const gone: ReadonlySet<ListingStatus | null> = new Set(['sold', 'withdrawn', 'let-agreed']);

/** Whole days from first listing to `today`, or to the day the listing was found removed; null if no listing date is known. */
export function daysOnMarket(deal: Seen, today: IsoDate): number | null {
  const { firstListedOn, status } = deal.facts;
  if (firstListedOn === null) return null;
  const last = gone.has(status) ? listingEvents(deal).findLast(({ kind }) => kind === status)?.day : undefined;
  return Math.max(0, daysBetween(firstListedOn, last ?? today));
}
