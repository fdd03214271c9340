import { describe, expect, it } from 'vitest';
import { decodePage } from '../../../../../src/core/listing/page/decodePage.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Bytes below 256 as they are: what windows-1252 writes for "£". */
const oneByte = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the text of a saved page', () => {
  it('is read as UTF-8 with or without a declaration or a byte order mark', () => {
    expect(decodePage(utf8('<p>£185,000</p>'))).toBe('<p>£185,000</p>');
    expect(decodePage(utf8('<meta charset="utf-8"><p>£1</p>'))).toContain('£1');
    expect(decodePage(utf8('\uFEFF<p>£1</p>'))).toBe('<p>£1</p>');
  });

  it('is read as UTF-16 where its first bytes say so', () => {
    expect(decodePage(Uint8Array.from([0xff, 0xfe, 0xa3, 0, 0x31, 0]))).toBe('£1');
    expect(decodePage(Uint8Array.from([0xfe, 0xff, 0, 0xa3, 0, 0x31]))).toBe('£1');
  });

  it('is read in the character set a page names, in either form of the declaration', () => {
    expect(decodePage(oneByte('<meta charset=windows-1252><p>£1</p>'))).toContain('£1');
    expect(decodePage(oneByte('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>£1</p>'))).toContain('£1');
  });

  it('falls back to windows-1252 for bytes that are not UTF-8', () => {
    expect(decodePage(oneByte('<p>£1</p>'))).toBe('<p>£1</p>');
  });

  it('keeps the rest of a UTF-8 page that holds one bad byte', () => {
    expect(decodePage(new Uint8Array([...utf8('<meta charset="utf-8"><p>£1</p>'), 0xff]))).toContain('£1');
  });

  it('does not trust a character set nobody has heard of', () => {
    expect(decodePage(utf8('<meta charset="martian"><p>£1</p>'))).toContain('£1');
  });
});
