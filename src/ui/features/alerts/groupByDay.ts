import type { AlertEventRow } from '../../../data/alerts/alertRows.ts';

/** Events of one day; `key` tells it from the same day among what was read. */
export interface DayGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly AlertEventRow[];
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** What is unread first, then what was read, each by day, the newest first. Days are those of the device. */
export function groupByDay(rows: readonly AlertEventRow[], now: number): readonly DayGroup[] {
  return [1, 0].flatMap((unread) => {
    const groups = new Map<string, AlertEventRow[]>();
    for (const row of rows.filter((one) => one.unread === unread)) {
      const title = dayWords(row.event.firedAt, now);
      groups.set(title, [...(groups.get(title) ?? []), row]);
    }
    return [...groups].map(([title, some]) => ({ key: `${unread} ${title}`, title: unread === 1 ? title : `${title}, read`, rows: some }));
  });
}

function dayWords(at: number, now: number): string {
  const day = dayFormat.format(at);
  if (day === dayFormat.format(now)) return 'Today';
  return day === dayFormat.format(now - 86_400_000) ? 'Yesterday' : day;
}
