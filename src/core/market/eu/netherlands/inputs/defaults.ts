import { fromMajor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known } from '../../inputs/sources.ts';

/** Default values for Dutch inputs. Municipal property tax (OZB) depends on the official value (WOZ), so the person enters it. */
export const netherlandsDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(30), 'lenders on let property (verhuurhypotheek) lend 70% to 90% of the value with a tenant'),
    mortgageRate: known(percent(5.25), 'rates on let property are 4.5% to 6%'),
    mortgageYears: known(30, 'the usual Dutch loan term'),
    loanFees: known(percent(1), 'lenders on let property charge a fee of about 1% of the loan'),
    mortgageTax: chosen(percent(0), 'no mortgage tax; notary costs include the deed'),
    refinanceOfValue: known(percent(70), 'lenders lend 70% to 90% of the value with a tenant'),
  },
  rent: {
    vacancy: chosen(percent(4), 'two weeks a year without rent'),
    tenancyYears: chosen(3, 'a tenant stays three years'),
    management: known(percent(6), 'agents charge 5% to 8% of the rent, including VAT'),
    tenantFind: known(percent(121), 'one month’s rent plus 21% VAT, paid by the owner'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(1_800), 'owners’ association (VvE) fee for a flat, €150 a month; set to zero for a house'),
    maintenance: known(percent(0.75), 'a rule of thumb of 0.75% of the price a year'),
    insurancePerYear: known(fromMajor(300), 'building insurance for a let property'),
    otherCostsPerYear: known(fromMajor(250), 'owners’ sewerage and water board charges'),
  },
  growth: {
    rentGrowth: chosen(percent(2.5), 'about the pace of inflation'),
    priceGrowth: chosen(percent(2), 'about the pace of inflation'),
    costGrowth: chosen(percent(2.5), 'about the pace of inflation'),
    sellingCosts: known(percent(1.5), 'the seller’s agent charges 1% to 2%, including VAT'),
  },
  furnished: {
    furnishing: chosen(fromMajor(8_000), 'furniture for a small flat'),
    billsPerMonth: chosen(fromMajor(300), 'energy, water, internet and municipal charges'),
    stayManagement: known(percent(20), 'short-stay managers charge about a fifth of what guests pay'),
    cleaningPerStay: chosen(fromMajor(80), 'cleaning and linen for a small flat'),
  },
};
