import { describe, expect, it } from 'vitest';
import { kindOfDevice, nameOfDevice } from '../../../../src/core/protocol/deviceKind.ts';

const chance = Uint8Array.from({ length: 16 }, (_, place) => place * 17);

describe('device name', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36', 'Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 'Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux'],
    ['Node.js/24', null],
  ])('contains the kind of device: %s', (userAgent, kind) => {
    const name = nameOfDevice(userAgent, chance);
    expect(kindOfDevice(name)).toBe(kind);
    // The format that stamps and sync calls accept.
    expect(name).toMatch(/^[0-9A-Za-z]{8,40}$/);
  });
});
