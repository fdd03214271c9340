import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { AccountState } from '../../../account/account.ts';
import { FrameLayout } from './FrameLayout.tsx';
import { BottomBar } from './navigation/BottomBar.tsx';
import { NavigationFooter } from './navigation/NavigationFooter.tsx';
import { SideNavigation } from './navigation/SideNavigation.tsx';
import { TopBar } from './navigation/TopBar.tsx';
import type { Overlay } from './overlay.ts';
import { useWideScreen } from '../../hooks/useWideScreen.ts';

const FrameExtras = lazy(async () => ({ default: (await import('./FrameExtras.tsx')).FrameExtras }));

interface NavigationFrameProps {
  readonly state: AccountState;
  /** Sync status, or connection status without a workspace. */
  readonly badge: ReactNode;
  /** The screen, inside the frame's main element. */
  readonly children: ReactNode;
}

/** The navigation around a screen, and its overlays. Needs no workspace. */
export function NavigationFrame({ state, badge, children }: NavigationFrameProps) {
  const wide = useWideScreen();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const search = () => setOverlay('palette');
  const toggleMenu = () => setOverlay(overlay === 'me' ? null : 'me');
  return (
    <>
      <FrameLayout
        before={
          <>
            {wide === false ? null : (
              <SideNavigation
                onSearch={search}
                foot={<NavigationFooter state={state} badge={badge} isMenuOpen={overlay === 'me'} onMe={toggleMenu} />}
              />
            )}
            {wide === true ? null : <TopBar badge={badge} onSearch={search} />}
          </>
        }
        after={wide === true ? null : <BottomBar onMe={() => setOverlay('me')} />}
      >
        {children}
      </FrameLayout>
      <Suspense fallback={null}>
        <FrameExtras state={state} overlay={overlay} onOverlay={setOverlay} />
      </Suspense>
    </>
  );
}
