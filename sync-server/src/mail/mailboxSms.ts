import type { Mailer } from './mailer.ts';
import type { SmsSender } from './smsSender.ts';

/** Puts text messages into the development mailbox, under the phone's number. */
export const createMailboxSms = (mailbox: Mailer): SmsSender => ({
  send: ({ phone, code }) =>
    mailbox.send({
      to: `+${phone}`,
      subject: 'Text message',
      text: `Your Yardstick code, valid for five minutes:\n\n    ${code}\n`,
    }),
});
