import { Link, useRouter } from '@tanstack/react-router';
import type { AccountState } from '../../../account/account.ts';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { accountDestinationsOf } from './navigation/navigation.ts';
import { NavigationLink } from './navigation/NavigationLink.tsx';

interface AccountScreensProps {
  /** In the look of the bar they stand in. */
  readonly className: string;
  readonly glyphClassName: string;
  readonly onClick?: () => void;
}

/** The ways to the screens that stand with the account. */
export function AccountScreens(look: AccountScreensProps) {
  const { routesByPath } = useRouter();
  const screens = accountDestinationsOf(routesByPath);
  if (screens.length === 0) return null;
  return (
    <nav aria-label="Account">
      {screens.map(({ to, label, glyph }) => (
        <NavigationLink key={to} to={to} label={label} glyph={glyph} {...look} />
      ))}
    </nav>
  );
}

/** Who is signed in, with the way out or in; the foot of the side navigation and the phone's account sheet. */
export function AccountPanel({ state }: { readonly state: AccountState }) {
  if (state.kind === 'unknown') return null;
  if (state.kind === 'anonymous') {
    return (
      <LinkButton to="/auth" size="small" className="w-full">
        Sign In
      </LinkButton>
    );
  }
  return (
    <div className="grid gap-2">
      <Link to="/auth" data-testid="account-email" className="truncate text-sm text-ink-2 hover:text-ink" title={state.user.email}>
        {state.user.email}
      </Link>
      <LinkButton to="/auth" size="small" data-testid="sign-out">
        Sign out
      </LinkButton>
    </div>
  );
}
