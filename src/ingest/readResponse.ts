import type { InvokeFailure } from '../account/account.ts';
import type { Result } from '../core/kernel/result.ts';
import type { IngestResponse } from '../core/listing/ingestContract.ts';

/** The function's answer, whatever the transport made of it. */
export function readResponse(answer: Result<unknown, InvokeFailure>): IngestResponse | 'offline' {
  const body = answer.ok ? answer.value : answer.error.body;
  if (isIngestResponse(body)) return body;
  if (!answer.ok && answer.error.kind === 'offline') return 'offline';
  const unauthorized = !answer.ok && answer.error.kind === 'unauthorized';
  return {
    ok: false,
    error: unauthorized ? 'unauthorized' : 'internal',
    details: { message: unauthorized ? 'Your session has ended. Sign in again, then retry.' : '', offerCapture: false },
    items: [],
    site: null,
    runId: null,
  };
}

function isIngestResponse(body: unknown): body is IngestResponse {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  if (body.ok === true) return 'items' in body && Array.isArray(body.items) && 'runId' in body && 'site' in body;
  return body.ok === false && 'error' in body && 'details' in body && typeof body.details === 'object' && body.details !== null;
}
