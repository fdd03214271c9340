import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { teamLimits } from '../../../core/deal/collaboration/teamLimits.ts';
import type { Member } from '../../../core/contracts/teamsContract.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { Button } from '../../components/press/Button.tsx';
import { FormError } from '../../parts/account/FormError.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import type { WorkspaceParts } from './MembersPanel.tsx';
import { useTeamTask } from './useTeamTask.ts';

/** Renames, hands over, closes and reopens the workspace, for owners, and leaves it. */
export function SettingsPanel(parts: WorkspaceParts) {
  const { teams, details } = parts;
  const { team } = details;
  const { running, problem, run } = useTeamTask();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'leave' | 'close' | null>(null);
  const isOwner = team.role === 'owner';
  const leave = async () => {
    setAsking(null);
    if ((await run(() => teams.leave(team.id))) !== null) await navigate({ to: '/workspaces' });
  };
  const close = () => {
    setAsking(null);
    void run(() => teams.close(team.id));
  };
  return (
    <Panel title="Settings">
      {isOwner ? <Rename {...parts} /> : null}
      {isOwner && details.members.length > 1 ? <HandOver {...parts} /> : null}
      <FormError text={problem} testId="settings-problem" />
      <p className="flex flex-wrap gap-2">
        {isOwner && team.readOnly === 'closed' ? (
          <Button
            className="min-h-11"
            disabled={running}
            data-testid="workspace-reopen"
            onClick={() => void run(() => teams.reopen(team.id))}
          >
            Reopen workspace
          </Button>
        ) : null}
        {isOwner && team.readOnly !== 'closed' ? (
          <Button className="min-h-11" disabled={running} data-testid="workspace-close" onClick={() => setAsking('close')}>
            Close workspace
          </Button>
        ) : null}
        <Button className="min-h-11" disabled={running} data-testid="workspace-leave" onClick={() => setAsking('leave')}>
          Leave workspace
        </Button>
      </p>
      {asking === 'leave' ? (
        <ConfirmSheet title={`Leave ${team.name}?`} action="Leave" onCancel={() => setAsking(null)} onConfirm={() => void leave()}>
          <p>Its deals leave this device. Changes you haven’t synced stay in your personal workspace as copies.</p>
        </ConfirmSheet>
      ) : null}
      {asking === 'close' ? (
        <ConfirmSheet title={`Close ${team.name}?`} action="Close workspace" onCancel={() => setAsking(null)} onConfirm={close}>
          <p>
            Everyone can still read and export its deals for {teamLimits.graceDays} days, and an owner can reopen it. Then it is deleted for
            good.
          </p>
        </ConfirmSheet>
      ) : null}
    </Panel>
  );
}

function Rename({ teams, details: { team } }: WorkspaceParts) {
  const { running, problem, run } = useTeamTask();
  const [name, setName] = useState(team.name);
  const isChanged = name.trim() !== '' && name.trim() !== team.name;
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void run(() => teams.rename(team.id, name.trim()));
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={teamLimits.nameLength}
        autoComplete="off"
        data-testid="workspace-rename"
        onChange={(event) => setName(event.target.value)}
      />
      <FormError text={problem} />
      <p>
        <Button type="submit" className="min-h-11" busy={running} disabled={running || !isChanged} data-testid="workspace-rename-save">
          Save name
        </Button>
      </p>
    </form>
  );
}

function HandOver({ teams, details: { team, members }, userId }: WorkspaceParts) {
  const others = members.filter(({ user }) => user !== userId);
  const [chosen, setChosen] = useState(others[0]?.user ?? '');
  const [asking, setAsking] = useState(false);
  const { running, problem, run } = useTeamTask();
  const to: Member | undefined = others.find(({ user }) => user === chosen) ?? others[0];
  if (to === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SelectField
        label="Hand over to"
        value={to.user}
        options={others.map(({ user, name }) => ({ value: user, label: name }))}
        onChange={setChosen}
        testId="hand-over-to"
      />
      <Button className="min-h-11" disabled={running} data-testid="hand-over" onClick={() => setAsking(true)}>
        Hand over
      </Button>
      <FormError text={problem} />
      {asking ? (
        <ConfirmSheet
          title={`Hand ${team.name} over to ${to.name}?`}
          action="Hand over"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void run(() => teams.handOver(team.id, to.user));
          }}
        >
          <p>{to.name} becomes an owner and you become an editor. Changing deals then needs their Investor plan.</p>
        </ConfirmSheet>
      ) : null}
    </div>
  );
}
