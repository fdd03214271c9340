import { describe, expect, it } from 'vitest';
import { linkInAddress } from '../../../../../src/ui/parts/linkField/linkInAddress.ts';

const link = 'https://www.rightmove.co.uk/properties/162171665';

describe('linkInAddress', () => {
  it('finds nothing in a plain address', () => {
    expect(linkInAddress({ searchStr: '', hash: '' })).toBe('');
    expect(linkInAddress({ searchStr: '?zoopla=1', hash: 'pricing' })).toBe('');
  });

  it('finds the link that an app shared, even within other text', () => {
    expect(linkInAddress({ searchStr: `?url=${encodeURIComponent(link)}`, hash: '' })).toBe(link);
    expect(linkInAddress({ searchStr: `?title=House&text=${encodeURIComponent(`Look: ${link} what do you think`)}`, hash: '' })).toBe(link);
  });

  it('finds the link that the share target puts in the fragment', () => {
    expect(linkInAddress({ searchStr: '', hash: `link=${encodeURIComponent(`${link}?channel=RES_BUY#map`)}` })).toBe(
      `${link}?channel=RES_BUY#map`,
    );
  });
});
