import { describe, expect, it } from 'vitest';
import { dealTabs, parsePlace } from '../../../../../src/ui/parts/address/dealTabs.ts';

describe('the parts of a deal in its address', () => {
  it('are five, each found by its own name', () => {
    expect(dealTabs.map(({ label }) => label)).toEqual(['Overview', 'Numbers', 'Area', 'Risk and strategies', 'Notes']);
    for (const { key } of dealTabs) expect(parsePlace(key)).toEqual({ tab: key, section: null });
  });

  it('lead to a section of a part', () => {
    expect(parsePlace('finance')).toEqual({ tab: 'numbers', section: 'finance' });
    expect(parsePlace('tax')).toEqual({ tab: 'numbers', section: 'tax' });
    expect(parsePlace('strategies')).toEqual({ tab: 'risk', section: 'strategies' });
  });

  it('still open what an older address names', () => {
    expect(parsePlace('cash-flow')).toEqual({ tab: 'numbers', section: 'years' });
    expect(parsePlace('purchase')).toEqual({ tab: 'numbers', section: 'costs' });
    expect(parsePlace('assumptions')).toEqual({ tab: 'numbers', section: null });
    expect(parsePlace('risk')).toEqual({ tab: 'risk', section: null });
  });

  it('are the overview for anything else', () => {
    for (const hash of ['', 'nowhere', 'toString', '<script>']) expect(parsePlace(hash)).toEqual({ tab: 'overview', section: null });
  });
});
