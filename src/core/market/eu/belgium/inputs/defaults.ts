import { fromMajor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known } from '../../inputs/sources.ts';

/** Default values for Belgian inputs. Property tax depends on cadastral income and the commune, so the person enters the bill. */
export const belgiumDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(20), 'banks lend up to 80% of a let property’s price (quotité)'),
    mortgageRate: known(percent(3.5), 'fixed for the whole term, about 3.5%'),
    mortgageYears: known(20, 'terms of 20 to 25 years are usual'),
    loanFees: known(percent(0.3), 'file and valuation fees'),
    mortgageTax: known(percent(2), 'duty and mortgage fee of 1.3% of the loan, about 2% with the notary’s deed'),
    refinanceOfValue: known(percent(80), 'banks lend up to 80% of the value'),
  },
  rent: {
    vacancy: chosen(percent(5), 'two to three weeks a year without rent'),
    tenancyYears: chosen(3, 'a tenant stays three years'),
    management: known(percent(7), 'agents charge 6% to 8% of the rent, including VAT'),
    tenantFind: known(percent(121), 'one month’s rent plus 21% VAT, paid by the owner'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(600), 'the owner’s share of a flat’s charges: manager, building insurance and repairs'),
    maintenance: chosen(percent(1), '1% of the price a year'),
    insurancePerYear: known(fromMajor(350), 'fire insurance for a let property'),
    otherCostsPerYear: chosen(fromMajor(100), 'certificates and small costs'),
  },
  growth: {
    rentGrowth: chosen(percent(2), 'about the pace of the health index, which rents follow'),
    priceGrowth: chosen(percent(2), 'about the pace of inflation'),
    costGrowth: chosen(percent(2), 'about the pace of inflation'),
    sellingCosts: known(percent(3.63), 'the seller’s agent charges 3% plus 21% VAT'),
  },
  furnished: {
    furnishing: chosen(fromMajor(7_000), 'furniture for a small flat'),
    billsPerMonth: chosen(fromMajor(280), 'energy, water and internet'),
    stayManagement: known(percent(20), 'short-stay managers charge about a fifth of what guests pay'),
    cleaningPerStay: chosen(fromMajor(70), 'cleaning and linen for a small flat'),
  },
};
