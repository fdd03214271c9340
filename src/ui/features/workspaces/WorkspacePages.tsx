import { JoinScreen } from './JoinScreen.tsx';
import { WorkspaceScreen } from './WorkspaceScreen.tsx';
import { WorkspacesScreen } from './WorkspacesScreen.tsx';

interface WorkspacePagesProps {
  readonly show: 'all' | 'invitation' | { readonly workspaceId: string };
}

/** The screens about workspaces, loaded together. */
export function WorkspacePages({ show }: WorkspacePagesProps) {
  if (show === 'all') return <WorkspacesScreen />;
  if (show !== 'invitation') return <WorkspaceScreen workspaceId={show.workspaceId} />;
  return (
    <>
      <h1 className="sr-only">Invitation to a workspace</h1>
      <JoinScreen />
    </>
  );
}
