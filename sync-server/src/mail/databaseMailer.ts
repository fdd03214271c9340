import { isoUtc } from '../store/isoUtc.ts';
import type { Database } from '../store/database.ts';
import type { Mailer } from './mailer.ts';

/** How many messages the mailbox page shows. */
const shownAtMost = 50;

/** A message in the development mailbox. */
export interface StoredMail {
  readonly sentAt: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Stores messages in the database instead of sending them. For local servers, where the mailbox page shows the messages. */
export function createDatabaseMailer(db: Database, clock: () => number): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      await db.q('insert into mailbox.mails (id, sent_at, recipient, subject, body) values ($1::uuid, $2::timestamptz, $3, $4, $5)', [
        crypto.randomUUID(),
        new Date(clock()).toISOString(),
        to,
        subject,
        text,
      ]);
    },
  };
}

/** The newest messages, newest first. If an address is given, only those sent to it. */
export async function storedMails(db: Database, recipient: string | null): Promise<readonly StoredMail[]> {
  const rows = await db.q(
    `select ${isoUtc('sent_at')}, recipient, subject, body from mailbox.mails where $1::text is null or recipient = $1
     order by mails.sent_at desc, id limit ${shownAtMost}`,
    [recipient],
  );
  return rows.map((row) => ({
    sentAt: row['sent_at'] ?? '',
    to: row['recipient'] ?? '',
    subject: row['subject'] ?? '',
    text: row['body'] ?? '',
  }));
}
