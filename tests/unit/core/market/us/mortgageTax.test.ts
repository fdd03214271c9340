import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../src/core/market/markets.ts';
import { toPercent } from '../../../../../src/core/kernel/rate.ts';
import { mortgageTaxOf } from '../../../../../src/core/market/us/mortgageTax.ts';

describe('American mortgage taxes', () => {
  it('are known in eight states', () => {
    const taxed = usStates.flatMap((state) => (mortgageTaxOf(state).rate > 0 ? [[state, toPercent(mortgageTaxOf(state).rate)]] : []));
    expect(Object.fromEntries(taxed)).toEqual({ AL: 0.15, FL: 0.55, GA: 0.3, MN: 0.23, NY: 0.75, OK: 0.1, TN: 0.115, VA: 0.25 });
  });

  it('note what is not confirmed, and what is not included', () => {
    expect([mortgageTaxOf('FL').confirmed, mortgageTaxOf('OK').confirmed, mortgageTaxOf('TX').confirmed]).toEqual([true, false, false]);
    expect(mortgageTaxOf('OK').rule.confirmed).toBe(false);
    expect(mortgageTaxOf('NY').notes[0]).toContain('1.925%');
    expect(mortgageTaxOf('TX')).toMatchObject({ words: 'We know of no mortgage tax in Texas.', notes: [] });
  });

  it('have a rule with a link and dates in every state', () => {
    for (const state of usStates) {
      const { rule } = mortgageTaxOf(state);
      expect(rule.id).toBe(`us-mortgage-tax-${state.toLowerCase()}`);
      expect(rule.url).toMatch(/^https:\/\/[^/]+\.[a-z]+/);
      expect(rule.inForceFrom <= rule.checkedOn).toBe(true);
    }
  });
});
