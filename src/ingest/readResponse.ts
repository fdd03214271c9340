import type { InvokeFailure } from '../account/account.ts';
import type { Result } from '../core/kernel/result.ts';
import type { PortalSite } from '../core/listing/facts.ts';
import { isIngestErrorCode, type IngestErrorCode, type IngestItem, type SearchShare } from '../core/contracts/ingestContract.ts';

/** The parts of the function's response that this device relies on. `site` and `runId` are null if absent or unknown. */
export type IngestAnswer =
  | {
      readonly ok: true;
      readonly items: readonly IngestItem[];
      readonly site: PortalSite | null;
      readonly runId: string | null;
      readonly search?: SearchShare;
    }
  | {
      readonly ok: false;
      readonly error: IngestErrorCode;
      /** The message, never empty. */
      readonly message: string;
      readonly offerCapture: boolean;
      readonly runId: string | null;
    };

/** The function's answer, or `offline` if there was none. */
export function readResponse(answer: Result<unknown, InvokeFailure>): IngestAnswer | 'offline' {
  const body = answer.ok ? answer.value : answer.error.body;
  const ours = readBody(body);
  if (ours !== null) return ours;
  if (answer.ok) return failed('internal', wordsIn(body));
  if (answer.error.kind === 'offline') return 'offline';
  if (answer.error.kind === 'http') return failed('internal', answer.error.message);
  // Show the server's own message if it sent one, because it may give the reason.
  return failed('unauthorized', wordsIn(body) ?? 'Your session has ended. Sign in again, then retry.');
}

const failed = (error: IngestErrorCode, message: string | null): IngestAnswer => ({
  ok: false,
  error,
  message: message || 'Failed to analyze property',
  offerCapture: false,
  runId: null,
});

/** The response, if it has the function's format. Null for anything else. */
function readBody(body: unknown): IngestAnswer | null {
  const { ok, error, details, items, site, runId: run, search } = fieldsOf(body);
  const runId = textOf(run);
  if (ok === false) {
    const { message, offerCapture } = fieldsOf(details);
    return {
      ok,
      error: isIngestErrorCode(error) ? error : 'internal',
      // The specification: details.message, else the error field, else "Ingestion failed".
      message: textOf(message) ?? textOf(error) ?? 'Ingestion failed',
      offerCapture: offerCapture === true,
      runId,
    };
  }
  if (ok !== true || !Array.isArray(items) || !items.every(isItem)) return null;
  const portal = site === 'zoopla' || site === 'rightmove' ? site : null;
  return { ok, items, site: portal, runId, ...(isObject(search) ? { search: search as unknown as SearchShare } : {}) };
}

const isItem = (item: unknown): item is IngestItem => {
  const { facts, sources, warnings } = fieldsOf(item);
  return isObject(facts) && isObject(sources) && Array.isArray(warnings);
};

/** The message in a response with another format, such as a gateway's `message` or `error`. Null if there is none. */
function wordsIn(body: unknown): string | null {
  const { details, error, message } = fieldsOf(body);
  return textOf(fieldsOf(details)['message']) ?? textOf(error) ?? textOf(message);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
