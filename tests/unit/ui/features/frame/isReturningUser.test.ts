import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReturningUser } from '../../../../../src/ui/features/frame/isReturningUser.ts';

afterEach(() => vi.unstubAllGlobals());

const user = { id: 'a', email: 'ann@example.test' };

describe('isKnownHere', () => {
  it('knows whoever is signed in, also after their session ended, and a browser that keeps something', () => {
    vi.stubGlobal('localStorage', { length: 0 });
    expect(isReturningUser({ kind: 'signed-in', user })).toBe(true);
    expect(isReturningUser({ kind: 'ended', user, accountDeleted: false })).toBe(true);
    expect(isReturningUser({ kind: 'anonymous' })).toBe(false);
    vi.stubGlobal('localStorage', { length: 1 });
    expect(isReturningUser({ kind: 'anonymous' })).toBe(true);
  });

  it('knows nobody where the browser refuses its storage', () => {
    vi.stubGlobal('localStorage', {
      get length(): number {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(isReturningUser({ kind: 'anonymous' })).toBe(false);
  });
});
