import { LinkButton } from '../../components/press/LinkButton.tsx';

interface BillingNoticeProps {
  readonly signedIn: boolean;
  readonly online: boolean;
  /** Whether the server takes payments; null where it has not said. */
  readonly configured: boolean | null;
}

const look = 'flex flex-wrap items-center justify-between gap-3 rounded-2 border border-line bg-sunk px-4 py-3 text-pretty';

/** Why nothing can be bought here and now, and what works all the same. */
export function BillingNotice({ signedIn, online, configured }: BillingNoticeProps) {
  if (!signedIn)
    return (
      <div className={look} data-testid="billing-signed-out">
        <p className="max-w-[70ch]">
          You are not signed in. Free costs nothing: with an account, three analyses a month are read for you, and deals you type in or
          bring as saved pages never count. Sign in to see your plan, or to change it.
        </p>
        <LinkButton to="/auth" search={{ next: '/billing' }} look="primary" data-testid="billing-sign-in">
          Sign in
        </LinkButton>
      </div>
    );
  if (!online)
    return (
      <output className={look} data-testid="billing-offline">
        You are offline. What stands here is what the server last said; changing the plan needs a connection.
      </output>
    );
  if (configured !== false) return null;
  return (
    <output className={look} data-testid="billing-not-configured">
      Billing is not configured on this server, so nothing can be bought here. Free works as it is, with everything it has.
    </output>
  );
}
