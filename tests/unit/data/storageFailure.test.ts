import { describe, expect, it } from 'vitest';
import { storageFailure } from '../../../src/data/storageFailure.ts';

const named = (name: string, inner?: unknown): Error => Object.assign(new Error(name), { name, inner });

describe('a failed storage call', () => {
  it('is "full" if the quota error is inside an abort error', () => {
    expect(storageFailure(named('AbortError', named('QuotaExceededError'))).kind).toBe('storage-full');
  });

  it('is "full" if one of several failed writes hit the quota', () => {
    const failures = [named('AbortError', named('QuotaExceededError'))];
    expect(storageFailure(Object.assign(named('BulkError'), { failures })).kind).toBe('storage-full');
  });

  it('is "full" if the disk itself is full, which Chromium reports as unknown', () => {
    const said =
      'Connection is closing because of: IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)';
    const unknown = Object.assign(new Error(said), { name: 'UnknownError' });
    expect(storageFailure(unknown).kind).toBe('storage-full');
    expect(storageFailure(named('AbortError', unknown)).kind).toBe('storage-full');
  });

  it('is "lost" if the database was closed or evicted, or does not answer', () => {
    for (const name of ['DatabaseClosedError', 'UnknownError', 'InvalidStateError'])
      expect(storageFailure(named(name)).kind).toBe('storage-lost');
  });

  it('rethrows a bug instead of treating it as a storage failure', () => {
    expect(() => storageFailure(new TypeError('x is not a function'))).toThrow(TypeError);
  });
});
