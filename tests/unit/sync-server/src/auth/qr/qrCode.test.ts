import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../../../../../sync-server/src/auth/qr/qrCode.ts';
import { qrSvg } from '../../../../../../sync-server/src/auth/qr/qrSvg.ts';
import { readQrCode } from './readQrCode.ts';

describe('qrCode', () => {
  it('reads back as what was written, whatever text of up to 412 bytes it was', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .integer({ min: 0, max: 412 })
        .map((length) => 'otpauth://totp/Yardstick:ada@example.com?secret='.padEnd(length, 'ABC234').slice(0, length)),
    );
    fc.assert(
      fc.property(text, (content) => {
        fc.pre(new TextEncoder().encode(content).length <= 412);
        const modules = qrCode(content);
        expect(modules === null ? null : readQrCode(modules)).toBe(content);
      }),
      { numRuns: 60 },
    );
  });

  // ISO/IEC 18004, table 7: bytes each version holds at level M.
  it.each([
    [14, 21],
    [15, 25],
    [26, 25],
    [27, 29],
    [106, 41],
    [107, 45],
    [180, 53],
    [181, 57],
    [2331, 177],
  ])('takes for %i bytes the smallest version, %i modules wide', (bytes, size) => {
    expect(qrCode('x'.repeat(bytes))).toHaveLength(size);
  });

  it('is null for what no version holds', () => {
    expect(qrCode('x'.repeat(2332))).toBeNull();
    expect(qrSvg('x'.repeat(2332))).toBeNull();
  });

  it('becomes a picture with a light border of four modules and one square for each dark one', () => {
    const modules = qrCode('A') ?? [];
    const svg = qrSvg('A') ?? '';
    expect(svg).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 29 29'/);
    expect(svg).not.toContain('#');
    expect(svg.match(/h1v1h-1z/g)).toHaveLength(modules.flat().filter(Boolean).length);
    expect(svg).toContain('M4 4h1');
  });
});
