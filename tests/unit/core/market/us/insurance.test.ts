import { describe, expect, it } from 'vitest';
import { usStates } from '../../../../../src/core/market/markets.ts';
import { toMajor } from '../../../../../src/core/kernel/money.ts';
import { landlordInsurance } from '../../../../../src/core/market/us/insurance.ts';

describe('a landlord’s insurance', () => {
  it('is a quarter more than a homeowner’s quote in the state', () => {
    expect([toMajor(landlordInsurance('FL').amount), toMajor(landlordInsurance('HI').amount)]).toEqual([5_523.75, 766.25]);
    expect(landlordInsurance('FL')).toMatchObject({ rule: { id: 'us-landlord-insurance', certainty: 'confirmed' } });
  });

  it('is the country’s where the state has no quote, not confirmed, and says so', () => {
    const texas = landlordInsurance('TX');
    expect([toMajor(texas.amount), texas.rule.confirmed]).toEqual([3_178.75, false]);
    expect(texas.words).toContain('no quote for Texas');
    expect(usStates.filter((state) => landlordInsurance(state).rule.confirmed === false)).toHaveLength(14);
  });

  it('says for which dwelling it is', () => {
    for (const state of usStates) expect(landlordInsurance(state).words).toContain('$300,000 of dwelling cover');
  });
});
