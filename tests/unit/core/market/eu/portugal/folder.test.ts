import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { portugalDefaults } from '../../../../../../src/core/market/eu/portugal/inputs/defaults.ts';
import { portugalTaxRows } from '../../../../../../src/core/market/eu/portugal/inputs/taxRows.ts';
import { portugalLending } from '../../../../../../src/core/market/eu/portugal/lending.ts';
import { loanOf } from '../loanOf.ts';

const today = isoDate('2026-11-26');
const notesOf = (share: number, purpose: 'purchase' | 'home' = 'purchase') =>
  portugalLending(loanOf(share, { purpose }), today).map(([id]) => id);

describe('the Portuguese market', () => {
  it('has no default for the property tax or the marginal rate', () => {
    expect([portugalDefaults.costs.propertyTaxPerYear, portugalTaxRows.marginalRate.fallback]).toEqual([null, null]);
  });

  it('starts with the flat rate, not with the unconfirmed one', () => {
    expect(portugalTaxRows.regime.fallback?.value).toBe('flat');
  });

  it('warns about a loan above 80% of the value', () => {
    expect([notesOf(0.8), notesOf(0.801), notesOf(0), notesOf(0.9, 'home')]).toEqual([['pt-income'], ['pt-ltv', 'pt-income'], [], []]);
  });
});
