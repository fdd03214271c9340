import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { protocolHeader } from '../../../src/core/protocol/syncCalls.ts';
import { badRequest, unavailable, type Refusal } from './syncAnswers.ts';

const upgradeRequired: Refusal = {
  status: 426,
  code: 'upgrade_required',
  message: 'This version of the app is too old to sync. Reload to update it. Your unsent changes are safe.',
};

/**
 * The caller's protocol version: this server's (`newest`) or the previous one. An older app must update. A newer one waits until the server
 * is updated. Without a version, `newest` is assumed.
 */
export function protocolOf(request: Request, newest: number): Result<number, Refusal> {
  const header = request.headers.get(protocolHeader);
  if (header === null) return ok(newest);
  if (!/^\d{1,6}$/.test(header)) return err(badRequest(`${protocolHeader} must be a whole number`));
  const spoken = Number(header);
  if (spoken > newest) return err({ ...unavailable, message: 'This server is older than the app. Try again later.' });
  return spoken < newest - 1 ? err(upgradeRequired) : ok(spoken);
}
