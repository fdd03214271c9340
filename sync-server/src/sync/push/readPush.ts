import * as v from 'valibot';
import { readJsonBody } from '../../../../src/backend/body/readJsonBody.ts';
import { err, ok, type Result } from '../../../../src/core/kernel/result.ts';
import { pushCall, syncLimits, type PushCall } from '../../../../src/core/protocol/syncCalls.ts';
import { badRequest, tooLarge, type Refusal } from '../syncAnswers.ts';

/**
 * The body of a push. Its rows are checked later, one by one. A body or batch that is too large gets status 413, and the device splits it.
 */
export async function readPush(request: Request): Promise<Result<PushCall, Refusal>> {
  const body = await readJsonBody(request, syncLimits.bodyBytes);
  if (!body.ok && body.error === 'too-large') return err(tooLarge(`A push may have at most ${syncLimits.bodyBytes} bytes`));
  if (!body.ok) return err(badRequest('The body is not JSON'));
  if (rowsIn(body.value) > syncLimits.rows) return err(tooLarge(`A push may have at most ${syncLimits.rows} rows`));
  const parsed = v.safeParse(pushCall, body.value);
  return parsed.success ? ok(parsed.output) : err(badRequest('The body is not a push in this protocol’s format'));
}

function rowsIn(body: unknown): number {
  const rows: unknown = typeof body === 'object' && body !== null && 'rows' in body ? body.rows : null;
  return Array.isArray(rows) ? rows.length : 0;
}
