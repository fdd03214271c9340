import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeIndexed, isIndexed } from '../../../../../src/core/listing/islands/indexedValue.ts';
import { encodeIndexed } from '../../../../support/listingEncodings.ts';

const decode = (entries: unknown): unknown => {
  const answer = decodeIndexed({ data: JSON.stringify(entries) });
  return answer.ok ? answer.value : answer.error;
};

describe('a value written as one list of indexed entries', () => {
  it('decodes what was encoded', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        // Plain JSON on both sides: minus zero and __proto__ keys are not what is tested here.
        const plain: unknown = JSON.parse(JSON.stringify(value));
        fc.pre(!JSON.stringify(plain).includes('__proto__'));
        expect(JSON.stringify(decode(JSON.parse(encodeIndexed(plain))))).toBe(JSON.stringify(plain));
      }),
    );
  });

  it('lets equal primitives share one entry: bedrooms and bathrooms may point at the same number', () => {
    expect(decode([{ bedrooms: 1, bathrooms: 1 }, 2])).toEqual({ bedrooms: 2, bathrooms: 2 });
  });

  it('does not resolve leaves again: a number in an entry is a number', () => {
    expect(decode([[1, 2], 0, 'x'])).toEqual([0, 'x']);
  });

  it('reads sentinels and wrapped values as what JSON can hold', () => {
    expect(decode([[-1, -3, 1, 2], ['Date', '2026-11-20T00:00:00.000Z'], ['Set', 3], 5])).toEqual([
      null,
      null,
      '2026-11-20T00:00:00.000Z',
      [5],
    ]);
    expect(decode([['Map', 1, 2], 'key', 'value'])).toEqual({ key: 'value' });
  });

  it.each(['Reactive', 'ShallowReactive', 'Ref', 'ShallowRef'])('takes what Nuxt wraps as %s for the value itself', (wrapper) => {
    expect(decode([[wrapper, 1], { listing: 2 }, [wrapper, 3], { id: 4 }, 7])).toEqual({ listing: { id: 7 } });
    expect(decode([[wrapper, 0]])).toBeNull();
  });

  it('ends cycles and indices that lead nowhere in null', () => {
    expect(decode([{ self: 0, far: 99, half: 1.5 }])).toEqual({ self: null, far: null, half: null });
  });

  it('decodes each entry once where entries name each other twice over', () => {
    let reads = 0;
    const entries: unknown[] = Array.from({ length: 60 }, (_, at) => [at + 1, at + 1]);
    entries.push('x');
    const counted = new Proxy(entries, {
      get: (list, key, receiver): unknown => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(list, key, receiver);
      },
    });
    expect(decodeIndexed({ data: counted }).ok).toBe(true);
    expect(reads).toBe(61);
  });

  it('is told by its shape alone', () => {
    expect(isIndexed({ data: '[]', encoding: 'on' })).toBe(true);
    expect(isIndexed({ data: '[]' })).toBe(false);
    expect(isIndexed({ propertyData: {}, encoding: 'on' })).toBe(false);
    expect(decode('nothing')).toBe('bad-json');
  });
});
