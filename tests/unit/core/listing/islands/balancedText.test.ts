import { describe, expect, it } from 'vitest';
import { cutBalanced } from '../../../../../src/core/listing/islands/balancedText.ts';

describe('cutting a value out of a script', () => {
  it('ends at the matching bracket, whatever follows', () => {
    expect(cutBalanced('x = {"a":[1,{"b":2}]}; window.adInfo = [1]', 4)).toMatchObject({ kind: 'whole', text: '{"a":[1,{"b":2}]}' });
  });

  it('ignores brackets inside strings, including after escaped quotes', () => {
    const text = String.raw`{"a":"}]</script>\"}","b":'{'}`;
    expect(cutBalanced(`${text} rest`, 0)).toMatchObject({ kind: 'whole', text });
  });

  it('ignores brackets inside comments', () => {
    const text = '{ // }\n a: 1, /* } */ b: 2 }';
    expect(cutBalanced(text, 0)).toMatchObject({ kind: 'whole', text });
  });

  it('reports if the text ends before the value does', () => {
    expect(cutBalanced('{"a":[1,2', 0)).toEqual({ kind: 'open' });
    expect(cutBalanced('{"a":"never closed', 0)).toEqual({ kind: 'open' });
  });

  it('returns null if no bracket opens at the position', () => {
    expect(cutBalanced('abc', 1)).toBeNull();
  });
});
