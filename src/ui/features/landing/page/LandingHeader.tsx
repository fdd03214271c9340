import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import type { AccountState } from '../../../../account/account.ts';
import { CrossIcon } from '../../../components/press/CrossIcon.tsx';
import { IconButton } from '../../../components/press/IconButton.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { Wordmark } from '../../../components/Wordmark.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { Anchors } from './Anchors.tsx';

const menuId = 'landing-menu';
const plainLink = 'inline-flex min-h-11 items-center rounded-1 px-3 text-[15px] text-ink-2 no-underline hover:text-ink';

/** The fixed header: section links, sign-in and the link into the app. On a phone they collapse into a menu. */
export function LandingHeader() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-[color-mix(in_oklab,var(--paper)_92%,transparent)] pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] backdrop-blur-md print:static">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-5">
        <Link to="/" className="mr-auto inline-flex md:mr-4 min-h-11 items-center no-underline" aria-label="Yardstick, home">
          <Wordmark />
        </Link>
        <nav aria-label="On this page" className="hidden md:flex">
          <Anchors className={plainLink} />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <Person className={`${plainLink} max-w-[22ch] max-sm:hidden`} />
          <LinkButton to="/dashboard" look="primary" className="whitespace-nowrap max-sm:px-3!">
            Get Started
          </LinkButton>
          <IconButton
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpen(!open)}
            className="md:hidden"
          >
            {open ? <CrossIcon /> : <MenuIcon />}
          </IconButton>
        </div>
      </div>
      <nav id={menuId} aria-label="Menu" hidden={!open} className="border-t border-line bg-paper px-5 py-3 md:hidden">
        <div className="grid">
          <Anchors className={`${plainLink} text-base`} onChoose={close} />
          <Person className={`${plainLink} text-base`} />
        </div>
      </nav>
    </header>
  );
}

/** The Sign In link, or the signed-in user's email. */
function Person({ className }: { readonly className: string }) {
  const account = useAccount();
  const email = useSyncExternalStore(
    (listener) => account.subscribe(listener),
    () => emailOf(account.state()),
    () => null,
  );
  return (
    <Link to="/auth" className={className} data-testid="landing-person" title={email ?? undefined}>
      {email === null ? (
        'Sign In'
      ) : (
        <>
          <span className="sr-only">Signed in as </span>
          <span className="truncate">{email}</span>
        </>
      )}
    </Link>
  );
}

/** Null when signed out. */
const emailOf = (state: AccountState): string | null => (state.kind === 'signed-in' ? state.user.email : null);

function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <path d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  );
}
