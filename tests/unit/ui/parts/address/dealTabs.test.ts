import { describe, expect, it } from 'vitest';
import { dealTabs, parsePlace } from '../../../../../src/ui/parts/address/dealTabs.ts';

describe('deal tabs in the address', () => {
  it('are five, each with its own name', () => {
    expect(dealTabs.map(({ label }) => label)).toEqual(['Overview', 'Numbers', 'Area', 'Risk and strategies', 'Notes']);
    for (const { key } of dealTabs) expect(parsePlace(key)).toEqual({ tab: key, section: null });
  });

  it('include the sections of a tab', () => {
    expect(parsePlace('finance')).toEqual({ tab: 'numbers', section: 'finance' });
    expect(parsePlace('tax')).toEqual({ tab: 'numbers', section: 'tax' });
    expect(parsePlace('strategies')).toEqual({ tab: 'risk', section: 'strategies' });
  });

  it('support older addresses', () => {
    expect(parsePlace('cash-flow')).toEqual({ tab: 'numbers', section: 'years' });
    expect(parsePlace('purchase')).toEqual({ tab: 'numbers', section: 'costs' });
    expect(parsePlace('assumptions')).toEqual({ tab: 'numbers', section: null });
    expect(parsePlace('risk')).toEqual({ tab: 'risk', section: null });
  });

  it('default to the overview', () => {
    for (const hash of ['', 'nowhere', 'toString', '<script>']) expect(parsePlace(hash)).toEqual({ tab: 'overview', section: null });
  });
});
