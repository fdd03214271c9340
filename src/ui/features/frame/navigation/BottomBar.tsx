import { CircleUserRound } from 'lucide-react';
import { NavigationLinks } from './NavigationLinks.tsx';

const item =
  'grid min-h-14 justify-items-center content-center gap-0.5 text-xs text-ink-2 no-underline -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** The phone's navigation, under the thumb. */
export function BottomBar({ onAccount }: { readonly onAccount: () => void }) {
  return (
    <nav
      data-bottom-bar
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <NavigationLinks className={item} iconClassName="size-[22px]" />
      <button type="button" onClick={onAccount} className={item}>
        <CircleUserRound className="size-[22px]" aria-hidden="true" />
        Account
      </button>
    </nav>
  );
}
