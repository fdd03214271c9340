import { Link, useRouter } from '@tanstack/react-router';
import { PageTitle } from '../components/PageTitle.tsx';
import { Spinner } from '../components/notice/Spinner.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { AuthForm } from '../features/auth/AuthForm.tsx';
import { ConnectionNote } from '../features/auth/ConnectionNote.tsx';
import { safeNext } from '../features/auth/safeNext.ts';
import { SignedIn } from '../features/auth/SignedIn.tsx';
import { useAccountState } from '../features/auth/useAccountState.ts';

/** `/auth?next=…`: leads back to where the person came from, on our own origin only. */
export function AuthRoute() {
  const router = useRouter();
  const state = useAccountState();
  const goOn = () => {
    const next = new URLSearchParams(globalThis.location.search).get('next');
    router.history.replace(safeNext(next, globalThis.location.origin));
  };
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <PageTitle title="Sign in" />
      <header className="mx-auto flex h-16 w-full max-w-md items-center px-5">
        <Link to="/" aria-label="Yardstick, home" className="inline-flex min-h-11 items-center no-underline">
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto grid w-full max-w-md content-start gap-5 px-5 pt-8 pb-16 sm:pt-20">
        <ConnectionNote />
        {state.kind === 'unknown' ? <Spinner label="Looking for your session" /> : null}
        {state.kind === 'anonymous' ? <AuthForm onSignedIn={goOn} /> : null}
        {state.kind === 'signed-in' ? <SignedIn user={state.user} /> : null}
      </main>
      <div aria-hidden="true" className="tape-marks h-6 border-t border-tape-edge bg-tape forced-colors:hidden" />
    </div>
  );
}
