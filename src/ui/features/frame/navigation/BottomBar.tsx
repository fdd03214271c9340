import { Glyph } from '../../../components/press/Glyph.tsx';
import { AddLink } from './AddLink.tsx';
import { barScreens, type Destination } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';

const item =
  'grid min-h-14 flex-1 justify-items-center content-center gap-0.5 text-xs text-ink-2 no-underline -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/**
 * The phone's bottom navigation: deals, portfolio, add, alerts and the user menu. In a very short window, or at high zoom, it follows the
 * page content instead of covering it.
 */
export function BottomBar({ onMe }: { readonly onMe: () => void }) {
  const look = { className: item, glyphClassName: 'size-[22px]' };
  const link = (to: Destination) => <NavigationLink key={to.to} to={to} {...look} />;
  return (
    <nav
      data-bottom-bar
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden [@media_(height<30rem)]:static"
    >
      {barScreens.before.map(link)}
      <AddLink label="Add" className={item} glyphClassName="size-[22px] rounded-full bg-brand p-0.5 text-brand-ink" />
      {barScreens.after.map(link)}
      <button type="button" onClick={onMe} data-testid="me-open" aria-haspopup="dialog" className={item}>
        <Glyph name="person" className="size-[22px]" />
        Me
      </button>
    </nav>
  );
}
