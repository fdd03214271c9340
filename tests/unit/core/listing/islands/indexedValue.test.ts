import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeIndexed, isIndexed } from '../../../../../src/core/listing/islands/indexedValue.ts';
import { encodeIndexed } from '../../../../support/listingEncodings.ts';

const decode = (entries: unknown): unknown => {
  const answer = decodeIndexed({ data: JSON.stringify(entries) });
  return answer.ok ? answer.value : answer.error;
};

describe('value encoded as a list of indexed entries', () => {
  it('is decoded to the original value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        // Compared as plain JSON, because minus zero and __proto__ keys are not under test.
        const plain: unknown = JSON.parse(JSON.stringify(value));
        fc.pre(!JSON.stringify(plain).includes('__proto__'));
        expect(JSON.stringify(decode(JSON.parse(encodeIndexed(plain))))).toBe(JSON.stringify(plain));
      }),
    );
  });

  it('can share one entry between equal primitives, such as bedrooms and bathrooms', () => {
    expect(decode([{ bedrooms: 1, bathrooms: 1 }, 2])).toEqual({ bedrooms: 2, bathrooms: 2 });
  });

  it('does not treat a number in an entry as another index', () => {
    expect(decode([[1, 2], 0, 'x'])).toEqual([0, 'x']);
  });

  it('decodes sentinels and wrapped values to their JSON equivalents', () => {
    expect(decode([[-1, -3, 1, 2], ['Date', '2026-11-20T00:00:00.000Z'], ['Set', 3], 5])).toEqual([
      null,
      null,
      '2026-11-20T00:00:00.000Z',
      [5],
    ]);
    expect(decode([['Map', 1, 2], 'key', 'value'])).toEqual({ key: 'value' });
  });

  it.each(['Reactive', 'ShallowReactive', 'Ref', 'ShallowRef'])('unwraps a value that Nuxt wraps as %s', (wrapper) => {
    expect(decode([[wrapper, 1], { listing: 2 }, [wrapper, 3], { id: 4 }, 7])).toEqual({ listing: { id: 7 } });
    expect(decode([[wrapper, 0]])).toBeNull();
  });

  it('replaces cycles and invalid indices with null', () => {
    expect(decode([{ self: 0, far: 99, half: 1.5 }])).toEqual({ self: null, far: null, half: null });
  });

  it('decodes each entry once, even if entries reference each other twice', () => {
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

  it('is recognised by its shape alone', () => {
    expect(isIndexed({ data: '[]', encoding: 'on' })).toBe(true);
    expect(isIndexed({ data: '[]' })).toBe(false);
    expect(isIndexed({ propertyData: {}, encoding: 'on' })).toBe(false);
    expect(decode('nothing')).toBe('bad-json');
  });
});
