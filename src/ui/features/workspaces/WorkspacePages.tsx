import { JoinScreen } from './JoinScreen.tsx';
import { WorkspaceScreen } from './WorkspaceScreen.tsx';
import { WorkspacesScreen } from './WorkspacesScreen.tsx';

interface WorkspacePagesProps {
  readonly show: 'all' | 'invitation' | { readonly workspaceId: string };
}

/** The screens about workspaces, loaded together. */
export function WorkspacePages({ show }: WorkspacePagesProps) {
  if (show === 'all') return <WorkspacesScreen />;
  return show === 'invitation' ? <JoinScreen /> : <WorkspaceScreen workspaceId={show.workspaceId} />;
}
