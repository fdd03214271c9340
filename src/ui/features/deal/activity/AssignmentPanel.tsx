import { useId } from 'react';
import { parseIsoDate } from '../../../../core/kernel/calendar.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';
import { useLocalUpdates } from '../../../parts/liveDeal/useLocalUpdates.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { usePeople } from '../../../parts/activity/usePeople.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { useDealChanges } from '../../../parts/activity/DealChanges.tsx';
import { assigneeName } from './statusText.ts';

interface AssignmentPanelProps {
  readonly deal: Deal;
  readonly live: Pick<LiveDeal, 'stored'>;
}

const unassigned = 'unassigned';

/** Who works on the deal next, and by when. */
export function AssignmentPanel({ deal: { id, assignment }, live }: AssignmentPanelProps) {
  const people = usePeople();
  const readOnly = useReadOnly();
  const { describe } = useDealChanges();
  const { commands, take } = useLocalUpdates(live);
  const { me, members } = people;
  const choices = members.map(({ user, name }) => ({ value: `user ${user}`, label: user === me.user ? 'You' : name }));
  const current = assignment === undefined ? unassigned : `user ${assignment.to}`;
  // A person who has left stays the assignee until someone chooses another.
  const left =
    assignment === undefined || choices.some(({ value }) => value === current) ? [] : [{ value: current, label: assignment.name }];
  const choose = (value: string) => {
    const member = members.find(({ user }) => value === `user ${user}`);
    if (value === unassigned) void take(commands.assign(id, null));
    else if (member !== undefined)
      void take(commands.assign(id, { to: member.user, name: member.name, dueOn: assignment?.dueOn ?? null, by: me.user }));
  };
  const changed = describe('assignment');
  return (
    <Panel title="Assignment">
      {readOnly === null ? (
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <SelectField
            label="Assigned to"
            value={current}
            options={[{ value: unassigned, label: 'Nobody' }, ...choices, ...left]}
            onChange={choose}
            testId="assignee"
          />
          {assignment === undefined ? null : (
            <DueDate
              value={assignment.dueOn ?? ''}
              onChange={(text) => {
                const dueOn = text === '' ? null : parseIsoDate(text);
                if (text === '' || dueOn !== null) void take(commands.assign(id, { ...assignment, dueOn, by: me.user }));
              }}
            />
          )}
        </div>
      ) : (
        <p>
          {assignment === undefined ? 'Not assigned.' : `Assigned to ${assigneeName(people, assignment)}.`}
          <span className="block text-sm text-ink-2">{readOnly}</span>
        </p>
      )}
      {assignment === undefined ? (
        <p className="text-sm text-ink-2">Choose who works on this deal next. Then you can set a due date.</p>
      ) : null}
      {changed === undefined ? null : <p className="text-[13px] text-ink-3">{changed}</p>}
    </Panel>
  );
}

/** A native date field in the style of the selects beside it. */
function DueDate({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div className="relative inline-flex min-h-11 max-w-full min-w-0 items-center rounded-[10px] border border-line bg-card text-sm hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <label htmlFor={id} className="pl-3 whitespace-nowrap text-ink-3">
        Due
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        data-testid="due-on"
        className="min-h-11 min-w-0 flex-1 rounded-[inherit] bg-transparent px-2 font-medium text-ink outline-none"
      />
    </div>
  );
}
