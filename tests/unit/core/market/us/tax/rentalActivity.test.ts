import { describe, expect, it } from 'vitest';
import { rentalActivity } from '../../../../../../src/core/market/us/tax/rentalActivity.ts';
import type { Participation } from '../../../../../../src/core/market/us/tax/rentalActivity.ts';

const activity = (averageStay: number | null, participation: Participation = 'active') => rentalActivity({ averageStay, participation });

describe('the tax treatment of a rental', () => {
  it('a tenancy is passive with the allowance for active participation, even if the owner participates materially', () => {
    expect(activity(null)).toMatchObject({ losses: 'allowance', use: 'residential', isInvestment: true, notes: [], rules: [] });
    expect(activity(null, 'material')).toMatchObject({ losses: 'allowance', isInvestment: true });
    expect(activity(null, 'material').notes.join(' ')).toContain('real estate professionals');
    expect(activity(null, 'none').losses).toBe('passive');
  });

  it('stays of up to seven days are not a rental: non-passive with material participation, otherwise passive without the allowance', () => {
    expect(activity(7, 'material')).toMatchObject({ losses: 'non-passive', isInvestment: false, materialParticipation: true });
    expect([activity(7).losses, activity(7, 'none').losses]).toEqual(['passive', 'passive']);
    expect([activity(7.1, 'material').losses, activity(7.1).losses]).toEqual(['allowance', 'allowance']);
  });

  it('a home let for stays of less than 30 days is written off over 39 years, which is not confirmed', () => {
    expect([activity(29.9).use, activity(30).use]).toEqual(['non-residential', 'residential']);
    expect(activity(14).rules).toMatchObject([{ confirmed: false, certainty: 'unconfirmed' }]);
    expect(activity(3).rules.map(({ id }) => id)).toEqual(['us-seven-day-stays-1988-02-25', 'us-transient-use-1987-01-01']);
  });
});
