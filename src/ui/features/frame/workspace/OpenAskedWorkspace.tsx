import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import type { TeamServices } from '../../../hooks/serviceParts.ts';
import { useTeams } from '../../../hooks/useTeams.ts';
import { useWorkspaceChoice } from '../../../hooks/useWorkspaceChoice.ts';

/** Opens the workspace named by an address such as `/deals/ID?workspace=UUID`, or explains why it cannot be opened. */
export function OpenAskedWorkspace({ workspace }: { readonly workspace: string }) {
  const services = useTeams();
  const navigate = useNavigate();
  const { switchTo } = useWorkspaceChoice();
  const [isRefused, setRefused] = useState(false);
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    if (services === undefined || services === null) return undefined;
    let current = true;
    const open = async (): Promise<void> => {
      const isIn = await isMember(services, workspace);
      if (!current) return;
      if (!isIn) return setRefused(true);
      switchTo(workspace);
      // The address stays valid when the person switches to another workspace.
      await navigate({ to: '.', search: (before) => ({ ...before, workspace: undefined }), replace: true });
    };
    void open();
    return () => {
      current = false;
    };
  }, [services, workspace, switchTo, navigate]);
  if (services === null)
    return (
      <EmptyState
        title="Sign in to open this workspace"
        action={
          <LinkButton to="/auth" search={{ next: href }} look="primary" className="min-h-11" data-testid="workspace-sign-in">
            Sign in
          </LinkButton>
        }
      >
        Only its members can see it.
      </EmptyState>
    );
  if (!isRefused) return <Spinner label="Opening the workspace" />;
  return (
    <EmptyState title="You’re not a member of this workspace" action={<LinkButton to="/deals">Open your own deals</LinkButton>}>
      Ask one of its owners for an invitation. If you were invited with another account, sign in with that one.
    </EmptyState>
  );
}

/** Whether the person is a member, according to this device or else the server. */
async function isMember({ teams }: TeamServices, workspace: string): Promise<boolean> {
  const lists = (): boolean => teams.state().list?.teams.some(({ id }) => id === workspace) === true;
  if (lists()) return true;
  await teams.refresh();
  return lists();
}
