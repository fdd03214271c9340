import { Link } from '@tanstack/react-router';
import type { TeamEntry } from '../../../core/contracts/teamsContract.ts';
import type { Teams } from '../../../teams/teams.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { Switch } from '../../components/field/Switch.tsx';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useTeams, useTeamsState } from '../../hooks/useTeams.ts';
import type { TeamServices } from '../../hooks/serviceParts.ts';
import { FormError } from '../../parts/account/FormError.tsx';
import { CreateWorkspace } from './CreateWorkspace.tsx';
import { membersText, roleText, statusText } from './roleText.ts';
import { useOpenWorkspaceId } from './useOpenWorkspaceId.ts';
import { useFreshTeams } from './useFreshTeams.ts';
import { useTeamTask } from './useTeamTask.ts';

/** The person's workspaces: open one, create one, and go to its members and settings. */
export function WorkspacesScreen() {
  const services = useTeams();
  return (
    <>
      <header className="max-w-prose">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Workspaces</h1>
        <p className="pt-1 text-ink-2">
          A workspace is a set of deals that several people share. Your profile, targets, photos and voice notes stay yours.
        </p>
      </header>
      {services === undefined ? <Spinner label="Loading your workspaces…" /> : null}
      {services === null ? <SignedOut /> : null}
      {services ? <Workspaces services={services} /> : null}
    </>
  );
}

const SignedOut = () => (
  <EmptyState
    title="Sign in to share deals"
    action={
      <LinkButton to="/auth" search={{ next: '/workspaces' }} look="primary" className="min-h-11">
        Sign in
      </LinkButton>
    }
  >
    <p>Everyone in a workspace sees the same deals, comments and decisions, and can work on them offline.</p>
  </EmptyState>
);

function Workspaces({ services }: { readonly services: TeamServices }) {
  const { teams } = services;
  const { list } = useTeamsState(services);
  const { problem, again } = useFreshTeams(teams);
  const { current, switchTo } = useOpenWorkspaceId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {problem === null ? null : (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-fair" data-testid="workspaces-problem">
          {problem}
          <Button size="small" className="min-h-11" onClick={again}>
            Try again
          </Button>
        </p>
      )}
      <ul aria-label="Your workspaces" className="grid gap-3">
        <li>
          <Card name="Personal" detail="Only you" isOpen={current === null} onOpen={() => switchTo(null)} />
        </li>
        {list?.teams.map((team) => (
          <li key={team.id}>
            <Card
              name={team.name}
              detail={`${membersText(team.members)} · you’re ${roleArticle(team)}`}
              team={team}
              isOpen={current === team.id}
              onOpen={() => switchTo(team.id)}
            />
          </li>
        ))}
      </ul>
      {list === null ? null : <CreateWorkspace teams={teams} mayCreate={list.mayCreate} />}
      {list === null || list.teams.length === 0 ? null : <MentionMail teams={teams} on={list.mentionMail} />}
    </div>
  );
}

const roleArticle = ({ role }: TeamEntry): string => `${role === 'viewer' ? 'a' : 'an'} ${roleText[role].name.toLowerCase()}`;

interface CardProps {
  readonly name: string;
  readonly detail: string;
  readonly team?: TeamEntry;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Card({ name, detail, team, isOpen, onOpen }: CardProps) {
  const status = team === undefined ? null : statusText(team);
  return (
    <article className="grid gap-2 rounded-2 border border-line bg-card p-4 sm:p-5" data-testid="workspace-card">
      <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        <bdi className="wrap-anywhere">{name}</bdi>
        {isOpen ? <Badge tone="good">open now</Badge> : null}
        {team !== undefined && team.readOnly !== null ? <Badge tone="fair">read-only</Badge> : null}
      </h2>
      <p className="text-ink-2">{detail}</p>
      {status === null ? null : <p className="text-fair">{status}</p>}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isOpen ? null : (
          <Button className="min-h-11" data-testid="workspace-open" aria-label={`Open ${name}`} onClick={onOpen}>
            Open
          </Button>
        )}
        {team === undefined ? null : (
          <Link
            to="/workspaces/$workspaceId"
            params={{ workspaceId: team.id }}
            className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            data-testid="workspace-members"
          >
            Members and settings
            <span className="sr-only"> of {name}</span>
          </Link>
        )}
      </p>
    </article>
  );
}

function MentionMail({ teams, on }: { readonly teams: Teams; readonly on: boolean }) {
  const { running, problem, run } = useTeamTask();
  return (
    <Panel title="Mail">
      <Switch
        label="Mail me when someone mentions me"
        hint="Mail about invitations, your role and removal is always sent."
        checked={on}
        disabled={running}
        onChange={(wanted) => void run(() => teams.mentionMail(wanted))}
        testId="mention-mail"
      />
      <FormError text={problem} />
    </Panel>
  );
}
