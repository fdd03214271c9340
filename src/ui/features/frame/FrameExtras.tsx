import { lazy, Suspense, useCallback } from 'react';
import { personIn, type AccountState } from '../../../account/account.ts';
import { useFrameActions } from './useFrameActions.ts';
import { useKeys } from './keys/useKeys.ts';
import type { Overlay } from './overlay.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/Palette.tsx')).Palette }));
const KeyList = lazy(async () => ({ default: (await import('./keys/KeyList.tsx')).KeyList }));
const PersonMenu = lazy(async () => ({ default: (await import('./person/PersonMenu.tsx')).PersonMenu }));
const WhatsNew = lazy(async () => ({ default: (await import('./news/WhatsNew.tsx')).WhatsNew }));
const SignOutSheet = lazy(async () => ({ default: (await import('./person/SignOutSheet.tsx')).SignOutSheet }));

interface FrameExtrasProps {
  readonly state: AccountState;
  readonly overlay: Overlay;
  readonly onOverlay: (overlay: Overlay) => void;
}

/** The frame's keys, commands and overlays. Loads after the first paint. */
export function FrameExtras({ state, overlay, onOverlay }: FrameExtrasProps) {
  useFrameActions(onOverlay);
  useKeys();
  const close = useCallback(() => onOverlay(null), [onOverlay]);
  const user = personIn(state);
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' ? <Palette onClose={close} /> : null}
      {overlay === 'keys' ? <KeyList onClose={close} /> : null}
      {overlay === 'me' ? <PersonMenu state={state} onClose={close} onOverlay={onOverlay} /> : null}
      {overlay === 'news' ? <WhatsNew onClose={close} /> : null}
      {overlay === 'sign-out' && user !== null ? <SignOutSheet user={user} onClose={close} /> : null}
    </Suspense>
  );
}
