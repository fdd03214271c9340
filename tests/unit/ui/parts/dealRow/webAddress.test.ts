import { describe, expect, it } from 'vitest';
import { webAddress } from '../../../../../src/ui/parts/dealRow/webAddress.ts';

describe('webAddress', () => {
  it('returns web addresses unchanged', () => {
    expect(webAddress('https://www.zoopla.co.uk/for-sale/details/1/')).toBe('https://www.zoopla.co.uk/for-sale/details/1/');
  });

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '/relative', ''])('refuses %j', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
