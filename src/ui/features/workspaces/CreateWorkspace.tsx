import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { teamLimits } from '../../../core/deal/collaboration/teamLimits.ts';
import type { Teams } from '../../../teams/teams.ts';
import { TextField } from '../../components/field/TextField.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { FormError } from '../../parts/account/FormError.tsx';
import { useTeamTask } from './useTeamTask.ts';

/** Creates a workspace by its name, or says which plan that needs. */
export function CreateWorkspace({ teams, mayCreate }: { readonly teams: Teams; readonly mayCreate: boolean }) {
  const [name, setName] = useState('');
  const { running, problem, run } = useTeamTask();
  const navigate = useNavigate();
  if (!mayCreate)
    return (
      <Panel title="Create a workspace">
        <p className="text-ink-2">Creating a workspace needs the Investor plan. You can join the workspaces of others on any plan.</p>
        <p>
          <LinkButton to="/billing" className="min-h-11" data-testid="workspace-plan">
            See plans
          </LinkButton>
        </p>
      </Panel>
    );
  const create = async () => {
    const made = await run(() => teams.create(name.trim()));
    if (made !== null) await navigate({ to: '/workspaces/$workspaceId', params: { workspaceId: made.value.id } });
  };
  return (
    <Panel title="Create a workspace">
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:max-w-md"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          label="Name"
          hint="For example your company, or the people you buy with"
          value={name}
          required
          maxLength={teamLimits.nameLength}
          autoComplete="off"
          data-testid="workspace-name"
          onChange={(event) => setName(event.target.value)}
        />
        <FormError text={problem} testId="workspace-create-problem" />
        <p>
          <Button
            type="submit"
            look="primary"
            className="min-h-11"
            busy={running}
            disabled={running || name.trim() === ''}
            data-testid="workspace-create"
          >
            Create workspace
          </Button>
        </p>
      </form>
    </Panel>
  );
}
