import { lazy, Suspense } from 'react';
import { Tape } from '../components/figure/Tape.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { LinkButton } from '../components/press/LinkButton.tsx';
import { useAccountState } from '../parts/account/useAccountState.ts';
import { isReturningUser } from '../features/frame/isReturningUser.ts';
import { VisitorBadge } from '../parts/connection/VisitorBadge.tsx';

const NavigationFrame = lazy(async () => ({ default: (await import('../features/frame/NavigationFrame.tsx')).NavigationFrame }));

/** Shown for unknown URLs, inside the app's navigation for returning users. */
export function NotFoundRoute() {
  const state = useAccountState();
  if (state.kind === 'unknown') return null;
  if (!isReturningUser(state)) {
    return (
      <main className="grid min-h-dvh">
        <NotFound />
      </main>
    );
  }
  return (
    <Suspense fallback={null}>
      <NavigationFrame state={state} badge={<VisitorBadge />}>
        <NotFound />
      </NavigationFrame>
    </Suspense>
  );
}

const NotFound = () => (
  <div className="mx-auto grid w-full max-w-lg content-center justify-items-start gap-5 px-5 py-16">
    <PageTitle title="Page not found" />
    <div className="w-full max-w-64">
      <Tape value={404} max={400} size="row" />
    </div>
    <h1 className="text-4xl font-bold tracking-[-0.035em]">Oops! Page not found</h1>
    <p className="text-ink-2">This page doesn’t exist. It may have moved, or the link may be incomplete.</p>
    <LinkButton to="/" look="primary">
      Back home
    </LinkButton>
  </div>
);
