import type { AuthFailure } from '../../../account/authFailure.ts';
import type { AccountSettings } from '../../../account/settings/accountSettings.ts';
import type { Result } from '../../../core/kernel/result.ts';
import { showNotice } from '../../components/notice/showNotice.ts';

/**
 * The purpose of a code. `recovery` continues to a new password. For `signup` the code has already been sent. `email` is the address typed
 * so far.
 */
export type CodeRequest =
  | { readonly use: 'email' | 'recovery'; readonly email: string }
  | { readonly use: 'signup'; readonly email: string; readonly password: string };

/** Signs in with the code sent to an address. Shows a notice if that worked but a sign-up's password could not be stored. */
export async function enterCode(
  settings: AccountSettings,
  code: CodeRequest,
  { email, digits }: { readonly email: string; readonly digits: string },
): Promise<Result<unknown, AuthFailure>> {
  if (code.use !== 'signup') return settings.enterCode({ email, digits, use: code.use });
  const confirmed = await settings.confirmSignUp({ email, digits, password: code.password });
  if (confirmed.ok && !confirmed.value.passwordStored) {
    showNotice({
      tone: 'poor',
      title: 'Your password wasn’t saved',
      detail: 'You’re signed in. Choose a password in your account settings.',
    });
  }
  return confirmed;
}
