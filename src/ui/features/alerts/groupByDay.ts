import type { AlertEventRow } from '../../../data/alerts/alertRows.ts';

/** Events of one day. `key` distinguishes the day's unread group from its read group. */
export interface DayGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly AlertEventRow[];
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Unread events by day, then read events by day, newest first. Days are in the device's time zone. */
export function groupByDay(rows: readonly AlertEventRow[], now: number): readonly DayGroup[] {
  return [1, 0].flatMap((unread) => {
    const groups = new Map<string, AlertEventRow[]>();
    for (const row of rows.filter((one) => one.unread === unread)) {
      const title = dayLabel(row.event.firedAt, now);
      groups.set(title, [...(groups.get(title) ?? []), row]);
    }
    return [...groups].map(([title, some]) => ({ key: `${unread} ${title}`, title: unread === 1 ? title : `${title}, read`, rows: some }));
  });
}

function dayLabel(at: number, now: number): string {
  const day = dayFormat.format(at);
  if (day === dayFormat.format(now)) return 'Today';
  return day === dayFormat.format(now - 86_400_000) ? 'Yesterday' : day;
}
