import type { ServiceCall } from '../../../../src/backend/database/databaseCall.ts';

/**
 * `functions/v1/teams-unsubscribe?token=TOKEN`, the link in mail about mentions. GET shows a button and changes nothing, because mail
 * scanners follow links. POST, from that button or from a mail program, stops the mail. Nobody needs to sign in.
 */
export async function unsubscribe(request: Request, call: ServiceCall): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') return page(200, askPage);
  if (request.method !== 'POST') return page(405, '<p>Open this link in a browser.</p>', { allow: 'GET, HEAD, POST' });
  const answer = await call('unsubscribe_mentions', { token });
  const known = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'done') === true;
  return known ? page(200, donePage) : page(404, unknownPage);
}

const askPage = '<p>Stop emails when someone mentions you in a comment?</p><form method="post"><button>Stop these emails</button></form>';

const donePage = '<p>You won’t get emails about mentions any more. You can switch them on again under Team in Yardstick.</p>';

const unknownPage = '<p>This link no longer works. Sign in to Yardstick to choose which emails you get.</p>';

function page(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  const html = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Yardstick emails</title>
<style>body{font:16px/1.5 system-ui;max-width:36rem;margin:2rem auto;padding:0 1rem}</style></head>
<body><h1>Emails about mentions</h1>${body}</body></html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers } });
}
