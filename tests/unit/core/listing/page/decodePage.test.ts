import { describe, expect, it } from 'vitest';
import { decodePage } from '../../../../../src/core/listing/page/decodePage.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Each character as one byte, so "£" is encoded as in windows-1252. */
const oneByte = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('decoding a saved page', () => {
  it('reads UTF-8 with or without a declaration or a byte order mark', () => {
    expect(decodePage(utf8('<p>£185,000</p>'))).toBe('<p>£185,000</p>');
    expect(decodePage(utf8('<meta charset="utf-8"><p>£1</p>'))).toContain('£1');
    expect(decodePage(utf8('\uFEFF<p>£1</p>'))).toBe('<p>£1</p>');
  });

  it('reads UTF-16 if it starts with a byte order mark', () => {
    expect(decodePage(Uint8Array.from([0xff, 0xfe, 0xa3, 0, 0x31, 0]))).toBe('£1');
    expect(decodePage(Uint8Array.from([0xfe, 0xff, 0, 0xa3, 0, 0x31]))).toBe('£1');
  });

  it('uses the character set declared in the page, in either form', () => {
    expect(decodePage(oneByte('<meta charset=windows-1252><p>£1</p>'))).toContain('£1');
    expect(decodePage(oneByte('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>£1</p>'))).toContain('£1');
  });

  it('falls back to windows-1252 for bytes that are not UTF-8', () => {
    expect(decodePage(oneByte('<p>£1</p>'))).toBe('<p>£1</p>');
  });

  it('keeps the rest of a UTF-8 page that contains an invalid byte', () => {
    expect(decodePage(new Uint8Array([...utf8('<meta charset="utf-8"><p>£1</p>'), 0xff]))).toContain('£1');
  });

  it('ignores an unknown character set', () => {
    expect(decodePage(utf8('<meta charset="martian"><p>£1</p>'))).toContain('£1');
  });
});
