import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../../src/core/kernel/calendar.ts';
import { italyChecks } from '../../../../../../src/core/market/eu/italy/checks/checks.ts';
import { italyDefaults } from '../../../../../../src/core/market/eu/italy/inputs/defaults.ts';
import { italyHelp, italyNames } from '../../../../../../src/core/market/eu/italy/inputs/localNames.ts';
import { italyTaxRows } from '../../../../../../src/core/market/eu/italy/inputs/taxRows.ts';
import { italyLending } from '../../../../../../src/core/market/eu/italy/lending.ts';
import { keepsTheLawsOfAFolder, loanOf } from '../countryFolder.ts';

const today = isoDate('2026-11-26');
const notesOf = (share: number, purpose: 'purchase' | 'home' = 'purchase') =>
  italyLending(loanOf(share, { purpose }), today).map(([id]) => id);

describe('Italy', () => {
  keepsTheLawsOfAFolder({
    country: 'IT',
    rows: italyTaxRows,
    defaults: italyDefaults,
    names: italyNames,
    help: italyHelp,
    checks: italyChecks,
  });

  it('asks for the property tax', () => {
    expect(italyDefaults.costs.propertyTaxPerYear).toBeNull();
  });

  it('warns of a loan above 80 % of the value', () => {
    expect([notesOf(0.8), notesOf(0.801), notesOf(0), notesOf(0.9, 'home')]).toEqual([
      ['it-lender-terms'],
      ['it-ltv', 'it-lender-terms'],
      [],
      [],
    ]);
  });
});
