import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../../src/core/kernel/calendar.ts';
import { belgiumDefaults } from '../../../../../src/core/market/eu/belgium/inputs/defaults.ts';
import { belgiumTaxRows } from '../../../../../src/core/market/eu/belgium/inputs/taxRows.ts';
import { belgiumLending } from '../../../../../src/core/market/eu/belgium/lending.ts';
import { netherlandsChecks } from '../../../../../src/core/market/eu/netherlands/checks/checks.ts';
import { netherlandsDefaults } from '../../../../../src/core/market/eu/netherlands/inputs/defaults.ts';
import { netherlandsTaxRows } from '../../../../../src/core/market/eu/netherlands/inputs/taxRows.ts';
import { netherlandsLending } from '../../../../../src/core/market/eu/netherlands/lending.ts';
import { polandChecks } from '../../../../../src/core/market/eu/poland/checks/checks.ts';
import { polandTaxRows } from '../../../../../src/core/market/eu/poland/inputs/taxRows.ts';
import { polandLending } from '../../../../../src/core/market/eu/poland/lending.ts';
import { loanOf } from './loanOf.ts';

const notesOn = (lending: typeof belgiumLending, share: number) => lending(loanOf(share), isoDate('2026-11-26')).map(([id]) => id);

describe('European letting rules', () => {
  it('ask for a Dutch home’s rent points and state no euro limit for 2026', () => {
    const points = netherlandsChecks.find(({ id }) => id === 'nl-rent-points');
    expect(points?.level).toBe('ask');
    expect(points?.words).toContain('144 to 186');
    expect(points?.words).not.toContain('€');
  });

  it('say that the status of the Polish short-stay law is not confirmed', () => {
    expect(polandChecks.find(({ id }) => id === 'pl-stay-law')?.words).toContain('couldn’t confirm its current status');
  });
});

describe('European defaults', () => {
  it('leave Dutch and Belgian property tax empty, because it is on the bill', () => {
    expect([netherlandsDefaults.costs.propertyTaxPerYear, belgiumDefaults.costs.propertyTaxPerYear]).toEqual([null, null]);
  });

  it('leave tax rows empty if the figure is published later or is on a bill', () => {
    expect(netherlandsTaxRows.debtPercentage.fallback?.value).toBeNull();
    expect([belgiumTaxRows.indexedCadastralIncome, belgiumTaxRows.coefficient].map(({ fallback }) => fallback?.value)).toEqual([
      null,
      null,
    ]);
    expect(polandTaxRows.spouses.fallback?.value).toBe(false);
  });
});

describe('loans on a let home', () => {
  it('have a note above the usual limit', () => {
    expect([0.7, 0.71, 0.91].map((share) => notesOn(netherlandsLending, share)[0])).toEqual(['nl-let-consent', 'nl-ltv', 'nl-ltv']);
    expect([0.8, 0.81].map((share) => notesOn(belgiumLending, share))).toEqual([[], ['be-ltv']]);
    expect([0.8, 0.81].map((share) => notesOn(polandLending, share)[0])).toEqual(['pl-rate', 'pl-ltv']);
  });

  it('have no note without a loan', () => {
    expect([netherlandsLending, belgiumLending, polandLending].flatMap((lending) => notesOn(lending, 0))).toEqual([]);
  });
});
