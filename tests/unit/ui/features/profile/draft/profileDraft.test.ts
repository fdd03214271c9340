import { describe, expect, it } from 'vitest';
import { parseProfile } from '../../../../../../src/core/deal/record/dealSchema.ts';
import { standardProfile } from '../../../../../../src/core/deal/standardProfile.ts';
import { reverseOf, valueAt, withProfileDraft } from '../../../../../../src/ui/features/profile/draft/profileDraft.ts';

describe('a draft of the profile', () => {
  const draft = {
    'targets.netYield': 0.05,
    'weights.net-yield': 30,
    'tax.otherIncome': 50_000_00,
    budget: 60_000_00,
  };

  it('lies over the profile, place by place, and makes one that may be stored', () => {
    const next = withProfileDraft(standardProfile, draft);
    expect(next).toEqual({
      ...standardProfile,
      targets: { ...standardProfile.targets, netYield: 0.05 },
      weights: { 'net-yield': 30 },
      tax: { otherIncome: 50_000_00 },
      budget: 60_000_00,
    });
    expect(parseProfile(next)).toEqual({ ok: true, value: next });
  });

  it('is taken back by its reverse', () => {
    const next = withProfileDraft(standardProfile, draft);
    expect(withProfileDraft(next, reverseOf(standardProfile, draft))).toEqual({ ...standardProfile, tax: {} });
    expect(valueAt(next, 'weights.net-yield')).toBe(30);
    expect(valueAt(standardProfile, 'tax.otherIncome')).toBeUndefined();
  });

  it('is refused where a field of the profile is not one', () => {
    for (const [path, value] of Object.entries({ riskTolerance: 'none', budget: -1, strategy: 'castle' })) {
      expect(parseProfile(withProfileDraft(standardProfile, { [path]: value })).ok).toBe(false);
    }
  });
});
