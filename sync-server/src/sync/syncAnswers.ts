import { badTokenMessage, tokenCode, tokenStatus, type BadVerdict } from '../../../src/backend/functionRequest.ts';
import type { SyncFailure } from '../../../src/core/protocol/syncCalls.ts';
import { noStore, tooManyCalls, type Refusal as HttpRefusal } from '../http/refusal.ts';

/** A refused call of sync. */
export type Refusal = HttpRefusal<SyncFailure['code']>;

export const jsonHeaders = { ...noStore, 'content-type': 'application/json; charset=utf-8' } as const;

export const badRequest = (message: string): Refusal => ({ status: 400, code: 'bad_request', message });

/** One message for every kind of missing or invalid token; the other token messages tell a device what to do. */
const tokenWords: Readonly<Record<BadVerdict, string>> = {
  bad: badTokenMessage,
  'second-factor': 'This account has a second factor. Sign in with it to go on.',
  deleted: 'This account was deleted.',
  unavailable: 'The accounts cannot be asked just now. Nothing is lost: it will be tried again.',
};

export const tokenRefusal = (why: BadVerdict): Refusal => ({
  status: tokenStatus[why],
  code: tokenCode[why],
  message: tokenWords[why],
  ...(why === 'unavailable' ? { retryAfterSeconds: 5 } : {}),
});

/** The same for a missing workspace and someone else's. */
export const noSuchWorkspace: Refusal = { status: 404, code: 'not_found', message: 'There is no such workspace' };

export const tooLarge = (message: string): Refusal => ({ status: 413, code: 'too_large', message });

export const tooMany = (seconds: number): Refusal => tooManyCalls('too_many', seconds);

export const resyncRequired: Refusal = {
  status: 410,
  code: 'resync_required',
  message: 'Records were deleted for good since this device last synced. Pull everything again.',
};

export const unavailable: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'Sync cannot answer just now. Nothing is lost: it will be tried again.',
  retryAfterSeconds: 5,
};
