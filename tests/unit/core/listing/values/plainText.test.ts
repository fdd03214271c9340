import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, plainText } from '../../../../../src/core/listing/values/plainText.ts';

describe('plain text from untrusted HTML', () => {
  it('keeps words and line ends and drops every tag', () => {
    const html = '<b>Hall</b><br />Kitchen &amp; diner<p>Garden</p><img src=x onerror="window.x=1"><script>evil()</script>';
    expect(plainText(html, { max: 500, lines: true })).toBe('Hall\nKitchen & diner\nGarden');
  });

  it('joins an address on several lines into one line', () => {
    expect(lineOf('  12 Sample  Street,\r\nTestford ')).toBe('12 Sample Street, Testford');
  });

  it('removes control, bidirectional and zero-width characters', () => {
    expect(lineOf('12\u0000 \u202egnp.teertS\u202c\u200b\u2066 Road\u0007')).toBe('12 gnp.teertS Road');
  });

  it('replaces a lone surrogate with U+FFFD, and never cuts a character in half', () => {
    expect(lineOf('a\ud83c b')).toBe('a\ufffd b');
    expect(plainText('ab🏠cd', { max: 3 })).toBe('ab');
  });

  it('decodes entities only once', () => {
    expect(lineOf('&amp;lt;b&amp;gt; &#163;5 &#x2013; &unknown; caf&eacute;')).toBe('&lt;b&gt; £5 – &unknown; café');
  });

  it('keeps a bracket that does not open a tag', () => {
    expect(lineOf('3 < 4 and 5 > 4')).toBe('3 < 4 and 5 > 4');
  });

  it('reads only the first 200,000 characters, whatever they are', () => {
    expect(plainText(`${' '.repeat(199_990)}Hall`, { max: 20_000 })).toBe('Hall');
    expect(plainText(`${' '.repeat(200_000)}Hall`, { max: 20_000 })).toBeNull();
    expect(plainText('<'.repeat(400_000), { max: 20_000 })).toBe('<'.repeat(20_000));
    expect(plainText('&'.repeat(400_000), { max: 20_000 })).toBe('&'.repeat(20_000));
    expect(plainText('<script>'.repeat(50_000), { max: 20_000 })).toBeNull();
    expect(plainText('<a '.repeat(100_000), { max: 20_000 })).toHaveLength(20_000);
  });

  it('gives well-formed text without control characters and within its limit, or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (value, max) => {
        const text = plainText(value, { max, lines: true });
        if (text === null) return;
        expect(text.length).toBeLessThanOrEqual(max);
        // oxlint-disable-next-line no-control-regex -- the test looks for control characters
        expect(text).toMatch(/^[^\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]+$/);
        expect(encodeURIComponent(text)).not.toBe('');
      }),
    );
  });
});
