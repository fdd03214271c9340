const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Elapsed time or, for older moments, a date: "5 minutes ago", "3 Nov 2026". */
export function timeAgo(at: number, now: number): string {
  const ago = now - at;
  if (ago < minute) return 'just now';
  if (ago < hour) return spoken(Math.floor(ago / minute), 'minute');
  if (ago < day) return spoken(Math.floor(ago / hour), 'hour');
  return ago < 7 * day ? spoken(Math.floor(ago / day), 'day') : dayFormat.format(at);
}

const spoken = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
