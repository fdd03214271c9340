import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Spinner } from '../components/notice/Spinner.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { pageFrame } from '../components/pageFrame.ts';

// Lazy, so that the first screen's file list does not include these screens' files.
const WorkspacePages = lazy(async () => ({ default: (await import('../features/workspaces/WorkspacePages.tsx')).WorkspacePages }));

/** `/workspaces`: the person's workspaces. */
export const WorkspacesRoute = () => <Page title="Workspaces" show="all" />;

/** `/workspaces/ID`: one workspace's members and settings. */
export function WorkspaceRoute() {
  const { workspaceId } = useParams({ from: '/frame/workspaces/$workspaceId' });
  return <Page title="Workspace" show={{ workspaceId }} />;
}

/** `/join#SECRET`: accepts an invitation. */
export const JoinRoute = () => <Page title="Invitation" show="invitation" />;

interface PageProps {
  readonly title: string;
  readonly show: 'all' | 'invitation' | { readonly workspaceId: string };
}

function Page({ title, show }: PageProps) {
  return (
    <div className={pageFrame}>
      <PageTitle title={title} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        <Suspense fallback={<Spinner label="Loading…" />}>
          <WorkspacePages show={show} />
        </Suspense>
      </div>
    </div>
  );
}
