import { Link } from '@tanstack/react-router';
import { describeEvent } from '../../../core/alerts/describeEvent.ts';
import type { AlertEventRow } from '../../../data/alerts/alertRows.ts';
import { UnbrokenAmounts } from '../../components/figure/UnbrokenAmounts.tsx';

const most = 3;

/** The newest unread alerts. */
export function OpenAlerts({ unread }: { readonly unread: readonly AlertEventRow[] }) {
  if (unread.length === 0) return <p className="text-ink-2">All caught up.</p>;
  return (
    <ul>
      {unread.slice(0, most).map(({ id, event }) => (
        <li
          key={id}
          data-testid="open-alert"
          className="relative grid min-h-11 content-center border-t border-line py-2.5 first:border-0 first:pt-1"
        >
          <Link to="/alerts" className="wrap-anywhere font-medium after:absolute after:inset-0 after:rounded-1 hover:underline">
            {event.about.title}
          </Link>
          <p className="text-sm text-ink-2">
            <UnbrokenAmounts text={describeEvent(event)} />
          </p>
        </li>
      ))}
    </ul>
  );
}
