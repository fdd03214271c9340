import { addDays, dateOf, dayOf, instant, type Instant, type IsoDate } from '../../kernel/calendar.ts';
import { lineOf } from './plainText.ts';

const months: readonly string[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day as portals write it: `2026-04-13T17:21:32Z`, `20260313`, `13/04/2026`, "2nd May 2026", or "today" and "yesterday" relative to the
 * day of capture. Leading words ("Reduced on") are ignored. Null if there is none.
 */
export function portalDate(value: unknown, captured: IsoDate | null): IsoDate | null {
  const text = lineOf(value)?.slice(0, 80) ?? '';
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return sensible(dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const british = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(text);
  if (british) return sensible(dateOf(Number(british[3]), Number(british[2]), Number(british[1])));
  const spelled = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]* (\d{4})(?!\d)/i.exec(text);
  if (spelled) return sensible(dateOf(Number(spelled[3]), months.indexOf((spelled[2] ?? '').toLowerCase()) + 1, Number(spelled[1])));
  if (captured === null) return null;
  if (/\btoday\b/i.test(text)) return captured;
  return /\byesterday\b/i.test(text) ? addDays(captured, -1) : null;
}

/** The date if it is plausible, else null. Neither portal is older than 1999. */
const sensible = (date: IsoDate | null): IsoDate | null => (date !== null && date > '1999' && date < '2200' ? date : null);

/** The day of a page's timestamp, which is in milliseconds, else the day of its capture; null if neither is known. */
export function capturedDay(pageTime: unknown, capturedAt: Instant | null): IsoDate | null {
  if (typeof pageTime === 'number' && pageTime > 9e11 && pageTime < 7e12) return dayOf(instant(pageTime));
  return capturedAt === null ? null : dayOf(capturedAt);
}
