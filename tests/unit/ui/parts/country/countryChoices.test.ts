import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { ownersTaxEntries } from '../../../../../src/core/deal/tax/ownersTax.ts';
import { marketCountries } from '../../../../../src/core/market/markets.ts';
import { pathIn, withProfileDraft } from '../../../../../src/ui/features/profile/profileDraft.ts';
import { countryChoices } from '../../../../../src/ui/parts/country/countryChoices.ts';
import { taxEntriesIn } from '../../../../../src/ui/features/profile/parts/entries.ts';
import { ownerChoicesIn } from '../../../../../src/ui/features/profile/parts/ownershipChoices.ts';

describe('the countries of a profile', () => {
  it('are every one that is calculated, Britain and America first, then by name', () => {
    expect(countryChoices.map(({ value }) => value).toSorted()).toEqual([...marketCountries].toSorted());
    expect(countryChoices.map(({ label }) => label).slice(0, 4)).toEqual(['United Kingdom', 'United States', 'Austria', 'Belgium']);
  });

  it('offer a company in the United Kingdom alone', () => {
    const withCompany = marketCountries.filter((country) => ownerChoicesIn(country).some(({ value }) => value === 'company'));
    expect(withCompany).toEqual(['GB']);
  });

  it('ask what their own taxes depend on', () => {
    expect(taxEntriesIn('DE')).toEqual(ownersTaxEntries('DE'));
    expect(taxEntriesIn('IE')).not.toEqual(taxEntriesIn('GB'));
  });

  it('keep what is set for one apart from every other', () => {
    expect(pathIn('GB', 'budget')).toBe('budget');
    expect(pathIn('PL', 'budget')).toBe('abroad.PL.budget');
    const next = withProfileDraft(standardProfile, { [pathIn('FR', 'defaults.deposit')]: 0.2, [pathIn('IE', 'budget')]: 5_000_000 });
    expect(next).toEqual({ ...standardProfile, abroad: { FR: { defaults: { deposit: 0.2 } }, IE: { budget: 5_000_000 } } });
  });
});
