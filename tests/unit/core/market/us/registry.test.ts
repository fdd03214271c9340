import { describe, expect, it } from 'vitest';
import { unitedStates } from '../../../../../src/core/market/us/registry.ts';
import type { UsRule } from '../../../../../src/core/market/us/usRule.ts';

describe('the American rules', () => {
  it('each carry a link, a day in force before the day they were checked, and whether they are confirmed', () => {
    const rules: readonly UsRule[] = unitedStates.rules;
    for (const rule of rules) {
      expect(rule.url).toMatch(/^https:\/\/[^/]+\.[a-z]+/);
      expect(rule.inForceFrom <= rule.checkedOn).toBe(true);
      expect(rule.checkedOn).toBe(unitedStates.checkedOn);
      expect(['confirmed', 'unconfirmed']).toContain(rule.certainty);
      expect(rule.confirmed ?? true).toBe(rule.certainty === 'confirmed');
    }
  });

  it('have ids of their own', () => {
    expect(new Set(unitedStates.rules.map((rule) => rule.id)).size).toBe(unitedStates.rules.length);
  });
});
