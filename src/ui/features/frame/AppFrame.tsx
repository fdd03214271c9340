import { Outlet, useHydrated, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { personIn, type AccountState } from '../../../account/account.ts';
import { DealFeedProvider } from '../../../data/view/rows/useDealFeed.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { useChosenWorkspace } from '../../hooks/useWorkspaceChoice.ts';
import { WorkspaceContext } from '../../hooks/workspace.ts';
import { useAccountState } from '../../parts/account/useAccountState.ts';
import { NavigationFrame } from './NavigationFrame.tsx';
import { useHiddenAmounts } from './useHiddenAmounts.ts';
import { useWorkspaceOpening } from './opening/useWorkspaceOpening.ts';

const SyncBadge = lazy(async () => ({ default: (await import('./SyncBadge.tsx')).SyncBadge }));
const StorageTrouble = lazy(async () => ({ default: (await import('./opening/StorageError.tsx')).StorageError }));
const LateStorage = lazy(async () => ({ default: (await import('./opening/SlowStorageNotice.tsx')).SlowStorageNotice }));
const OpenAskedWorkspace = lazy(async () => ({ default: (await import('./workspace/OpenAskedWorkspace.tsx')).OpenAskedWorkspace }));
const AboveScreen = lazy(async () => ({ default: (await import('./notices/AboveScreen.tsx')).AboveScreen }));

/** The frame around an app screen: navigation with sync status, and the user's workspace. */
export function AppFrame() {
  const state = useAccountState();
  const chosen = useChosenWorkspace();
  const asked = useAskedWorkspace();
  const who = whoIs(state, chosen);
  const [isHydrating] = useState(!useHydrated());
  const { opening, retry } = useWorkspaceOpening({ who, whenIdle: isHydrating });
  const mayShow = useHiddenAmounts();
  const isPrerendered = useIsFirstPath() && isHydrating;
  const workspace = opening.kind === 'open' ? opening.workspace : null;
  const badge = workspace === null ? null : <LateBadge />;
  // The prerendered screen stays visible while the workspace opens, because there are no rows to read yet.
  const screen =
    (workspace !== null && mayShow) || (opening.kind === 'opening' && isPrerendered) ? (
      <>
        {opening.kind === 'open' ? (
          <Suspense fallback={null}>
            {opening.late ? <LateStorage onRetry={retry} /> : null}
            <AboveScreen />
          </Suspense>
        ) : null}
        <DealFeedProvider key={who} view={workspace?.person.view ?? null}>
          {asked === null || workspace === null ? <Outlet /> : <OpenAsked workspace={asked} />}
        </DealFeedProvider>
      </>
    ) : opening.kind === 'opening' || opening.kind === 'open' ? (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="Loading your deals" />
      </div>
    ) : (
      <Suspense fallback={null}>
        <StorageTrouble kind={opening.kind} message={opening.kind === 'failed' ? opening.message : ''} onRetry={retry} />
      </Suspense>
    );
  return (
    <WorkspaceContext value={workspace}>
      <NavigationFrame state={state} badge={badge}>
        {screen}
      </NavigationFrame>
    </WorkspaceContext>
  );
}

/** Whether the screen is still the first one opened. */
function useIsFirstPath(): boolean {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [first] = useState(path);
  return path === first;
}

/** The workspace that the address names: links to a team's deal do. */
const useAskedWorkspace = (): string | null =>
  useLocation({ select: ({ search }) => ('workspace' in search && typeof search.workspace === 'string' ? search.workspace : null) });

/** Opens the workspace before the screen looks for the deal in it. */
function OpenAsked({ workspace }: { readonly workspace: string }) {
  return (
    <Suspense fallback={null}>
      <OpenAskedWorkspace workspace={workspace} />
    </Suspense>
  );
}

/** The sync status, which may load after the screen's content. */
function LateBadge() {
  return (
    <Suspense fallback={<span />}>
      <SyncBadge />
    </Suspense>
  );
}

/** Key of the user and workspace whose database to open; null while the stored session is loading. */
function whoIs(state: AccountState, workspace: string | null): string | null {
  if (state.kind === 'unknown') return null;
  // An expired session does not change the screen. The user continues in their own workspace.
  const person = personIn(state);
  return person === null ? 'anonymous' : `user ${person.id} ${workspace ?? ''}`;
}
