import type { DataFailure } from './commands/dealCommand.ts';

/**
 * A failed IndexedDB call as data that says what to do. A full disk arrives as QuotaExceededError, often inside an
 * AbortError (`inner`). Anything that is not a storage failure is a bug and is thrown on.
 */
export function storageFailure(cause: unknown): Extract<DataFailure, { kind: 'storage-full' | 'storage-lost' }> {
  const names = errorNames(cause);
  if (names.includes('QuotaExceededError')) {
    return {
      kind: 'storage-full',
      message: 'This device has no room left for the change. Free some space, then try again: what you typed is still here.',
    };
  }
  if (names.some((name) => storageErrors.has(name))) {
    return {
      kind: 'storage-lost',
      message: 'The storage of this browser did not answer. Reload the page, then try again; if it stays, close other tabs of the app.',
    };
  }
  throw cause;
}

const storageErrors = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'NotFoundError',
  'OpenFailedError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
]);

function errorNames(cause: unknown): readonly string[] {
  const names: string[] = [];
  let at: unknown = cause;
  for (let depth = 0; depth < 4 && typeof at === 'object' && at !== null; depth += 1) {
    if ('name' in at && typeof at.name === 'string') names.push(at.name);
    at = 'inner' in at ? at.inner : 'cause' in at ? at.cause : null;
  }
  return names;
}
