import type { Mail } from '../../mail/mailer.ts';

/** The purpose of a code, as its message states it. */
export type CodePurpose = 'sign-in' | 'confirm' | 'known' | 'recovery' | 'email-change' | 'reauthentication';

const words: Readonly<Record<CodePurpose, { readonly subject: string; readonly lead: string; readonly otherwise: string }>> = {
  'sign-in': {
    subject: 'Your sign-in code',
    lead: 'Enter this code to sign in to Yardstick:',
    otherwise: 'If you did not ask to sign in, ignore this email. No one can sign in without the code.',
  },
  confirm: {
    subject: 'Confirm your email address',
    lead: 'Enter this code to confirm your email address and open your Yardstick account:',
    otherwise:
      'It also cancels any password or sign-in created before you confirmed your address.\nIf you did not ask for an account, ignore this email. The account cannot be opened without the code.',
  },
  known: {
    subject: 'You already have an account',
    lead: 'Someone tried to create a Yardstick account with your address, which already has one. Enter this code to sign in:',
    otherwise: 'If this was not you, ignore this email. Your account has not changed.',
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'Enter this code to choose a new Yardstick password:',
    otherwise: 'If this was not you, ignore this email. Your password has not changed.',
  },
  'email-change': {
    subject: 'Confirm your new email address',
    lead: 'Enter this code to confirm the new email address of a Yardstick account:',
    otherwise: 'If this was not you, do not share the code, and change your password.',
  },
  reauthentication: {
    subject: 'Confirm that it is you',
    lead: 'Enter this code in Yardstick to confirm that it is you:',
    otherwise: 'If this was not you, do not share the code, and change your password.',
  },
};

/** The message with a code. It has no link, because on a phone a link would open the browser instead of the installed app. */
export function codeMail(to: string, purpose: CodePurpose, code: string): Mail {
  const { subject, lead, otherwise } = words[purpose];
  return { to, subject, text: `${lead}\n\n    ${code}\n\nThe code works once and expires in one hour.\n${otherwise}\n` };
}

/** The message to an address that has an account, when another account asked to change to that address. */
export const addressTakenMail = (to: string): Mail => ({
  to,
  subject: 'Someone tried to use your email address',
  text: 'Someone asked to move another Yardstick account to your email address, but this address already has an account. Nothing was changed.\n',
});
