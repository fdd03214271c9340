import { Link, Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AccountState } from '../../../account/account.ts';
import { AmountsSwitch } from '../../components/figure/amounts/AmountsSwitch.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Glyph } from '../../components/press/Glyph.tsx';
import { IconButton } from '../../components/press/IconButton.tsx';
import { Wordmark } from '../../components/Wordmark.tsx';
import { WorkspaceContext } from '../../hooks/services.ts';
import { useAccountState } from '../auth/useAccountState.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { BottomBar } from './navigation/BottomBar.tsx';
import { SideNavigation } from './navigation/SideNavigation.tsx';
import type { Overlay } from './overlay.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useHiddenAmounts } from './useHiddenAmounts.ts';
import { useWideScreen } from './useWideScreen.ts';
import { useWorkspaceOpening } from './opening/useWorkspaceOpening.ts';

const SyncBadge = lazy(async () => ({ default: (await import('./SyncBadge.tsx')).SyncBadge }));
const StorageTrouble = lazy(async () => ({ default: (await import('./opening/StorageTrouble.tsx')).StorageTrouble }));
const LateStorage = lazy(async () => ({ default: (await import('./opening/LateStorage.tsx')).LateStorage }));
const DeviceNotices = lazy(async () => ({ default: (await import('../device/notices/DeviceNotices.tsx')).DeviceNotices }));
const FrameExtras = lazy(async () => ({ default: (await import('./FrameExtras.tsx')).FrameExtras }));

/** Everything around a screen of the app: navigation, account, state of the person's work; and the workspace the screen reads. */
export function AppFrame() {
  const state = useAccountState();
  const { opening, retry } = useWorkspaceOpening(whoIs(state));
  const wide = useWideScreen();
  const mayShow = useHiddenAmounts();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const badge = opening.kind === 'open' ? <LateBadge /> : null;
  const screen =
    opening.kind === 'open' && mayShow ? (
      <>
        <Suspense fallback={null}>
          {opening.late ? <LateStorage onRetry={retry} /> : null}
          <DeviceNotices />
        </Suspense>
        <Outlet />
      </>
    ) : opening.kind === 'opening' || opening.kind === 'open' ? (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="Opening your deals" />
      </div>
    ) : (
      <Suspense fallback={null}>
        <StorageTrouble kind={opening.kind} message={opening.kind === 'failed' ? opening.message : ''} onRetry={retry} />
      </Suspense>
    );
  return (
    <WorkspaceContext value={opening.kind === 'open' ? opening.workspace : null}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-card focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        {wide ? (
          <SideNavigation onSearch={() => setOverlay('palette')} foot={<Foot state={state} badge={badge} />} />
        ) : (
          <TopBar badge={badge} onSearch={() => setOverlay('palette')} />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the skip link's target must take focus */}
        <main id="main" tabIndex={-1} className="min-w-0 pb-[calc(5.5rem+env(safe-area-inset-bottom))] outline-none lg:pb-16">
          {screen}
        </main>
      </div>
      {wide ? null : <BottomBar onMore={() => setOverlay('more')} />}
      <Suspense fallback={null}>
        <FrameExtras state={state} overlay={overlay} onOverlay={setOverlay} />
      </Suspense>
    </WorkspaceContext>
  );
}

/** The state of the work may come a moment after the work itself. */
function LateBadge() {
  return (
    <Suspense fallback={<span />}>
      <SyncBadge />
    </Suspense>
  );
}

/** Names the person whose database is opened; null while the stored session is still being read. */
function whoIs(state: AccountState): string | null {
  if (state.kind === 'unknown') return null;
  return state.kind === 'anonymous' ? 'anonymous' : `user ${state.user.id}`;
}

function TopBar({ badge, onSearch }: { readonly badge: ReactNode; readonly onSearch: () => void }) {
  return (
    <header className="flex min-h-14 items-center gap-x-3 border-b border-line px-4 pt-[env(safe-area-inset-top)] print:hidden">
      <Link to="/" aria-label="Yardstick, home" className="inline-flex min-h-11 items-center no-underline">
        <Wordmark />
      </Link>
      <div className="ml-auto flex max-w-[15rem] items-center gap-1">
        {badge}
        <IconButton label="Search" onClick={onSearch} data-testid="palette-open">
          <Glyph name="search" />
        </IconButton>
      </div>
    </header>
  );
}

function Foot({ state, badge }: { readonly state: AccountState; readonly badge: ReactNode }) {
  return (
    <div className="grid gap-3 px-3">
      <div className="flex items-center justify-between gap-2">
        {badge ?? <span />}
        <span className="flex">
          <AmountsSwitch />
          <ThemeSwitch />
        </span>
      </div>
      <AccountPanel state={state} />
    </div>
  );
}
