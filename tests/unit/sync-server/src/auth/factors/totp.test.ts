import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpCode, totpStep, totpUri } from '../../../../../../sync-server/src/auth/factors/totp.ts';

/** RFC 4226 appendix D: the ASCII text "12345678901234567890" in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('totp', () => {
  it.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ])('computes the RFC 4226 (appendix D) code for count %i', (step, code) => {
    expect(totpCode(secret, step)).toBe(code);
  });

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('computes the last six digits of the RFC 6238 (appendix B) code for second %i', (second, code) => {
    expect(totpCode(secret, Math.floor(second / 30))).toBe(code);
  });

  it('accepts a code one step off, but no further', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1e8 }), fc.integer({ min: -4, max: 4 }), (step, off) => {
        const own = newTotpSecret();
        const found = totpStep(own, totpCode(own, step + off), step * 30_000 + 7_000);
        if (Math.abs(off) <= 1) expect(found).not.toBeNull();
        // One time in a million the code of another step has the same digits.
        else if (found !== null) expect(totpCode(own, found)).toBe(totpCode(own, step + off));
      }),
    );
  });

  it('rejects text that is not a code', () => {
    for (const text of ['', '0', '12345', '1234567', 'abcdef', '１２３４５６', '\0'.repeat(6)])
      expect(totpStep(secret, text, 1e12)).toBeNull();
  });

  it('encodes names with special characters so that they can be read back', () => {
    const uri = new URL(totpUri(secret, { issuer: 'A & B: "C"', email: 'o’neil+#%@example.com' }));
    expect(uri.searchParams.get('issuer')).toBe('A & B: "C"');
    expect(decodeURIComponent(uri.pathname.split('/').at(-1) ?? '')).toBe('A & B: "C":o’neil+#%@example.com');
  });
});
