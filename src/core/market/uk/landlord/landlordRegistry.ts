import type { LandlordTaxRules } from '../../landlordRules.ts';
import type { Place } from '../../rules.ts';
import { companyGain } from './company/companyGain.ts';
import { compareOwnership, firstYearOf, ownershipOutcome } from './compareOwnership.ts';
import type { OwnershipTaxes } from './compareOwnership.ts';
import { companyYear } from './company/companyYear.ts';
import { landlordCheckedOn } from './checked.ts';
import { landlordVersion } from './incomeTaxYears.ts';
import { personalGain } from './personalGain.ts';
import { personalYear } from './personalYear.ts';

/** The landlord taxes of people resident in a UK nation: Scottish taxpayers use their own bands wherever the property is. */
export function landlordRulesOf(residence: Place): LandlordTaxRules {
  const taxes: OwnershipTaxes = {
    personalYear: (input) => personalYear(residence, input),
    companyYear: (input) => companyYear(residence, input),
    personalGain,
    companyGain: (input) => companyGain(residence, input),
  };
  return {
    version: landlordVersion,
    checkedOn: landlordCheckedOn,
    ...taxes,
    compareOwnership: (request) => compareOwnership(request, taxes),
    ownershipOutcome: (form, request) => ownershipOutcome(form, request, taxes),
    firstYearOf: (form, request) => firstYearOf(form, request, taxes),
  };
}
