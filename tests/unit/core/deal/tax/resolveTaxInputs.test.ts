import { describe, expect, it } from 'vitest';
import { parseProfile } from '../../../../../src/core/deal/record/dealSchema.ts';
import { standardProfile } from '../../../../../src/core/deal/standardProfile.ts';
import { formatTaxInput, resolveTaxInputs, taxInputsOf } from '../../../../../src/core/deal/tax/resolveTaxInputs.ts';
import { taxInputCatalogue } from '../../../../../src/core/deal/tax/taxInputCatalogue.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../../src/core/kernel/rate.ts';

describe('landlord tax inputs', () => {
  it('are defaults with their source until the user gives values', () => {
    const inputs = resolveTaxInputs({ otherIncome: fromMajor(80_000) }, 'wales');
    expect(inputs.otherIncome).toEqual({ key: 'otherIncome', value: fromMajor(80_000), provenance: { kind: 'profile' } });
    for (const { key, provenance } of Object.values(inputs)) {
      if (key === 'otherIncome') continue;
      const published = key === 'companyMortgageRate';
      const source = published ? { title: expect.stringContaining('6.39%') } : { title: expect.stringMatching(/^Assumed: /), url: null };
      expect(provenance).toMatchObject({ kind: 'default', source });
    }
  });

  it('use the property’s location as residence unless the user names another', () => {
    expect(taxInputsOf(resolveTaxInputs({}, 'scotland')).residence).toBe('scotland');
    expect(taxInputsOf(resolveTaxInputs({ residence: 'england' }, 'scotland')).residence).toBe('england');
  });

  it('skip values out of bounds', () => {
    const inputs = taxInputsOf(resolveTaxInputs({ partnerShare: rate(2), associatedCompanies: 1.5 }, 'england'));
    expect([inputs.partnerShare, inputs.associatedCompanies]).toEqual([percent(50), 0]);
  });

  it('print with their unit', () => {
    expect(formatTaxInput('otherIncome', fromMajor(35_000))).toBe('£35,000 a year');
    expect(formatTaxInput('partnerShare', percent(50))).toBe('50%');
    expect(formatTaxInput('residence', 'northern-ireland')).toBe('Northern Ireland');
    expect(formatTaxInput('withPartner', false)).toBe('No');
    expect(formatTaxInput('associatedCompanies', 3)).toBe('3');
  });

  it('have defaults within their bounds', () => {
    const inputs = taxInputsOf(resolveTaxInputs({}, 'england'));
    expect(taxInputsOf(resolveTaxInputs(inputs, 'wales'))).toEqual(inputs);
    expect(Object.keys(inputs)).toEqual(Object.keys(taxInputCatalogue));
  });
});

describe('profile with tax inputs', () => {
  it('is read back as it was stored, and an older profile without them can still be read', () => {
    const profile = { ...standardProfile, tax: { otherIncome: fromMajor(60_000), residence: 'scotland' as const } };
    expect(parseProfile(JSON.parse(JSON.stringify(profile)))).toEqual({ ok: true, value: profile });
    expect(parseProfile(standardProfile)).toEqual({ ok: true, value: standardProfile });
  });

  it.each([{ otherIncome: -1 }, { otherIncome: 1.5 }, { residence: 'france' }, { withPartner: 'yes' }, { companyPayOut: 1.1 }])(
    'is refused with %j',
    (tax) => {
      expect(parseProfile({ ...standardProfile, tax }).ok).toBe(false);
    },
  );
});
