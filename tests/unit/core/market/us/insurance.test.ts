import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../src/core/market/markets.ts';
import { toMajor } from '../../../../../src/core/kernel/money.ts';
import { landlordInsurance } from '../../../../../src/core/market/us/insurance.ts';

describe('landlord insurance', () => {
  it('costs 25% more than a homeowner’s quote in the state', () => {
    expect([toMajor(landlordInsurance('FL').amount), toMajor(landlordInsurance('HI').amount)]).toEqual([5_523.75, 766.25]);
    expect(landlordInsurance('FL')).toMatchObject({ rule: { id: 'us-landlord-insurance', certainty: 'confirmed' } });
  });

  it('uses the national figure if the state has no quote, marked as not confirmed', () => {
    const texas = landlordInsurance('TX');
    expect([toMajor(texas.amount), texas.rule.confirmed]).toEqual([3_178.75, false]);
    expect(texas.words).toContain('no quote for Texas');
    expect(usStates.filter((state) => landlordInsurance(state).rule.confirmed === false)).toHaveLength(14);
  });

  it('states the dwelling it is for', () => {
    for (const state of usStates) expect(landlordInsurance(state).words).toContain('$300,000 of dwelling cover');
  });
});
