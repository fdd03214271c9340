import { escapeHtml } from '../http/escapeHtml.ts';
import type { Database } from '../store/database.ts';
import { storedMails, type StoredMail } from './databaseMailer.ts';

/** `/__mailbox/KEY[?to=ADDRESS]`: the messages this server would have sent. As JSON if the caller asks for it. */
export async function mailboxPage(db: Database, request: Request): Promise<Response> {
  const mails = await storedMails(db, new URL(request.url).searchParams.get('to'));
  const headers = { 'cache-control': 'no-store' };
  if (request.headers.get('accept')?.includes('application/json') === true) return Response.json(mails, { headers });
  return new Response(pageOf(mails), { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

function pageOf(mails: readonly StoredMail[]): string {
  const list = mails.length === 0 ? '<p>No messages yet.</p>' : mails.map(articleOf).join('\n');
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Development mailbox</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #999;padding:1rem 0}pre{white-space:pre-wrap}</style></head>
<body><h1>Development mailbox</h1>
<p>This server sends no email (SMTP_URL is not set). The messages it would have sent are shown here, on this machine only. Keep the address of this page to yourself: it opens every account.</p>
${list}
</body></html>`;
}

const articleOf = ({ sentAt, to, subject, text }: StoredMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>to ${escapeHtml(to)} at <time>${escapeHtml(sentAt)}</time></p><pre>${escapeHtml(text)}</pre></article>`;
