import { americanApr, europeanAprc } from './annualRates.ts';
import type { CaseAdapter } from './caseRunner.ts';
import { euCountries } from './euCountries.ts';
import { euPurchaseTax } from './euPurchaseTax.ts';
import { financeFunctions } from './financeFunctions.ts';
import { lbtt } from './lbtt.ts';
import { ltt } from './ltt.ts';
import { mortgage } from './mortgage.ts';
import { propertyMetrics } from './propertyMetrics.ts';
import { returns } from './returns.ts';
import { sdlt } from './sdlt.ts';
import { ukCgt } from './ukCgt.ts';
import { ukCorporationTax } from './ukCorporationTax.ts';
import { ukLandlordTax } from './ukLandlordTax.ts';
import { usDepreciation } from './usDepreciation.ts';
import { usInvestor } from './usInvestor.ts';
import { usLaw } from './usLaw.ts';
import { usLending } from './usLending.ts';
import { usOwnerTax } from './usOwnerTax.ts';
import { usSaleTax } from './usSaleTax.ts';
import { usTax } from './usTax.ts';

/** Every adapter in this folder, in alphabetical order. One line each, here and in the imports. */
export const adapters: readonly CaseAdapter[] = [
  americanApr,
  europeanAprc,
  ...euCountries,
  euPurchaseTax,
  financeFunctions,
  lbtt,
  ltt,
  mortgage,
  propertyMetrics,
  returns,
  sdlt,
  ukCgt,
  ukCorporationTax,
  ukLandlordTax,
  usDepreciation,
  usInvestor,
  usLaw,
  usLending,
  usOwnerTax,
  usSaleTax,
  usTax,
];
