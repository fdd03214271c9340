import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrCodeSvg } from '../../../../../../sync-server/src/auth/factors/qrCode.ts';
import { readQrCode } from './readQrCode.ts';

const pixels = 4;
const border = 4;

/** The picture's modules, without its border. */
function modulesIn(picture: string | null): readonly (readonly boolean[])[] {
  const width = Number(/viewBox="0 0 (\d+) \1"/.exec(picture ?? '')?.[1]) / pixels - 2 * border;
  const dark = new Set([...(picture ?? '').matchAll(/M(\d+),(\d+)h/g)].map(([, x, y]) => `${Number(x) / pixels} ${Number(y) / pixels}`));
  return Array.from({ length: width }, (_, row) =>
    Array.from({ length: width }, (_unused, column) => dark.has(`${column + border} ${row + border}`)),
  );
}

describe('qrCodeSvg', () => {
  it('can be read back, for any text of up to 412 bytes', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .integer({ min: 0, max: 412 })
        .map((length) => 'otpauth://totp/Yardstick:ada@example.com?secret='.padEnd(length, 'ABC234').slice(0, length)),
    );
    fc.assert(
      fc.property(text, (content) => {
        fc.pre(new TextEncoder().encode(content).length <= 412);
        expect(readQrCode(modulesIn(qrCodeSvg(content)))).toBe(content);
      }),
      { numRuns: 60 },
    );
  });

  // ISO/IEC 18004, table 7: capacity of each version at level M, in bytes.
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
  ])('uses the smallest version for %i bytes, %i modules wide', (bytes, size) => {
    expect(modulesIn(qrCodeSvg('x'.repeat(bytes)))).toHaveLength(size);
  });

  it('is null for text longer than the largest version', () => {
    expect(qrCodeSvg('x'.repeat(2332))).toBeNull();
  });

  it('is safe in a data URL', () => {
    expect(qrCodeSvg('A')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 116 116">[^#]*<\/svg>$/);
  });
});
