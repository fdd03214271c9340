import { Link, useLocation } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { urlFieldId } from '../landing/urlFieldId.ts';
import { destinations, focusLinkField } from './navigation.ts';

const item =
  'grid min-h-14 justify-items-center content-center gap-0.5 text-xs text-ink-2 no-underline -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** The phone's navigation, under the thumb. */
export function BottomBar({ onAccount }: { readonly onAccount: () => void }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <nav
      data-bottom-bar
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {destinations.map(({ to, hash, label, Icon }) => (
        <Link
          key={label}
          to={to}
          hash={hash}
          activeOptions={{ exact: true, includeHash: true }}
          onClick={hash === '' ? undefined : () => focusLinkField(urlFieldId)}
          aria-current={hash === '' && path.startsWith(to) ? 'page' : undefined}
          className={item}
        >
          <Icon className="size-[22px]" aria-hidden="true" />
          {label}
        </Link>
      ))}
      <button type="button" onClick={onAccount} className={item}>
        <CircleUserRound className="size-[22px]" aria-hidden="true" />
        Account
      </button>
    </nav>
  );
}
