import type { Mail } from '../../mail/mailer.ts';

/** The purpose of a code, as its message states it. */
export type CodePurpose = 'sign-in' | 'confirm' | 'known' | 'recovery' | 'email-change' | 'reauthentication';

const words: Readonly<Record<CodePurpose, { readonly subject: string; readonly lead: string; readonly otherwise: string }>> = {
  'sign-in': {
    subject: 'Your sign-in code',
    lead: 'Type this code to sign in to Yardstick:',
    otherwise: 'If you did not ask to sign in, ignore this message: nobody gets in without the code.',
  },
  confirm: {
    subject: 'Confirm your email address',
    lead: 'Type this code to confirm your address and open your Yardstick account:',
    otherwise:
      'It ends passwords and sign-ins from before the address was confirmed.\nIf you did not ask for an account, ignore this message: the account opens for no one without the code.',
  },
  known: {
    subject: 'You already have an account',
    lead: 'A new Yardstick account was asked for with your address, which has one. Type this code to sign in to it:',
    otherwise: 'If you did not ask for this, ignore this message: your account stays as it is.',
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'Type this code to choose a new Yardstick password:',
    otherwise: 'If you did not ask for this, ignore this message: your password stays as it is.',
  },
  'email-change': {
    subject: 'Confirm the change of your email address',
    lead: 'Type this code to agree to the change of the address of a Yardstick account:',
    otherwise: 'If you did not ask for this, tell nobody the code and change your password.',
  },
  reauthentication: {
    subject: 'Confirm that it is you',
    lead: 'Type this code to confirm a change of your Yardstick password:',
    otherwise: 'If you did not ask for this, tell nobody the code and change your password.',
  },
};

/** The message with a code. It has no link, which on a phone would open the browser instead of the installed app. */
export function codeMail(to: string, purpose: CodePurpose, code: string): Mail {
  const { subject, lead, otherwise } = words[purpose];
  return { to, subject, text: `${lead}\n\n    ${code}\n\nIt is good for one hour and for one use.\n${otherwise}\n` };
}

/** The message to an address that cannot be used for another account, because it already has one. */
export const takenMail = (to: string): Mail => ({
  to,
  subject: 'Your address was asked for',
  text: 'Another Yardstick account asked to use your address, which has an account of its own. Nothing was changed.\n',
});
