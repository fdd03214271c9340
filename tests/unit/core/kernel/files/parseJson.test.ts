import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../../../src/core/kernel/files/parseJson.ts';

describe('parsing untrusted JSON', () => {
  it('returns the same value as JSON.parse, whatever the strings contain', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (given) => {
        const text = JSON.stringify(given);
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
    expect(parseJson('{"a":"[[[\\\\\\"{"}', 1)).toEqual({ ok: true, value: { a: '[[[\\"{' } });
  });

  it('refuses text that is nested too deeply, before parsing it', () => {
    expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`).ok).toBe(true);
    for (const levels of [65, 200_000]) {
      expect(parseJson(`${'['.repeat(levels)}${']'.repeat(levels)}`)).toEqual({ ok: false, error: 'too-deep' });
      expect(parseJson('{"a":'.repeat(levels))).toEqual({ ok: false, error: 'too-deep' });
    }
  });

  it.each(['', '{', '[1,', '"open', '"a\\', 'undefined'])('refuses text that is not JSON: %j', (text) => {
    expect(parseJson(text)).toEqual({ ok: false, error: 'not-json' });
  });
});
