import { err, type Result } from '../core/kernel/result.ts';
import type { IngestItem, IngestResponse } from '../core/contracts/ingestContract.ts';
import type { Site } from '../core/listing/facts.ts';
import type { IngestFailure } from './ingest.ts';
import type { IngestContext } from './ingestContext.ts';
import { storeReadings } from './storeReadings.ts';

/** Stores the readings of a logged capture and logs its outcome. Returns the deals' ids in order. */
export async function finishCapture(
  context: IngestContext,
  id: string,
  read: { readonly items: readonly IngestItem[]; readonly site: Site },
): Promise<Result<readonly string[], IngestFailure>> {
  const stored = await storeReadings(context, read.items, { site: read.site, via: 'fetch' });
  if (!stored.ok) return failCapture(context, failure('storage', stored.error.message, id), null);
  await context.captures.update(id, { state: 'saved', dealIds: stored.value });
  return stored;
}

/** Logs the failure with its capture, if any, and returns it. */
export async function failCapture(
  context: IngestContext,
  error: IngestFailure,
  runId: string | null,
): Promise<{ ok: false; error: IngestFailure }> {
  if (error.captureId !== null) {
    const { message, offerCapture } = error;
    const code = captureCode(error.code);
    await context.captures.update(error.captureId, {
      state: 'failed',
      error: { code, message, offerCapture },
      // A recorded failed run stays failed, and the next attempt requests a new one. Without a record the outcome is unknown, and the same
      // run is requested again.
      ...(runId === null ? {} : { runId, askedRunId: null }),
    });
  }
  return err(error);
}

export const failure = (code: IngestFailure['code'], message: string, captureId: string | null): IngestFailure => ({
  code,
  message,
  offerCapture: false,
  captureId,
});

type StoredCode = 'offline' | 'storage' | Extract<IngestResponse, { ok: false }>['error'];

/** Failures about the kind of page or the workspace are reported before a capture is created, so they never occur for a stored one. */
function captureCode(code: IngestFailure['code']): StoredCode {
  switch (code) {
    case 'signed-out':
      return 'unauthorized';
    case 'search-page':
    case 'agent-page':
    case 'house-prices-page':
    case 'blocked-page':
    case 'read-only':
    case 'not-a-deal-file':
      return 'not_a_listing';
    default:
      return code;
  }
}
