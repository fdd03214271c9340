import type { DataFailure } from './commands/dealCommand.ts';

/**
 * A failed IndexedDB call as a failure whose message says what to do. An exceeded quota arrives as QuotaExceededError, often inside an
 * AbortError (`inner`). A full disk arrives as an UnknownError in Chromium. Anything that is not a storage failure is a bug and is
 * rethrown.
 */
export function storageFailure(cause: unknown): Extract<DataFailure, { kind: 'storage-full' | 'storage-lost' }> {
  const errors = errorsIn(cause);
  const names = errors.map(({ name }) => name);
  if (names.includes('QuotaExceededError') || errors.some(({ message }) => message.includes(noSpace))) {
    return {
      kind: 'storage-full',
      message: 'This device is out of storage. Free some space, then try again. What you typed is still here.',
    };
  }
  if (names.includes('VersionError')) {
    return {
      kind: 'storage-lost',
      message:
        'A newer version of the app is open in another window, so this window can no longer save. Copy anything long you typed, then reload.',
    };
  }
  if (names.some((name) => storageErrors.has(name))) {
    return {
      kind: 'storage-lost',
      message:
        'Browser storage isn’t responding. Your disk may be full. Free some space, then try again. What you typed is still here. If this persists, close other tabs of the app and reload this one.',
    };
  }
  throw cause;
}

/** Why a person's stores did not open, as a message for the person. No stored data is lost. */
export function openFailure(cause: unknown): string {
  try {
    return storageFailure(cause).message;
  } catch {
    const said = cause instanceof Error ? (cause.message.split('\n')[0] ?? '').slice(0, 200) : '';
    return `Couldn’t read your data on this device or update it to this version of the app. The data was not changed. Reload, or update the app. (${said})`;
  }
}

const storageErrors = new Set([
  'AbortError',
  'BulkError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'ModifyError',
  'NotFoundError',
  'OpenFailedError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
]);

/** Chromium's UnknownError text when the disk itself is full, because it writes before checking the remaining space. */
const noSpace = 'FILE_ERROR_NO_SPACE';

interface Named {
  readonly name: string;
  readonly message: string;
}

/** An error and its causes: those that Dexie wraps (`inner`) and those of a bulk call (`failures`). */
function errorsIn(cause: unknown, depth = 0): readonly Named[] {
  if (typeof cause !== 'object' || cause === null || depth > 3) return [];
  const message = 'message' in cause && typeof cause.message === 'string' ? cause.message : '';
  const own = 'name' in cause && typeof cause.name === 'string' ? [{ name: cause.name, message }] : [];
  const under: unknown = 'inner' in cause ? cause.inner : 'cause' in cause ? cause.cause : null;
  const failures: readonly unknown[] = 'failures' in cause && Array.isArray(cause.failures) ? cause.failures.slice(0, 3) : [];
  return [...own, ...[under, ...failures].flatMap((one) => errorsIn(one, depth + 1))];
}
