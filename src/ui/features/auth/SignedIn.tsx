import type { User } from '../../../account/account.ts';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { useSignOut } from './useSignOut.ts';

/** Who is signed in on this device, and the way out. */
export function SignedIn({ user }: { readonly user: User }) {
  const { running, signOut } = useSignOut();
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl font-bold tracking-[-0.03em]">You are signed in</h1>
      <p>
        as{' '}
        <strong data-testid="account-email" className="break-all">
          {user.email}
        </strong>
      </p>
      <p className="text-ink-2">
        Signing out ends the session on this device only. Your deals stay stored in this browser; they open again when you sign in as the
        same person.
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/deals" look="primary">
          Go to deals
        </LinkButton>
        <Button data-testid="sign-out" busy={running} disabled={running} onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </div>
  );
}
