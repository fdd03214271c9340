import type { Brand } from './brand.ts';

/** A calendar day as `YYYY-MM-DD`. Comparing two as strings compares the days. */
export type IsoDate = Brand<string, 'isoDate'>;

/** A moment as milliseconds since 1970-01-01T00:00:00Z. It is always passed in: core never reads a clock. */
export type Instant = Brand<number, 'instant'>;

const dayMs = 86_400_000;

/** A day from text of the form `YYYY-MM-DD` that exists in the calendar, else null. */
export function parseIsoDate(text: string): IsoDate | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return null;
  return dateOf(Number(found[1]), Number(found[2]), Number(found[3]));
}

/** A day from a year, a month (1–12) and a day of the month, or null if there is no such day. */
export function dateOf(year: number, month: number, day: number): IsoDate | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return at.toISOString().slice(0, 10) as IsoDate;
}

/** A day written in code as `YYYY-MM-DD`. Throws a RangeError if it does not exist: that is a bug. */
export function isoDate(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (date === null) throw new RangeError(`Not a valid date: ${text}`);
  return date;
}

/** A moment from milliseconds since the epoch, truncated to whole milliseconds. Throws a RangeError if no date can represent it. */
export function instant(ms: number): Instant {
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15) throw new RangeError(`Not a valid time: ${ms}`);
  return Math.trunc(ms) as Instant;
}

/** The day of a moment in UTC. */
export const dayOf = (at: Instant): IsoDate => new Date(at).toISOString().slice(0, 10) as IsoDate;

/** The day `days` later, or earlier if `days` is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10) as IsoDate;
}

/** The same day of the month `months` later, or the last day of that month if it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return dayInMonth(year, month + months, day);
}

/** A day of a month, or the month's last day if it is shorter. A month below 1 or above 12 falls in an earlier or later year. */
export function dayInMonth(year: number, month: number, day: number): IsoDate {
  const last = new Date(Date.UTC(year, month, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate())))
    .toISOString()
    .slice(0, 10) as IsoDate;
}

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
