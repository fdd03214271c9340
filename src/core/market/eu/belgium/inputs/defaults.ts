import { fromMajor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known } from '../../inputs/sources.ts';

/** Default values of Belgian inputs. The property tax follows from cadastral income and the commune, so the bill is asked for. */
export const belgiumDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(20), 'banks lend up to 80 % of the price of a let home (quotité)'),
    mortgageRate: known(percent(3.5), 'fixed for the whole term, about 3.5 %'),
    mortgageYears: known(20, 'terms of 20 to 25 years are usual'),
    loanFees: known(percent(0.3), 'file and valuation fees'),
    mortgageTax: known(percent(2), 'duty and mortgage fee of 1.3 % of the loan, with the notary’s deed about 2 %'),
    refinanceOfValue: known(percent(80), 'banks lend up to 80 % of the value'),
  },
  rent: {
    vacancy: chosen(percent(5), 'between two and three weeks a year without rent'),
    tenancyYears: chosen(3, 'a tenant stays three years'),
    management: known(percent(7), 'agents ask 6 to 8 % of the rent, with value added tax'),
    tenantFind: known(percent(121), 'one month’s rent with 21 % value added tax, which the owner pays'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(600), 'the owner’s part of a flat’s charges: manager, insurance and repairs of the building'),
    maintenance: chosen(percent(1), 'one per cent of the price a year'),
    insurancePerYear: known(fromMajor(350), 'fire insurance of a let home'),
    otherCostsPerYear: chosen(fromMajor(100), 'certificates and small costs'),
  },
  growth: {
    rentGrowth: chosen(percent(2), 'about the pace of the health index, which rents follow'),
    priceGrowth: chosen(percent(2), 'about the pace of inflation'),
    costGrowth: chosen(percent(2), 'about the pace of inflation'),
    sellingCosts: known(percent(3.63), 'the seller’s agent asks 3 % and 21 % value added tax'),
  },
  furnished: {
    furnishing: chosen(fromMajor(7_000), 'furniture of a small flat'),
    billsPerMonth: chosen(fromMajor(280), 'energy, water and internet'),
    stayManagement: known(percent(20), 'managers of stays ask about a fifth of what guests pay'),
    cleaningPerStay: chosen(fromMajor(70), 'cleaning and linen of a small flat'),
  },
};
