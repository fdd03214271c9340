import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../src/core/market/markets.ts';
import { fromMajor, toMajor } from '../../../../../src/core/kernel/money.ts';
import { toPercent } from '../../../../../src/core/kernel/rate.ts';
import { michiganTax } from '../../../../../src/core/market/us/millageTax.ts';
import { buyersPropertyTax, propertyTaxRate, propertyTaxRule } from '../../../../../src/core/market/us/propertyTax.ts';

describe('property tax on a rental after its purchase', () => {
  it('follows the state’s own rule if one is known', () => {
    const rates = (['AL', 'CA', 'IN', 'MI', 'MS', 'SC', 'UT', 'WV'] as const).map((state) => toPercent(buyersPropertyTax(state).rate));
    expect(rates).toEqual([0.78, 1.2, 2, 2.28, 0.95, 1.46, 0.95, 1.08]);
  });

  it('is at least the average for all homes, and says so if that minimum applies', () => {
    for (const state of usStates) {
      const { rate, notes, rules, confirmed } = buyersPropertyTax(state);
      expect(rate).toBeGreaterThanOrEqual(propertyTaxRate(state));
      expect(notes.at(-1)).toContain('assessor');
      expect(rules.includes(propertyTaxRule)).toBe(state !== 'CA' && state !== 'IN');
      if (rate === propertyTaxRate(state) && state !== 'OR') expect(notes[0]).toContain('a rental may pay more');
      expect(confirmed).toBe(state === 'CA');
      for (const rule of rules) expect([rule.url.startsWith('https://'), rule.inForceFrom <= rule.checkedOn]).toEqual([true, true]);
    }
    expect(propertyTaxRule.confirmed).toBe(false);
  });

  it('grows by 3% a year, or 2% in California', () => {
    expect((['OH', 'CA', 'OR', 'FL'] as const).map((state) => toPercent(buyersPropertyTax(state).growth))).toEqual([3, 2, 3, 3]);
    expect(buyersPropertyTax('OH').rules.map(({ id }) => id)).toContain('us-property-tax-growth');
    expect(buyersPropertyTax('CA').rules.map(({ id }) => id)).not.toContain('us-property-tax-growth');
  });

  it('notes what happens after a sale in Florida and Texas', () => {
    expect(buyersPropertyTax('FL').notes.join(' ')).toContain('except for the school levy');
    expect(buyersPropertyTax('TX').notes.join(' ')).toContain('ends on 31 December 2026');
  });
});

describe('a property tax bill in mills', () => {
  it('is 18 mills higher for a rental in Michigan than for an owner-occupied home', () => {
    const { tax, asRental } = michiganTax({ taxableValue: fromMajor(300_000), mills: 47.5576, principalResidence: true });
    expect([toMajor(tax), toMajor(asRental)]).toEqual([14_267.28, 19_667.28]);
    const rental = michiganTax({ taxableValue: fromMajor(100_000), mills: 35, principalResidence: false });
    expect([toMajor(rental.tax), toMajor(rental.asRental)]).toEqual([3_500, 3_500]);
  });
});
