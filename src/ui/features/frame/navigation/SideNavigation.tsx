import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../components/Wordmark.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';

const item =
  'flex min-h-10 items-center gap-3 rounded-lg px-3 text-[15px] text-ink-2 no-underline hover:bg-sunk hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** The desktop's navigation: a column at the left. `foot` is the account and the state of the person's work. */
export function SideNavigation({ foot }: { readonly foot: ReactNode }) {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-6 border-r border-line px-3.5 py-5 lg:flex print:hidden">
      <Link to="/" aria-label="Yardstick, home" className="inline-flex min-h-10 items-center px-3 no-underline">
        <Wordmark />
      </Link>
      <nav aria-label="Main" className="grid gap-1">
        <NavigationLinks className={item} iconClassName="size-[18px]" />
      </nav>
      <div className="mt-auto">{foot}</div>
    </header>
  );
}
