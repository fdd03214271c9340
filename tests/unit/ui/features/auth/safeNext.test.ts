import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from '../../../../../src/ui/features/auth/safeNext.ts';

const origin = 'https://yardstick.example';

describe('safeNext', () => {
  it.each([
    '/',
    '/deals',
    '/deals/01JABC',
    '/sync-progress?zoopla=run',
    '/#link=https%3A%2F%2Fwww.zoopla.co.uk%2Ffor-sale%2Fdetails%2F1%2F',
  ])('keeps the path %s on our own origin unchanged', (next) => {
    expect(safeNext(next, origin)).toBe(next);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/deals',
    'http://yardstick.example/deals',
    'https://yardstick.example.evil.example',
    'https://yardstick.example@evil.example',
    '@evil.example',
    '.evil.example',
    'evil.example',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/deals\u0000',
    '',
  ])('returns /deals instead of %j', (next) => {
    expect(safeNext(next, origin)).toBe('/deals');
  });

  it('returns /deals if there is no path, and never the sign-in page', () => {
    expect(safeNext(null, origin)).toBe('/deals');
    expect(safeNext('/auth?next=/auth', origin)).toBe('/deals');
    expect(safeNext('/x/../auth', origin)).toBe('/deals');
  });

  it('always stays on our own origin, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '#',
      '?',
      'evil.example',
      'https',
      'javascript',
      'a',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        ),
        (next) => {
          const target = safeNext(next, origin);
          expect(target.startsWith('/')).toBe(true);
          expect(new URL(target, origin).origin).toBe(origin);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
