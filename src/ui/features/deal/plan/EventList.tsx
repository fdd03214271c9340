import { planEventNames, type DealPlan, type PlanEvent, type PlanEventKind } from '../../../../core/deal/plan/planEvent.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { TextField } from '../../../components/field/TextField.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { CrossIcon } from '../../../components/press/CrossIcon.tsx';
import { IconButton } from '../../../components/press/IconButton.tsx';
import { ValueRow } from '../../../parts/inputs/ValueRow.tsx';
import { eventFields, fieldOf, newEvent, withField } from './eventFields.ts';

interface EventListProps {
  readonly plan: DealPlan;
  readonly onChange: (plan: DealPlan) => void;
  /** The index of the invalid event, and why it is invalid. */
  readonly refused: { readonly at: number; readonly words: string } | null;
}

/** The plan's events, each with its month and amounts, to add, edit and remove. */
export function EventList({ plan, onChange, refused }: EventListProps) {
  const { events } = plan;
  const change = (at: number, event: PlanEvent) =>
    onChange({ ...plan, events: events.map((each, place) => (place === at ? event : each)) });
  const lastMonth = events.reduce((latest, { month }) => Math.max(latest, month), 12);
  return (
    <div className="grid gap-3">
      {events.length === 0 ? <p className="text-ink-2">No events planned. Add a remortgage, rent review or refurbishment.</p> : null}
      {events.map((event, at) => (
        <EventCard
          key={`${event.kind} ${ordinalOf(events, at)}`}
          event={event}
          problem={refused?.at === at ? refused.words : null}
          onChange={(next) => change(at, next)}
          onRemove={() => onChange({ ...plan, events: events.filter((_, place) => place !== at) })}
        />
      ))}
      <AddEvent onAdd={(kind) => onChange({ ...plan, events: [...events, newEvent(kind, Math.min(lastMonth + 12, 480))] })} />
    </div>
  );
}

/** The event's position among those of its kind. Used as a stable key, because events have no ids. */
const ordinalOf = (events: readonly PlanEvent[], at: number): number =>
  events.slice(0, at).filter(({ kind }) => kind === events[at]?.kind).length;

interface EventCardProps {
  readonly event: PlanEvent;
  readonly problem: string | null;
  readonly onChange: (event: PlanEvent) => void;
  readonly onRemove: () => void;
}

function EventCard({ event, problem, onChange, onRemove }: EventCardProps) {
  const name = planEventNames[event.kind];
  return (
    <div className="relative rounded-2 border border-line" data-testid="plan-event">
      <IconButton label={`Remove ${name}, month ${event.month}`} onClick={onRemove} className="absolute top-0.5 right-0.5">
        <CrossIcon />
      </IconButton>
      <details open className="px-4">
        <summary className="flex min-h-11 items-center justify-between gap-3 pr-10">
          <span className="font-medium">{name}</span>
          <span className="num text-sm text-ink-3">month {event.month}</span>
        </summary>
        {event.kind === 'one-off' ? (
          <TextField
            label="Description"
            value={event.label}
            maxLength={80}
            onChange={(typed) => onChange({ ...event, label: typed.target.value })}
            className="pb-2"
          />
        ) : null}
        {eventFields[event.kind]
          .filter(({ key }) => fieldOf(event, key) !== undefined)
          .map((spec) => (
            <ValueRow
              key={spec.key}
              spec={spec}
              value={fieldOf(event, spec.key)}
              own={fieldOf(event, spec.key)}
              currency={ukCurrency}
              onChange={(value) => {
                if (value !== null) onChange(withField(event, spec.key, value));
              }}
              testId={`plan-${spec.key}`}
            />
          ))}
        {problem === null ? null : (
          <p role="alert" className="pb-3 text-sm font-medium text-poor">
            {problem}
          </p>
        )}
      </details>
    </div>
  );
}

function AddEvent({ onAdd }: { readonly onAdd: (kind: PlanEventKind) => void }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {Object.entries(planEventNames).map(([kind, name]) => (
        <Button key={kind} size="small" onClick={() => onAdd(kind as PlanEventKind)} data-testid={`add-event-${kind}`}>
          <span aria-hidden="true">+</span> {name}
        </Button>
      ))}
    </div>
  );
}
