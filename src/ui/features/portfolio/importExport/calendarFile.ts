import { addDays, type Instant } from '../../../../core/kernel/calendar.ts';
import type { PortfolioDate } from '../../../../core/portfolio/upcomingDates.ts';

/** Dates as an iCalendar file (RFC 5545): all-day events with a reminder a week before. Stable UIDs prevent duplicates on re-import. */
export function calendarFile(dates: readonly PortfolioDate[], at: Instant): string {
  const stamp = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yardstick//Portfolio//EN',
    ...dates.flatMap((date) => eventOf(date, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf({ date, kind, holdingId, holding, what }: PortfolioDate, stamp: string): readonly string[] {
  const title = escaped(`${what} (${holding})`);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${holdingId}-${kind}-${date}-${what.replaceAll(/[^A-Za-z0-9]+/g, '-')}@yardstick`)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
    `SUMMARY:${title}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** Folds a line at 75 octets; continuation lines start with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [out, width] = ['', 0];
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (width + bytes > 74) [out, width] = [`${out}\r\n `, 1];
    out += letter;
    width += bytes;
  }
  return out;
}
