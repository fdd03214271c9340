import { Link } from '@tanstack/react-router';
import type { AccountState } from '../../../account/account.ts';
import { LinkButton } from '../../components/press/LinkButton.tsx';

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
  const ended = state.kind === 'ended';
  return (
    <div className="grid gap-2">
      <Link to="/auth" data-testid="account-email" className="truncate text-sm text-ink-2 hover:text-ink" title={state.user.email}>
        {state.user.email}
      </Link>
      <LinkButton to="/auth" size="small" data-testid={ended ? 'sign-in-again' : 'sign-out'}>
        {ended ? 'Sign in again' : 'Sign out'}
      </LinkButton>
    </div>
  );
}
