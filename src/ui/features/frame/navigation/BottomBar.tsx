import { Glyph } from '../../../components/press/Glyph.tsx';
import { urlFieldId } from '../../landing/urlFieldId.ts';
import { focusLinkField } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';

const item =
  'grid min-h-14 flex-1 justify-items-center content-center gap-0.5 text-xs text-ink-2 no-underline -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** The phone's navigation, under the thumb: deals, a new one, how things stand, and the rest. */
export function BottomBar({ onMore }: { readonly onMore: () => void }) {
  const look = { className: item, glyphClassName: 'size-[22px]' };
  return (
    <nav
      data-bottom-bar
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <NavigationLink to="/deals" label="Deals" glyph="house" {...look} />
      <NavigationLink to="/deals" hash="add" label="Add" glyph="plus" onClick={() => focusLinkField(urlFieldId)} {...look} />
      <NavigationLink to="/dashboard" label="Dashboard" glyph="gauge" {...look} />
      <button type="button" onClick={onMore} data-testid="more-open" className={item}>
        <Glyph name="more" className="size-[22px]" />
        More
      </button>
    </nav>
  );
}
