import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { italyDefaults } from '../../../../../../src/core/market/eu/italy/inputs/defaults.ts';
import { italyLending } from '../../../../../../src/core/market/eu/italy/lending.ts';
import { loanOf } from '../loanOf.ts';

const today = isoDate('2026-11-26');
const notesOf = (share: number, purpose: 'purchase' | 'home' = 'purchase') =>
  italyLending(loanOf(share, { purpose }), today).map(([id]) => id);

describe('the Italian market', () => {
  it('has no default for the property tax', () => {
    expect(italyDefaults.costs.propertyTaxPerYear).toBeNull();
  });

  it('warns about a loan above 80% of the value', () => {
    expect([notesOf(0.8), notesOf(0.801), notesOf(0), notesOf(0.9, 'home')]).toEqual([
      ['it-lender-terms'],
      ['it-ltv', 'it-lender-terms'],
      [],
      [],
    ]);
  });
});
