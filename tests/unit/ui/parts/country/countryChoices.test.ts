import { describe, expect, it } from 'vitest';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { ownersTaxEntries } from '../../../../../src/core/deal/tax/ownersTax.ts';
import { marketCountries } from '../../../../../src/core/market/markets.ts';
import { pathIn, withProfileDraft } from '../../../../../src/ui/features/profile/profileDraft.ts';
import { countryChoices } from '../../../../../src/ui/parts/country/countryChoices.ts';
import { taxEntriesIn } from '../../../../../src/ui/features/profile/parts/entries.ts';
import { ownerChoicesIn } from '../../../../../src/ui/features/profile/parts/ownershipChoices.ts';

describe('country choices in the profile', () => {
  it('are all supported countries: the UK and the US first, the others by name', () => {
    expect(countryChoices.map(({ value }) => value).toSorted()).toEqual([...marketCountries].toSorted());
    expect(countryChoices.map(({ label }) => label).slice(0, 4)).toEqual(['United Kingdom', 'United States', 'Austria', 'Belgium']);
  });

  it('offer company ownership only in the UK', () => {
    const withCompany = marketCountries.filter((country) => ownerChoicesIn(country).some(({ value }) => value === 'company'));
    expect(withCompany).toEqual(['GB']);
  });

  it('ask only for inputs to the country’s own taxes', () => {
    expect(taxEntriesIn('DE')).toEqual(ownersTaxEntries('DE'));
    expect(taxEntriesIn('IE')).not.toEqual(taxEntriesIn('GB'));
  });

  it('store each country’s settings separately', () => {
    expect(pathIn('GB', 'budget')).toBe('budget');
    expect(pathIn('PL', 'budget')).toBe('abroad.PL.budget');
    const next = withProfileDraft(standardProfile, { [pathIn('FR', 'defaults.deposit')]: 0.2, [pathIn('IE', 'budget')]: 5_000_000 });
    expect(next).toEqual({ ...standardProfile, abroad: { FR: { defaults: { deposit: 0.2 } }, IE: { budget: 5_000_000 } } });
  });
});
