/** The newest code the server sent to an address, from its development mailbox; waits until one is there. */
export async function codeSentTo(origin: string, email: string, subject = ''): Promise<string> {
  const giveUpAt = Date.now() + 5_000;
  for (;;) {
    const code = (await mailsTo(origin, email)).find((mail) => mail.subject.includes(subject))?.text.match(/^ {4}(\d{6})$/m)?.[1];
    if (code !== undefined) return code;
    if (Date.now() > giveUpAt) throw new Error(`No code was sent to ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What was sent to an address, newest first. */
export async function mailsTo(origin: string, email: string): Promise<readonly SentMail[]> {
  const answer = await fetch(`${origin}/__mailbox?to=${encodeURIComponent(email)}`, { headers: { accept: 'application/json' } });
  return (await answer.json()) as readonly SentMail[];
}

/** Another six digits than these. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
