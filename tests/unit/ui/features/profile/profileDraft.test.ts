import { describe, expect, it } from 'vitest';
import { parseProfile } from '../../../../../src/core/deal/record/dealSchema.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { pathIn, reverseOf, valueAt, withProfileDraft, type ProfilePath } from '../../../../../src/ui/features/profile/profileDraft.ts';

describe('a profile draft', () => {
  const draft = {
    'targets.netYield': 0.05,
    'weights.net-yield': 30,
    'tax.otherIncome': 50_000_00,
    budget: 60_000_00,
  };

  it('overrides the profile field by field, and gives a valid profile', () => {
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

  it('is undone by its reverse', () => {
    const next = withProfileDraft(standardProfile, draft);
    expect(withProfileDraft(next, reverseOf(standardProfile, draft))).toEqual({ ...standardProfile, tax: {} });
    expect(valueAt(next, 'weights.net-yield')).toBe(30);
    expect(valueAt(standardProfile, 'tax.otherIncome')).toBeUndefined();
  });

  it('makes the profile invalid if a value is invalid', () => {
    for (const [path, value] of Object.entries({ riskTolerance: 'none', budget: -1, strategy: 'castle' })) {
      expect(parseProfile(withProfileDraft(standardProfile, { [path]: value })).ok).toBe(false);
    }
  });

  it('keeps each country’s own settings separate', () => {
    const american = Object.fromEntries(Object.entries(draft).map(([path, value]) => [pathIn('US', path as ProfilePath), value]));
    expect(Object.keys(american)).toEqual([
      'targets.netYield',
      'abroad.US.weights.net-yield',
      'abroad.US.tax.otherIncome',
      'abroad.US.budget',
    ]);
    const both = withProfileDraft(withProfileDraft(standardProfile, draft), {
      country: 'US',
      ...american,
      'abroad.US.budget': 90_000_00,
      'abroad.US.rules.buy-to-let/cash-flow': 300_00,
    });
    expect(both).toMatchObject({
      country: 'US',
      budget: 60_000_00,
      tax: { otherIncome: 50_000_00 },
      abroad: { US: { budget: 90_000_00, tax: { otherIncome: 50_000_00 }, rules: { 'buy-to-let/cash-flow': 300_00 } } },
    });
    expect(parseProfile(both)).toEqual({ ok: true, value: both });
    expect(valueAt(both, 'abroad.US.rules.buy-to-let/cash-flow')).toBe(300_00);
    expect(valueAt(standardProfile, 'abroad.US.budget')).toBeUndefined();
    expect(withProfileDraft(both, { 'abroad.US.budget': null })).toMatchObject({ budget: 60_000_00, abroad: { US: { tax: {} } } });
    expect(withProfileDraft(both, { 'abroad.US.budget': null }).abroad?.US?.budget).toBeUndefined();
  });

  it('has a single field for settings common to all countries', () => {
    for (const path of ['strategy', 'owner', 'basis', 'riskTolerance', 'country'] as const) expect(pathIn('US', path)).toBe(path);
    expect(pathIn('GB', 'defaults.deposit')).toBe('defaults.deposit');
  });
});
