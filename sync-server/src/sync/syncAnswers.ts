import { badTokenMessage, tokenCode, tokenStatus, type BadVerdict } from '../../../src/backend/functionRequest.ts';
import type { SyncFailure } from '../../../src/core/protocol/syncCalls.ts';
import { noStore, rateLimitedRefusal, type Refusal as HttpRefusal } from '../http/refusal.ts';

/** A refused sync call. */
export type Refusal = HttpRefusal<SyncFailure['code']>;

export const jsonHeaders = { ...noStore, 'content-type': 'application/json; charset=utf-8' } as const;

export const badRequest = (message: string): Refusal => ({ status: 400, code: 'bad_request', message });

/** One message for every kind of missing or invalid token. The other messages about tokens tell a device what to do. */
const tokenWords: Readonly<Record<BadVerdict, string>> = {
  bad: badTokenMessage,
  'second-factor': 'This account uses a second factor. Sign in with it to continue.',
  deleted: 'This account has been deleted.',
  unavailable: 'We can’t check your account right now. Your changes are safe and we’ll try again to sync them.',
};

export const tokenRefusal = (why: BadVerdict): Refusal => ({
  status: tokenStatus[why],
  code: tokenCode[why],
  message: tokenWords[why],
  ...(why === 'unavailable' ? { retryAfterSeconds: 5 } : {}),
});

/** A missing workspace and another user's get this same response. */
export const noSuchWorkspace: Refusal = { status: 404, code: 'not_found', message: 'Workspace not found' };

export const tooLarge = (message: string): Refusal => ({ status: 413, code: 'too_large', message });

export const rateLimited = (seconds: number): Refusal => rateLimitedRefusal('too_many', seconds);

export const resyncRequired: Refusal = {
  status: 410,
  code: 'resync_required',
  message: 'Deleted records have been purged since this device last synced. A full pull is needed.',
};

export const unavailable: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'Sync is unavailable right now. Your changes are safe and we’ll try again to sync them.',
  retryAfterSeconds: 5,
};
