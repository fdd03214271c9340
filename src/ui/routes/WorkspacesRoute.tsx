import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// Lazy, so that the first screen's file list does not include these screens' files.
const WorkspacesScreen = lazy(async () => ({ default: (await import('../features/workspaces/WorkspacesScreen.tsx')).WorkspacesScreen }));
const WorkspaceScreen = lazy(async () => ({ default: (await import('../features/workspaces/WorkspaceScreen.tsx')).WorkspaceScreen }));
const JoinScreen = lazy(async () => ({ default: (await import('../features/workspaces/JoinScreen.tsx')).JoinScreen }));

/** `/workspaces`: the person's workspaces. */
export const WorkspacesRoute = () => (
  <Page title="Workspaces">
    <WorkspacesScreen />
  </Page>
);

/** `/workspaces/ID`: one workspace's members and settings. */
export function WorkspaceRoute() {
  const { workspaceId } = useParams({ from: '/frame/workspaces/$workspaceId' });
  return (
    <Page title="Workspace">
      <WorkspaceScreen workspaceId={workspaceId} />
    </Page>
  );
}

/** `/join#SECRET`: accepts an invitation. */
export const JoinRoute = () => (
  <Page title="Invitation">
    <JoinScreen />
  </Page>
);

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={pageFrame}>
      <PageTitle title={title} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        <Suspense fallback={<Spinner label="Loading…" />}>{children}</Suspense>
      </div>
    </div>
  );
}
