import { describe, expect, it } from 'vitest';
import { storageFailure } from '../../../src/data/storageFailure.ts';

const named = (name: string, inner?: unknown): Error => Object.assign(new Error(name), { name, inner });

describe('a failed storage call', () => {
  it('is "full" also when the quota error hides inside an abort', () => {
    expect(storageFailure(named('AbortError', named('QuotaExceededError'))).kind).toBe('storage-full');
  });

  it('is "full" also when it is one of many writes that failed together', () => {
    const failures = [named('AbortError', named('QuotaExceededError'))];
    expect(storageFailure(Object.assign(named('BulkError'), { failures })).kind).toBe('storage-full');
  });

  it('is "full" also when the disk itself took no more, which Chromium calls unknown', () => {
    const said =
      'Connection is closing because of: IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)';
    const unknown = Object.assign(new Error(said), { name: 'UnknownError' });
    expect(storageFailure(unknown).kind).toBe('storage-full');
    expect(storageFailure(named('AbortError', unknown)).kind).toBe('storage-full');
  });

  it('is "lost" when the database was closed, evicted or does not answer', () => {
    for (const name of ['DatabaseClosedError', 'UnknownError', 'InvalidStateError'])
      expect(storageFailure(named(name)).kind).toBe('storage-lost');
  });

  it('throws a bug on instead of calling it storage', () => {
    expect(() => storageFailure(new TypeError('x is not a function'))).toThrow(TypeError);
  });
});
