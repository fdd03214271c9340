import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { InvitationPreview } from '../../../core/contracts/teamsContract.ts';
import type { TeamFailure } from '../../../teams/teamFailure.ts';
import type { Teams } from '../../../teams/teams.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useTeams } from '../../hooks/useTeams.ts';
import { FormError } from '../../parts/account/FormError.tsx';
import { forgetInvitation, keepInvitation, keptInvitation, secretIn } from './keptInvitation.ts';
import { useOpenWorkspaceId } from './useOpenWorkspaceId.ts';
import { roleText } from './roleText.ts';
import { useTeamTask } from './useTeamTask.ts';

/** `/join#SECRET`: what an invitation offers, and accepting it. The secret stays in this tab while the person signs in. */
export function JoinScreen() {
  const services = useTeams();
  const [secret] = useState(() => secretIn(location.hash) || keptInvitation(sessionStorage));
  if (secret === '')
    return (
      <EmptyState title="This invitation link is incomplete">
        <p>Copy the whole link from the message and open it again, or ask for a new one.</p>
      </EmptyState>
    );
  if (services === undefined) return <Spinner label="Loading the invitation…" />;
  if (services === null) return <SignInFirst secret={secret} />;
  return <Offer teams={services.teams} secret={secret} />;
}

function SignInFirst({ secret }: { readonly secret: string }) {
  useEffect(() => keepInvitation(sessionStorage, secret), [secret]);
  return (
    <EmptyState
      title="You’ve been invited to a workspace"
      action={
        <LinkButton to="/auth" search={{ next: '/join' }} look="primary" className="min-h-11" data-testid="join-sign-in">
          Sign in or create an account
        </LinkButton>
      }
    >
      <p>Sign in to see who invited you, and to accept. Deals that are already on this device stay in your personal workspace.</p>
    </EmptyState>
  );
}

function Offer({ teams, secret }: { readonly teams: Teams; readonly secret: string }) {
  const [offer, setOffer] = useState<InvitationPreview | TeamFailure | null>(null);
  const ask = useCallback(() => {
    void teams.preview(secret).then((answer) => setOffer(answer.ok ? answer.value : answer.error));
  }, [teams, secret]);
  useEffect(() => {
    ask();
  }, [ask]);
  if (offer === null) return <Spinner label="Loading the invitation…" />;
  if (!('kind' in offer)) return <Accept teams={teams} secret={secret} offer={offer} />;
  return <Refused problem={offer} secret={secret} onRetry={ask} />;
}

interface RefusedProps {
  readonly problem: TeamFailure;
  readonly secret: string;
  readonly onRetry: () => void;
}

/** Why an invitation cannot be opened. It stays in this tab while the person confirms their address. */
function Refused({ problem, secret, onRetry }: RefusedProps) {
  const isUnconfirmed = problem.kind === 'refused' && problem.refusal === 'unconfirmed';
  useEffect(() => (isUnconfirmed ? keepInvitation(sessionStorage, secret) : undefined), [isUnconfirmed, secret]);
  return (
    <EmptyState
      title="This invitation can’t be opened"
      action={
        <>
          {isUnconfirmed ? (
            <LinkButton to="/auth" look="primary" className="min-h-11" data-testid="join-confirm">
              Confirm your address
            </LinkButton>
          ) : null}
          <Button className="min-h-11" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    >
      <p data-testid="join-problem">{problem.message}</p>
    </EmptyState>
  );
}

interface AcceptProps {
  readonly teams: Teams;
  readonly secret: string;
  readonly offer: InvitationPreview;
}

function Accept({ teams, secret, offer }: AcceptProps) {
  const { running, problem, run } = useTeamTask();
  const { switchTo } = useOpenWorkspaceId();
  const navigate = useNavigate();
  const show = async (workspace: string) => {
    forgetInvitation(sessionStorage);
    switchTo(workspace);
    await navigate({ to: '/deals' });
  };
  const accept = async () => {
    const joined = await run(() => teams.accept(secret));
    if (joined !== null) await show(joined.value.id);
  };
  return (
    <EmptyState
      title={offer.joined ? `You’re a member of ${offer.name}` : `${offer.invitedBy} invites you to ${offer.name}`}
      action={
        offer.joined ? (
          <Button look="primary" className="min-h-11" onClick={() => void show(offer.workspace)}>
            Open the workspace
          </Button>
        ) : (
          <Button
            look="primary"
            className="min-h-11"
            busy={running}
            disabled={running}
            data-testid="join-accept"
            onClick={() => void accept()}
          >
            Accept
          </Button>
        )
      }
    >
      {offer.joined ? null : (
        <p>
          As {offer.role === 'viewer' ? 'a' : 'an'} {roleText[offer.role].name.toLowerCase()} you can {roleText[offer.role].may}. Members
          see your name and email address. Your own deals stay in your personal workspace.
        </p>
      )}
      <FormError text={problem} testId="join-accept-problem" />
    </EmptyState>
  );
}
