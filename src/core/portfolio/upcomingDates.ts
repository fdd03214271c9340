import { certificateLabels } from '../deal/holding/holdingLabels.ts';
import type { Holding } from '../deal/holding/holding.ts';
import { addMonths, daysBetween, type IsoDate } from '../kernel/calendar.ts';

export type DateKind = 'fix-ends' | 'loan-ends' | 'tenancy-ends' | 'rent-review' | 'certificate';

/** A day on which something is due for a holding. */
export interface PortfolioDate {
  readonly date: IsoDate;
  readonly kind: DateKind;
  readonly holdingId: string;
  readonly holding: string;
  /** The loan, tenancy or certificate that the date is about. */
  readonly partId: string;
  /** The date as text: "Mortgage deal ends: Example Bank, 5.2%". */
  readonly what: string;
  /** The number of days until the date; negative if it is past. */
  readonly daysLeft: number;
}

interface Named {
  readonly id: string;
  readonly item: Holding;
}

/**
 * The upcoming dates of all holdings, soonest first. Past dates appear only if something still has to be done, such as for an expired
 * certificate or a missed review.
 */
export function upcomingDates(holdings: readonly Named[], today: IsoDate): readonly PortfolioDate[] {
  return holdings
    .flatMap((holding) => datesOf(holding, today))
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

type Found = readonly [date: IsoDate, kind: DateKind, what: string, partId: string];

function datesOf({ id, item }: Named, today: IsoDate): readonly PortfolioDate[] {
  if (item.sale !== null && item.sale.date <= today) return [];
  const found = [...loanDates(item, today), ...tenancyDates(item, today), ...certificateDates(item)];
  return found.map(([date, kind, what, partId]) => ({
    date,
    kind,
    what,
    partId,
    holdingId: id,
    holding: item.name,
    daysLeft: daysBetween(today, date),
  }));
}

function loanDates({ loans }: Holding, today: IsoDate): readonly Found[] {
  const open = Object.entries(loans).filter(([, { repaidOn }]) => repaidOn === null || repaidOn > today);
  return open
    .flatMap(([id, { lender, drawnOn, months, fixedUntil }]): readonly Found[] => {
      const of = lender === '' ? '' : `: ${lender}`;
      const ends: Found = [addMonths(drawnOn, months), 'loan-ends', `Loan due${of}`, id];
      return fixedUntil === null ? [ends] : [[fixedUntil, 'fix-ends', `Mortgage deal ends${of}`, id], ends];
    })
    .filter(([date]) => date >= today);
}

function tenancyDates({ tenancies }: Holding, today: IsoDate): readonly Found[] {
  const open = Object.entries(tenancies).filter(([, { end }]) => end === null || end >= today);
  return open.flatMap(([id, { name, end, reviewOn }]): readonly Found[] => {
    const of = name === '' ? '' : `: ${name}`;
    const ends: readonly Found[] = end === null ? [] : [[end, 'tenancy-ends', `Tenancy ends${of}`, id]];
    return reviewOn === null ? ends : [...ends, [reviewOn, 'rent-review', `Rent review${of}`, id]];
  });
}

/** The newest certificate of each kind and name. */
function certificateDates({ certificates }: Holding): readonly Found[] {
  const newest = new Map<string, Found>();
  for (const [id, { kind, name, expiresOn }] of Object.entries(certificates)) {
    const key = `${kind} ${name}`;
    const known = newest.get(key);
    const words = `${certificateLabels[kind]}${name === '' ? '' : ` (${name})`} expires`;
    if (known === undefined || known[0] < expiresOn) newest.set(key, [expiresOn, 'certificate', words, id]);
  }
  return [...newest.values()];
}
