import type { Query } from '../../sync-server/src/store/database.ts';

/**
 * The newest code that the server sent to an address, read from its development mailbox, which has a secret URL. Waits until there is one.
 */
export async function codeSentTo(mailbox: string, email: string, subject = ''): Promise<string> {
  for (let look = 0; look < 200; look += 1) {
    const code = (await mailsTo(mailbox, email)).find((mail) => mail.subject.includes(subject))?.text.match(/^ {4}(\d{6})$/m)?.[1];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code was sent to ${email}`);
}

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The messages sent to an address, newest first. */
export async function mailsTo(mailbox: string, email: string): Promise<readonly SentMail[]> {
  const answer = await fetch(`${mailbox}?to=${encodeURIComponent(email)}`, { headers: { accept: 'application/json' } });
  return (await answer.json()) as readonly SentMail[];
}

/** The newest code stored for an address, on a server without a mailbox page. */
export async function codeKept(sql: Query, email: string, subject = ''): Promise<string> {
  const [mail] = await sql(
    "select body from mailbox.mails where recipient = $1 and strpos(subject, $2) > 0 and body ~ '[0-9]{6}' order by mails.sent_at desc limit 1",
    [email, subject],
  );
  const code = /^ {4}(\d{6})$/m.exec(mail?.['body'] ?? '')?.[1];
  if (code === undefined) throw new Error(`No code was stored for ${email}`);
  return code;
}

/** A different six-digit code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
