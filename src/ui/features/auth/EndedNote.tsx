import type { AccountState } from '../../../account/account.ts';

/** On the sign-in screen: whose session ended, and that their work is still here. */
export function EndedNote({ state }: { readonly state: Extract<AccountState, { readonly kind: 'ended' }> }) {
  const { email } = state.user;
  return (
    <output data-testid="ended-note" className="rounded-2 border border-line bg-yours px-4 py-3">
      {state.accountDeleted
        ? `The account ${email} was deleted. Changes that were never sent are still on this device: save or remove them below.`
        : `The session of ${email} has ended. Your deals are still on this device. Sign in to send your changes.`}
    </output>
  );
}
