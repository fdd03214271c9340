import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/press/buttonClass.ts';
import { Glyph } from '../../../components/press/Glyph.tsx';
import { KeyHint } from '../../../components/press/KeyHint.tsx';
import { Wordmark } from '../../../components/Wordmark.tsx';
import { AddLink } from './AddLink.tsx';
import { mainScreens } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';

const item =
  'flex min-h-10 items-center gap-3 rounded-lg px-3 text-[15px] text-ink-2 no-underline hover:bg-sunk hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink';

interface SideNavigationProps {
  readonly onSearch: () => void;
  /** The user and sync status. */
  readonly foot: ReactNode;
}

/** The desktop navigation: a column on the left. */
export function SideNavigation({ onSearch, foot }: SideNavigationProps) {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-5 overflow-y-auto border-r border-line px-3.5 py-5 lg:flex print:hidden">
      <Link to="/" aria-label="Yardstick, home" className="inline-flex min-h-10 items-center px-3 no-underline">
        <Wordmark />
      </Link>
      <button type="button" onClick={onSearch} data-testid="palette-open" className={`${item} border border-line bg-card`}>
        <Glyph name="search" className="size-[18px]" />
        <span className="flex-1 text-left">Search</span>
        <KeyHint keys="mod+k" />
      </button>
      <AddLink label="Add a deal" className={buttonClass('primary')} glyphClassName="size-[18px]" />
      <nav aria-label="Main" className="grid gap-1">
        {mainScreens.map((to) => (
          <NavigationLink key={to.to} to={to} className={item} glyphClassName="size-[18px]" />
        ))}
      </nav>
      <div className="mt-auto">{foot}</div>
    </header>
  );
}
