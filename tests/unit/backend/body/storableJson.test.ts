import { describe, expect, it } from 'vitest';
import { storableJson } from '../../../../src/backend/body/storableJson.ts';

describe('JSON for the database', () => {
  it('contains no NUL and no lone surrogate', () => {
    expect(storableJson({ a: 'x\u0000y', b: ['\ud800', '\udc00!'] })).toBe('{"a":"x\ufffdy","b":["\ufffd","\ufffd!"]}');
  });

  it('is otherwise unchanged, also for text that looks like an escape', () => {
    const value = { text: 'a \\u0000 b', house: '🏠', price: 5, none: null };
    expect(JSON.parse(storableJson(value))).toEqual(value);
  });
});
