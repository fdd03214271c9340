import { Link } from '@tanstack/react-router';
import { Wordmark } from '../../../components/Wordmark.tsx';
import { Anchors } from './Anchors.tsx';

const footerLink = 'inline-flex min-h-11 items-center text-[15px] text-ink-2 hover:text-ink hover:underline';

/** The foot of the landing page. */
export function LandingFooter() {
  return (
    <footer className="border-t border-line bg-sunk pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-8">
        <Wordmark />
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 sm:ml-auto">
          <Anchors className={footerLink} />
          <Link to="/deals" className={footerLink}>
            Deals
          </Link>
          <Link to="/simulator" className={footerLink}>
            Simulator
          </Link>
          <Link to="/auth" className={footerLink}>
            Sign In
          </Link>
        </nav>
      </div>
      <div aria-hidden="true" className="tape-marks h-5 bg-tape forced-colors:hidden" />
    </footer>
  );
}
