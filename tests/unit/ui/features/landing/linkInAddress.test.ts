import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from '../../../../../src/ui/features/auth/safeNext.ts';
import { linkInAddress, signInAddress } from '../../../../../src/ui/features/landing/linkInAddress.ts';

const origin = 'https://yardstick.example';

describe('linkInAddress', () => {
  it('finds nothing in a plain address', () => {
    expect(linkInAddress({ searchStr: '', hash: '' })).toBe('');
    expect(linkInAddress({ searchStr: '?zoopla=1', hash: 'pricing' })).toBe('');
  });

  it('finds the link an app shared, also inside other words', () => {
    const link = 'https://www.rightmove.co.uk/properties/162171665';
    expect(linkInAddress({ searchStr: `?url=${encodeURIComponent(link)}`, hash: '' })).toBe(link);
    expect(linkInAddress({ searchStr: `?title=House&text=${encodeURIComponent(`Look: ${link} what do you think`)}`, hash: '' })).toBe(link);
  });

  it('brings any link back over a sign-in unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string({ minLength: 1 })), (link) => {
        const next = new URLSearchParams(signInAddress('/deals', link).slice('/auth'.length)).get('next');
        const landed = new URL(safeNext(next, origin), origin);
        expect(landed.pathname).toBe('/deals');
        expect(linkInAddress({ searchStr: landed.search, hash: landed.hash.slice(1) })).toBe(link);
      }),
    );
  });
});
