import { describe, expect, it } from 'vitest';
import { fromBase64, keyInFragment, linkAddress, toBase64, toBase64Url } from '../../../src/sharing/linkKey.ts';

const key = Uint8Array.from({ length: 32 }, (_, at) => 255 - at * 5);

describe('the key in an address', () => {
  it('is after the #, which a browser never sends', () => {
    const address = new URL(linkAddress('https://app.example', '00000000-0000-4000-8000-000000000001', toBase64Url(key)));
    expect(address.pathname).toBe('/shared/00000000-0000-4000-8000-000000000001');
    expect(address.search).toBe('');
    expect(keyInFragment(address.hash)).toEqual(key);
  });

  it.each(['', '#', '#abc', `#${'A'.repeat(44)}`, `#${'A'.repeat(42)}!`, `#key=${'A'.repeat(43)}`])(
    'is missing or incomplete: “%s”',
    (fragment) => {
      expect(keyInFragment(fragment)).toBeNull();
    },
  );
});

describe('base64', () => {
  it('gives back the bytes, also of a long text', () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 31) % 256);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  });

  it('of other text is null', () => {
    expect(fromBase64('not base64!')).toBeNull();
  });
});
