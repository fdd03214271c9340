import { expect, it } from 'vitest';
import { minor } from '../../../../src/core/kernel/money.ts';
import { rate } from '../../../../src/core/kernel/rate.ts';
import type { Profile } from '../../../../src/core/deal/profile.ts';
import { profileForTeam } from '../../../../src/core/deal/profileForTeam.ts';
import { parseProfile } from '../../../../src/core/deal/record/dealSchema.ts';
import { standardProfile } from '../../../../src/core/deal/standardProfile.ts';

const whole: Profile = {
  ...standardProfile,
  weights: { 'cash-flow': 3 },
  rules: { 'hmo/cash-flow': 40_000 },
  tax: { otherIncome: minor(6_000_000) },
  owner: 'company',
  basis: 'after-tax',
  budget: minor(9_000_000),
  riskTolerance: 'low',
  country: 'US',
  abroad: { US: { rules: { 'buy-to-let/cash-flow': 30_000 }, budget: minor(8_000_000), tax: { filing: 'joint' } } },
};

it('keeps targets, rules, weights and assumptions, and leaves out what is about the person, in every country', () => {
  const shared = profileForTeam(whole);
  expect(shared).toEqual({
    ...standardProfile,
    weights: { 'cash-flow': 3 },
    rules: { 'hmo/cash-flow': 40_000 },
    country: 'US',
    abroad: { US: { rules: { 'buy-to-let/cash-flow': 30_000 } } },
  });
  expect(parseProfile(shared)).toEqual({ ok: true, value: shared });
});

it('leaves a profile without personal details as it is', () => {
  const { defaults } = { defaults: { voidWeeks: rate(4) } };
  expect(profileForTeam({ ...standardProfile, defaults: { ...standardProfile.defaults, ...defaults } }).defaults).toMatchObject(defaults);
  expect(profileForTeam(standardProfile)).toEqual(standardProfile);
});
