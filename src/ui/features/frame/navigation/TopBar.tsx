import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Glyph } from '../../../components/press/Glyph.tsx';
import { IconButton } from '../../../components/press/IconButton.tsx';
import { Wordmark } from '../../../components/Wordmark.tsx';

/** The phone's top bar: home link, sync status and search. */
export function TopBar({ badge, onSearch }: { readonly badge: ReactNode; readonly onSearch: () => void }) {
  return (
    <header className="flex min-h-14 items-center gap-x-3 border-b border-line px-4 pt-[env(safe-area-inset-top)] lg:hidden print:hidden">
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
