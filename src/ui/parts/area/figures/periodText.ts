import type { SeriesPoint } from '../../../../core/area/book/figure.ts';
import { monthNames } from '../../../../core/kernel/formatMoneyAndRates.ts';

/** A period as text: "2025-01" is "January 2025", "2025-Q1" is "first quarter of 2025", and a date is written in full. */
export function periodText(period: string): string {
  const [year = '', part = '', day] = period.split('-');
  const quarter = /^Q([1-4])$/.exec(part)?.[1];
  if (quarter !== undefined) return `${['first', 'second', 'third', 'fourth'][Number(quarter) - 1]} quarter of ${year}`;
  const month = monthNames[Number(part) - 1];
  if (month === undefined) return period;
  return `${day === undefined ? '' : `${Number(day)} `}${month} ${year}`;
}

/** A short form for axes: "Jan 2025", "Q1 2025". */
export function shortPeriod(period: string): string {
  const [year = '', part = ''] = period.split('-');
  if (/^Q[1-4]$/.test(part)) return `${part} ${year}`;
  const month = monthNames[Number(part) - 1];
  return month === undefined ? period : `${month.slice(0, 3)} ${year}`;
}

/** A period as a fractional year: 2025-07 is 2025.5. */
export function periodAt({ period }: Pick<SeriesPoint, 'period'>): number {
  const [year = '0', part = '', day = '1'] = period.split('-');
  const quarter = /^Q([1-4])$/.exec(part)?.[1];
  const month = quarter === undefined ? (part === '' ? 1 : Number(part)) : Number(quarter) * 3 - 2;
  return Number(year) + (month - 1) / 12 + (Number(day) - 1) / 365;
}
