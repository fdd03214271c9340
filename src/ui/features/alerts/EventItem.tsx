import { Link } from '@tanstack/react-router';
import { describeLimit, describeEvent } from '../../../core/alerts/describeEvent.ts';
import type { AlertAbout } from '../../../core/alerts/alertEvent.ts';
import type { AlertEventRow } from '../../../data/alerts/alertRows.ts';
import { UnbrokenAmounts } from '../../components/figure/UnbrokenAmounts.tsx';
import { CrossIcon } from '../../components/press/CrossIcon.tsx';
import { IconButton } from '../../components/press/IconButton.tsx';
import { Editable } from '../../parts/teams/Editable.tsx';
import type { EventActions } from './useEventActions.ts';

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** One alert: its subject, what changed and its actions. Opening it marks it read. */
export function EventItem({ row: { id, event, unread }, marks }: { readonly row: AlertEventRow; readonly marks: EventActions }) {
  const isNew = unread === 1;
  const asked = describeLimit(event.test);
  const { title } = event.about;
  return (
    <li
      data-testid="alert-event"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-3 pr-2 pl-4 first:border-0"
    >
      <span aria-hidden="true" className={`mt-2 size-2 rounded-full ${isNew ? 'bg-tape-edge ring-3 ring-yours' : 'bg-line'}`} />
      <div className="grid min-w-0 content-start gap-0.5">
        <h4 className={`min-w-0 wrap-anywhere ${isNew ? 'font-semibold' : 'font-medium text-ink-2'}`}>
          {isNew ? <span className="sr-only">Unread: </span> : null}
          <Way about={event.about} onOpen={() => (isNew ? marks.read([id], true) : undefined)} />
        </h4>
        <p className="text-[15px] wrap-anywhere">
          <UnbrokenAmounts text={`${describeEvent(event)}.`} />
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-[13px] text-ink-3">
          <p>
            <time dateTime={new Date(event.firedAt).toISOString()}>{timeFormat.format(event.firedAt)}</time>
            {asked === '' ? '' : ` · ${asked}`}
          </p>
          <Editable>
            <button
              type="button"
              aria-label={`Mark ${isNew ? 'read' : 'unread'}: ${title}`}
              data-testid="alert-read"
              onClick={() => marks.read([id], isNew)}
              className="min-h-8 rounded-1 font-medium text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {isNew ? 'Mark read' : 'Mark unread'}
            </button>
          </Editable>
        </div>
      </div>
      <Editable>
        <IconButton label={`Dismiss: ${title}`} data-testid="alert-dismiss" onClick={() => marks.dismiss([id])}>
          <CrossIcon />
        </IconButton>
      </Editable>
    </li>
  );
}

const press = 'underline-offset-4 hover:underline';

function Way({ about: { kind, id, title }, onOpen }: { readonly about: AlertAbout; readonly onOpen: () => void }) {
  const shown = { onClick: onOpen, className: press, children: title };
  if (kind === 'deal') return <Link to="/deals/$dealId" params={{ dealId: id }} {...shown} />;
  if (kind === 'area') return <Link to="/area-insights" search={{ area: id }} {...shown} />;
  return <Link to="/portfolio" search={{ holding: id }} {...shown} />;
}
