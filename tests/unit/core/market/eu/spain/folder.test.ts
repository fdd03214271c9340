import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { spainChecks } from '../../../../../../src/core/market/eu/spain/checks/checks.ts';
import { spainDefaults } from '../../../../../../src/core/market/eu/spain/inputs/defaults.ts';
import { spainTaxRows } from '../../../../../../src/core/market/eu/spain/inputs/taxRows.ts';
import { spainLending } from '../../../../../../src/core/market/eu/spain/lending.ts';
import { loanOf } from '../loanOf.ts';

const today = isoDate('2026-11-26');
const notesOf = (share: number, purpose: 'purchase' | 'home' = 'purchase') =>
  spainLending(loanOf(share, { purpose }), today).map(([id]) => id);

describe('the Spanish market', () => {
  it('has no default for the property tax or the marginal rate', () => {
    expect([spainDefaults.costs.propertyTaxPerYear, spainTaxRows.marginalRate.fallback]).toEqual([null, null]);
  });

  it('warns about a loan above 70% of the value', () => {
    expect([notesOf(0.7), notesOf(0.701), notesOf(0), notesOf(0.9, 'home')]).toEqual([['es-income'], ['es-ltv', 'es-income'], [], []]);
  });

  it('has a check, for a future date, on the end of tourist flats in Barcelona', () => {
    const ban = spainChecks.find(({ id }) => id === 'es-stay-barcelona-end');
    expect([ban?.rule.inForceFrom, ban?.rule.confirmed, ban?.towns]).toEqual(['2028-11-01', false, ['Barcelona']]);
  });

  it('lists each region with tense rental markets once', () => {
    const zones = spainChecks.filter(({ id, towns }) => id.startsWith('es-tense-zone') && towns === undefined);
    const places = zones.flatMap((zone) => zone.places);
    expect(places).toHaveLength(new Set(places).size);
    expect(places).toHaveLength(19);
  });
});
