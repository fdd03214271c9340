import { LinkButton } from '../components/press/LinkButton.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Tape } from '../components/figure/Tape.tsx';

/** Every address that is no screen. */
export function NotFoundRoute() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-5 px-5 py-16">
      <PageTitle title="Page not found" />
      <div className="w-full max-w-64">
        <Tape value={404} max={400} size="row" />
      </div>
      <h1 className="text-4xl font-bold tracking-[-0.035em]">Oops! Page not found</h1>
      <p className="text-ink-2">There is no page at this address. It may have been moved, or the link was cut short.</p>
      <LinkButton to="/" look="primary">
        Back home
      </LinkButton>
    </main>
  );
}
