import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseObjectLiteral } from '../../../../../src/core/listing/islands/objectLiteral.ts';

describe('parsing a JavaScript literal without running it', () => {
  it('accepts unquoted keys, single quotes, comments, escapes and trailing commas', () => {
    const answer = parseObjectLiteral(String.raw`{ // portal
      id: 7, 'name': 'a\u002Fb\x2fc\n', /* x */ list: [1, -2.5e1, true, undefined,], }`);
    expect(answer).toEqual({ ok: true, value: { id: 7, name: 'a/b/c\n', list: [1, -25, true, null] } });
  });

  it.each(['{a: NaN}', '{a: alert(1)}', '{a: b}', '{a: `x${1}`}', '{a 1}', '{a:1', '{"a":1}x', '{...b}', ''])('refuses %s', (text) => {
    expect(parseObjectLiteral(text)).toEqual({ ok: false, error: 'bad-json' });
  });

  it('keeps __proto__ as an ordinary key', () => {
    const answer = parseObjectLiteral('{__proto__: {polluted: 1}}');
    expect(answer.ok && Object.keys(answer.value as object)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('refuses endless nesting instead of overflowing the stack', () => {
    expect(parseObjectLiteral('['.repeat(200_000)).ok).toBe(false);
  });

  it('parses any JSON value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        const answer = parseObjectLiteral(text);
        expect(answer.ok && JSON.stringify(answer.value)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });
});
