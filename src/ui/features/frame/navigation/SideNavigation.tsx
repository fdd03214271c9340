import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Glyph } from '../../../components/press/Glyph.tsx';
import { KeyHint } from '../../../components/press/KeyHint.tsx';
import { Wordmark } from '../../../components/Wordmark.tsx';
import { urlFieldId } from '../../landing/urlFieldId.ts';
import { accountScreens, focusLinkField, mainScreens, type Destination } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';

const item =
  'flex min-h-10 items-center gap-3 rounded-lg px-3 text-[15px] text-ink-2 no-underline hover:bg-sunk hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink';

interface SideNavigationProps {
  readonly onSearch: () => void;
  /** The account and the state of the person's work. */
  readonly foot: ReactNode;
}

/** The desktop's navigation: a column at the left. */
export function SideNavigation({ onSearch, foot }: SideNavigationProps) {
  const look = { className: item, glyphClassName: 'size-[18px]' };
  const link = ({ to, label, glyph }: Destination) => <NavigationLink key={to} to={to} label={label} glyph={glyph} {...look} />;
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
      <nav aria-label="Main" className="grid gap-1">
        {mainScreens.map(link)}
        <NavigationLink to="/deals" hash="add" label="Add" glyph="plus" onClick={() => focusLinkField(urlFieldId)} {...look} />
      </nav>
      <div className="mt-auto grid gap-3">
        <nav aria-label="Account">{accountScreens.map(link)}</nav>
        {foot}
      </div>
    </header>
  );
}
