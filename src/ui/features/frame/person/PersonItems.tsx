import type { ReactNode } from 'react';
import { personIn, type AccountState } from '../../../../account/account.ts';
import { AmountsSwitch } from '../../../components/figure/amounts/AmountsSwitch.tsx';
import { Glyph } from '../../../components/press/Glyph.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { areas } from '../navigation/navigation.ts';
import { NavigationLink } from '../navigation/NavigationLink.tsx';
import { personScreens } from '../navigation/otherScreens.ts';
import { ThemeSwitch } from '../../../components/theme/ThemeSwitch.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import type { Overlay } from '../overlay.ts';

const item =
  'flex min-h-11 w-full items-center gap-3.5 rounded-lg px-2 text-left text-[15px] text-ink no-underline hover:bg-sunk aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold lg:min-h-10';

interface PersonItemsProps extends PersonMenuProps {
  readonly isWide: boolean;
}

/** Items of the user menu, in the same order on every device. */
export function PersonItems({ state, isWide, onClose, onOverlay }: PersonItemsProps) {
  const isKnown = personIn(state) !== null;
  const own = personScreens.filter(({ to }) => isKnown || to !== '/auth');
  const screens = isWide ? own : [areas, ...own];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Who state={state} />
      <nav aria-label="Me" className="grid border-t border-line pt-2">
        {screens.map((to) => (
          <NavigationLink key={to.to} to={to} onClick={onClose} className={item} glyphClassName="size-5 text-ink-2" />
        ))}
        <button type="button" onClick={() => onOverlay('keys')} data-testid="keys-open" className={item}>
          <Glyph name="table" className="size-5 text-ink-2" />
          Keyboard shortcuts
        </button>
        <button type="button" onClick={() => onOverlay('news')} data-testid="news-open" className={item}>
          <Glyph name="bell" className="size-5 text-ink-2" />
          What’s new
        </button>
      </nav>
      <div className="grid border-t border-line pt-2">
        <Row label="Theme">
          <ThemeSwitch />
        </Row>
        <Row label="Amounts">
          <AmountsSwitch />
        </Row>
      </div>
      {state.kind === 'signed-in' ? <SignOutButton user={state.user} onAsk={() => onOverlay('sign-out')} onSignedOut={onClose} /> : null}
    </div>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex items-center justify-between gap-3 pl-2">
    <span className="text-[15px]">{label}</span>
    {children}
  </div>
);

/** The user's email, or a sign-in link when signed out. */
function Who({ state }: { readonly state: AccountState }) {
  const email = personIn(state)?.email;
  return (
    <div className="grid gap-2 px-2">
      {email === undefined ? (
        <p className="text-sm text-ink-2">You’re not signed in. Your deals are saved in this browser only.</p>
      ) : (
        <p className="text-sm break-all text-ink-2" data-testid="account-email">
          {email}
        </p>
      )}
      {state.kind === 'signed-in' ? null : (
        <LinkButton to="/auth" size="small" data-testid={state.kind === 'ended' ? 'sign-in-again' : 'sign-in'}>
          {state.kind === 'ended' ? 'Sign in again' : 'Sign in'}
        </LinkButton>
      )}
    </div>
  );
}

export interface PersonMenuProps {
  readonly state: AccountState;
  readonly onClose: () => void;
  readonly onOverlay: (overlay: Overlay) => void;
}
