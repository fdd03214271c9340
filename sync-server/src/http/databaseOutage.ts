import type { DatabaseOutage } from '../store/database.ts';

/** Calls that need the database. The app's files and settings do not need it. */
const needsDatabase = /^\/(auth\/v1|account\/v1|functions\/v1|sync\/v1|__mailbox)(\/|$)/;

/** Calls that have a body but only read. */
const readsByPost = new Set(['/sync/v1/digest', '/functions/v1/plan-usage', '/functions/v1/billing-state', '/functions/v1/shared-link']);

const message: Readonly<Record<DatabaseOutage, string>> = {
  starting: 'The database is restarting. Try again in a moment.',
  'no-room': 'The server’s disk is full, so it can’t save anything now. Your data stays on this device and will be sent later.',
};

const retryAfterSeconds: Readonly<Record<DatabaseOutage, number>> = { starting: 5, 'no-room': 60 };

/** The 503 for a call that would fail, or use the last disk space. Null if it may proceed. */
export function refuseDuringOutage(request: Request, trouble: () => DatabaseOutage | null): Response | null {
  const { pathname } = new URL(request.url);
  if (!needsDatabase.test(pathname)) return null;
  const why = trouble();
  if (why === null) return null;
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) || readsByPost.has(pathname);
  return why === 'no-room' && reads ? null : outageResponse(why);
}

/** One body for auth-js, sync and function callers, each of which reads a different field. */
export function outageResponse(why: DatabaseOutage): Response {
  const body = { ok: false, code: 'unavailable', error_code: 'unavailable', error: 'unavailable', message: message[why] };
  return Response.json(body, { status: 503, headers: { 'retry-after': String(retryAfterSeconds[why]), 'cache-control': 'no-store' } });
}
