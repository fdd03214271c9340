import { useCallback, useEffect, useState } from 'react';
import type { TeamDetails } from '../../../core/contracts/teamsContract.ts';
import type { Teams } from '../../../teams/teams.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Breadcrumb } from '../../components/panel/Breadcrumb.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useTeams, useTeamsState } from '../../hooks/useTeams.ts';
import { momentText } from '../../parts/sharing/communityText.ts';
import type { TeamServices } from '../../hooks/serviceParts.ts';
import { auditText } from './auditText.ts';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { membersText, roleText, statusText } from './roleText.ts';
import { useOpenWorkspaceId } from './useOpenWorkspaceId.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

/** One workspace: members, invitations, settings and the record of who did what. */
export function WorkspaceScreen({ workspaceId }: { readonly workspaceId: string }) {
  const services = useTeams();
  if (services === undefined) return <Spinner label="Loading the workspace…" />;
  if (services === null)
    return (
      <EmptyState
        title="Sign in to see this workspace"
        action={
          <LinkButton to="/auth" search={{ next: `/workspaces/${workspaceId}` }} look="primary" className="min-h-11">
            Sign in
          </LinkButton>
        }
      >
        <p>Only its members can see it.</p>
      </EmptyState>
    );
  return <OneWorkspace key={workspaceId} workspaceId={workspaceId} services={services} />;
}

interface OneWorkspaceProps {
  readonly workspaceId: string;
  readonly services: TeamServices;
}

function OneWorkspace({ workspaceId, services }: OneWorkspaceProps) {
  const { teams } = services;
  // Absent until the server has answered once on this device.
  const details = useTeamsState(services).details[workspaceId] ?? null;
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallback(() => {
    void teams.read(workspaceId).then((answer) => setProblem(answer.ok ? null : answer.error.message));
  }, [teams, workspaceId]);
  useEffect(() => {
    ask();
  }, [ask]);
  return (
    <>
      <Breadcrumb to="/workspaces" above="Workspaces" here={null} />
      {problem === null ? null : (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-fair" data-testid="workspace-problem">
          {problem}
          <Button size="small" className="min-h-11" onClick={ask}>
            Try again
          </Button>
        </p>
      )}
      {details === null && problem === null ? <Spinner label="Loading the workspace…" /> : null}
      {details === null ? null : <Shown teams={teams} details={details} />}
    </>
  );
}

function Shown({ teams, details }: { readonly teams: Teams; readonly details: TeamDetails }) {
  const { team } = details;
  const { userId } = usePerson();
  const { current, switchTo } = useOpenWorkspaceId();
  const status = statusText(team);
  const parts = { teams, details, userId: userId ?? '' };
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-[26px] leading-tight font-semibold tracking-tight wrap-anywhere sm:text-3xl">
            <bdi>{team.name}</bdi>
          </h1>
          <p className="pt-1 text-ink-2">
            {membersText(team.members)}. {team.readOnly === null ? `You can ${roleText[team.role].may}.` : null}
          </p>
          {status === null ? null : <p className="pt-1 text-fair">{status}</p>}
        </div>
        {current === team.id ? (
          <LinkButton to="/deals" look="primary" className="min-h-11">
            Go to its deals
          </LinkButton>
        ) : (
          <Button look="primary" className="min-h-11" data-testid="workspace-open" onClick={() => switchTo(team.id)}>
            Open this workspace
          </Button>
        )}
      </header>
      <MembersPanel {...parts} />
      {team.role === 'owner' ? <InvitationsPanel {...parts} /> : null}
      <SettingsPanel {...parts} />
      {team.role === 'owner' ? <Audit details={details} /> : null}
    </>
  );
}

function Audit({ details: { audit } }: { readonly details: TeamDetails }) {
  return (
    <Panel title="Who did what">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-sm" data-testid="workspace-audit">
        {audit.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.whom}`} className="flex flex-wrap gap-x-3">
            <time dateTime={entry.at} className="text-ink-3">
              {momentText(entry.at)}
            </time>
            <span className="min-w-0 wrap-anywhere">{auditText(entry)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
