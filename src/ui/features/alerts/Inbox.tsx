import { useState } from 'react';
import { eventRetentionDays } from '../../../core/alerts/alertEvent.ts';
import type { AlertEventRow, AlertRuleRow } from '../../../data/alerts/alertRows.ts';
import { Button } from '../../components/press/Button.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { Editable } from '../../parts/teams/Editable.tsx';
import { EventItem } from './EventItem.tsx';
import { groupByDay } from './groupByDay.ts';
import { useEventActions } from './useEventActions.ts';

interface InboxProps {
  readonly events: readonly AlertEventRow[];
  readonly rules: readonly AlertRuleRow[];
}

/** The number of alerts shown at first, and added by each click on “Show more”. */
const page = 40;

/** Alerts by day, unread first. */
export function Inbox({ events, rules }: InboxProps) {
  const { now } = useClock();
  const marks = useEventActions();
  const [shown, setShown] = useState(page);
  const unread = events.filter((row) => row.unread === 1).map(({ id }) => id);
  const inOrder = [...events.filter((row) => row.unread === 1), ...events.filter((row) => row.unread === 0)].slice(0, shown);
  return (
    <section aria-labelledby="inbox-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2 id="inbox-title" className="text-[17px] font-semibold tracking-tight">
          Inbox
        </h2>
        {unread.length < 2 ? null : (
          <Editable>
            <Button look="quiet" size="small" data-testid="alerts-read-all" onClick={() => marks.read(unread, true)}>
              Mark all read
            </Button>
          </Editable>
        )}
      </div>
      {events.length === 0 ? <NothingYet hasRules={rules.some(({ rule }) => rule.on)} /> : null}
      {groupByDay(inOrder, now()).map(({ key, title, rows }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="text-[13px] font-medium text-ink-3">{title}</h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] rounded-2 border border-line bg-card">
            {rows.map((row) => (
              <EventItem key={row.id} row={row} marks={marks} />
            ))}
          </ul>
        </div>
      ))}
      {events.length <= shown ? null : (
        <Button className="justify-self-start" onClick={() => setShown(shown + page)}>
          Show more
        </Button>
      )}
      {events.length === 0 ? null : <p className="text-[13px] text-ink-3">Alerts are kept for {eventRetentionDays} days, then deleted.</p>}
    </section>
  );
}

function NothingYet({ hasRules }: { readonly hasRules: boolean }) {
  return (
    <div className="grid gap-2 rounded-2 border border-dashed border-line-strong px-5 py-8 text-ink-2">
      <p className="font-medium text-ink">You have no alerts yet.</p>
      <p>
        {hasRules
          ? 'Your rules run whenever a listing is re-checked or another of your devices changes a deal. Matches appear here.'
          : 'All your rules are off. Turn one on or create a new one.'}
      </p>
    </div>
  );
}
