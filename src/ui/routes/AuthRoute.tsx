import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { personIn } from '../../account/account.ts';
import { intentPath } from '../../data/device/pendingIntents.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { pageFrame } from '../components/pageFrame.ts';
import { Spinner } from '../components/notice/Spinner.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import type { CodeRequest } from '../features/auth/codeRequest.ts';
import type { SignInKind } from '../features/auth/signInKind.ts';
import { AuthForm } from '../features/auth/AuthForm.tsx';
import { ConnectionNote } from '../features/auth/ConnectionNote.tsx';
import { safeNext } from '../features/auth/safeNext.ts';
import { useAccountState } from '../parts/account/useAccountState.ts';
import { VisitorBadge } from '../parts/connection/VisitorBadge.tsx';

const CodeForm = lazy(async () => ({ default: (await import('../features/auth/CodeForm.tsx')).CodeForm }));
const EndedNote = lazy(async () => ({ default: (await import('../features/auth/SessionEndedNote.tsx')).SessionEndedNote }));
const SignOutPanel = lazy(async () => ({ default: (await import('../features/auth/settings/SignOutPanel.tsx')).SignOutPanel }));
const NavigationFrame = lazy(async () => ({ default: (await import('../features/frame/NavigationFrame.tsx')).NavigationFrame }));
const AccountScreen = lazy(async () => ({ default: (await import('../features/auth/settings/AccountScreen.tsx')).AccountScreen }));

/** `/auth?next=…`: returns to the previous page, on our own origin only. Signed-in users see their settings. */
export function AuthRoute() {
  const router = useRouter();
  const state = useAccountState();
  const [arrival, setArrival] = useState<SignInKind>(null);
  const [code, setCode] = useState<CodeRequest | null>(null);
  const goOn = useCallback(() => {
    // An action requested before sign-in comes first, and the screen it belongs to carries it out.
    const next = intentPath() ?? new URLSearchParams(globalThis.location.search).get('next');
    router.history.replace(safeNext(next, globalThis.location.origin));
  }, [router]);
  const isIn = state.kind === 'signed-in';
  // A user who was already signed in sees the account like any other screen. It needs no workspace, so that it opens even if storage fails.
  if (isIn && arrival === null) {
    return (
      <Suspense fallback={<Spinner label="Loading…" />}>
        <NavigationFrame state={state} badge={<VisitorBadge />}>
          <div className={pageFrame}>
            <PageTitle title="Your account" />
            <div className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
              <ConnectionNote />
              <AccountScreen key={state.user.id} user={state.user} arrival={null} onGoOn={goOn} />
            </div>
          </div>
        </NavigationFrame>
      </Suspense>
    );
  }
  const isOut = state.kind === 'anonymous' || state.kind === 'ended';
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <PageTitle title={isIn ? 'Your account' : 'Sign in'} />
      <header className={`mx-auto flex h-16 w-full items-center px-5 ${isIn ? 'max-w-xl' : 'max-w-md'}`}>
        <Link to="/" aria-label="Yardstick, home" className="inline-flex min-h-11 items-center no-underline">
          <Wordmark />
        </Link>
        <span className="ml-auto">
          <VisitorBadge />
        </span>
      </header>
      <main
        className={`mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-5 px-5 pb-16 ${isIn ? 'max-w-xl pt-4' : 'max-w-md pt-8 sm:pt-20'}`}
      >
        <ConnectionNote />
        <Suspense fallback={<Spinner label="Loading…" />}>
          {state.kind === 'unknown' ? <Spinner label="Checking your session" /> : null}
          {state.kind === 'ended' ? <EndedNote state={state} /> : null}
          {isOut && code === null ? <AuthForm email={personIn(state)?.email} onArriving={setArrival} onCode={setCode} /> : null}
          {isOut && code !== null ? <CodeForm key={code.use} code={code} onArriving={setArrival} onBack={() => setCode(null)} /> : null}
          {state.kind === 'ended' ? <SignOutPanel user={state.user} ended /> : null}
          {isIn ? <AccountScreen key={state.user.id} user={state.user} arrival={arrival} onGoOn={goOn} /> : null}
        </Suspense>
      </main>
      <div aria-hidden="true" className="tape-marks h-6 border-t border-tape-edge bg-tape forced-colors:hidden" />
    </div>
  );
}
