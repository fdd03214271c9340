import type { AccountState } from '../../../account/account.ts';

/** Sign-in screen note that names the account whose session ended, and says that the account's deals are still on this device. */
export function SessionEndedNote({ state }: { readonly state: Extract<AccountState, { readonly kind: 'ended' }> }) {
  const { email } = state.user;
  return (
    <output data-testid="ended-note" className="rounded-2 border border-line bg-yours px-4 py-3">
      {state.accountDeleted
        ? `The account ${email} was deleted. Unsynced changes are still on this device. Save or remove them below.`
        : `${email} has been signed out. Your deals are still on this device. Sign in to sync your changes.`}
    </output>
  );
}
