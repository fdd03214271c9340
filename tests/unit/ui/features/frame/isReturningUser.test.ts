import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReturningUser } from '../../../../../src/ui/features/frame/isReturningUser.ts';

afterEach(() => vi.unstubAllGlobals());

const user = { id: 'a', email: 'ann@example.test' };

describe('isReturningUser', () => {
  it('is true for a signed-in user, after an ended session, and in a browser with stored data', () => {
    vi.stubGlobal('localStorage', { length: 0 });
    expect(isReturningUser({ kind: 'signed-in', user })).toBe(true);
    expect(isReturningUser({ kind: 'ended', user, accountDeleted: false })).toBe(true);
    expect(isReturningUser({ kind: 'anonymous' })).toBe(false);
    vi.stubGlobal('localStorage', { length: 1 });
    expect(isReturningUser({ kind: 'anonymous' })).toBe(true);
  });

  it('is false if the browser denies storage', () => {
    vi.stubGlobal('localStorage', {
      get length(): number {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(isReturningUser({ kind: 'anonymous' })).toBe(false);
  });
});
