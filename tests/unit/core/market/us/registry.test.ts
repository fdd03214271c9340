import { describe, expect, it } from 'vitest';
import { unitedStates } from '../../../../../src/core/market/us/registry.ts';
import type { UsRule } from '../../../../../src/core/market/us/usRule.ts';

describe('the American tax and lending rules', () => {
  it('each have a link, a start date before the date they were checked, and whether they are confirmed', () => {
    const rules: readonly UsRule[] = unitedStates.rules;
    for (const rule of rules) {
      expect(rule.url).toMatch(/^https:\/\/[^/]+\.[a-z]+/);
      expect(rule.inForceFrom <= rule.checkedOn).toBe(true);
      expect(rule.checkedOn >= unitedStates.checkedOn).toBe(true);
      expect(['confirmed', 'unconfirmed']).toContain(rule.certainty);
      expect(rule.confirmed ?? true).toBe(rule.certainty === 'confirmed');
    }
  });

  it('have unique ids', () => {
    expect(new Set(unitedStates.rules.map((rule) => rule.id)).size).toBe(unitedStates.rules.length);
  });

  it('have a title, and an id that ends in their year', () => {
    expect(unitedStates.rules.map(({ id }) => id)).toEqual([
      'us-property-tax-2026',
      'us-closing-costs-2024',
      'us-depreciation-1993-05-13',
      'us-niit-2013-01-01',
      'us-passive-loss-1987-01-01',
      'us-qbi-2018-01-01',
      'us-bonus-2025-01-20',
      'us-like-kind-2018-01-01',
      'us-hpa-1999-07-29',
      'us-fannie-investment',
      'us-rent-cover',
    ]);
    for (const { title } of unitedStates.rules) expect(title).toMatch(/^[A-Z\d].{10,}/);
    expect(unitedStates).toMatchObject({ currency: 'USD', version: expect.stringMatching(/^us-\d{4}-\d\d-\d\d$/) as unknown });
  });
});
