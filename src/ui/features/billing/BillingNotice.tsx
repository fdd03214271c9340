import { LinkButton } from '../../components/press/LinkButton.tsx';

interface BillingNoticeProps {
  readonly signedIn: boolean;
  readonly online: boolean;
  /** Whether the server takes payments; null when unknown. */
  readonly configured: boolean | null;
}

const look = 'flex flex-wrap items-center justify-between gap-3 rounded-2 border border-line bg-sunk px-4 py-3 text-pretty';

/** Why plans cannot be bought now, and what still works. */
export function BillingNotice({ signedIn, online, configured }: BillingNoticeProps) {
  if (!signedIn)
    return (
      <div className={look} data-testid="billing-signed-out">
        <p className="max-w-[70ch]">
          You’re not signed in. A Free account includes three analyses a month. Deals you enter manually or upload as saved pages don’t
          count. Sign in to see or change your plan.
        </p>
        <LinkButton to="/auth" search={{ next: '/billing' }} look="primary" data-testid="billing-sign-in">
          Sign in
        </LinkButton>
      </div>
    );
  if (!online)
    return (
      <output className={look} data-testid="billing-offline">
        You’re offline and may be seeing out-of-date information. Changing your plan needs a connection.
      </output>
    );
  if (configured !== false) return null;
  return (
    <output className={look} data-testid="billing-not-configured">
      Paid plans aren’t available on this server yet. Your Free plan works as normal.
    </output>
  );
}
