import { fromMajor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known } from '../../inputs/sources.ts';

/** Default values of Dutch inputs. The municipality's tax (OZB) follows from the official value (WOZ), so it is asked for. */
export const netherlandsDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(30), 'lenders on a let home (verhuurhypotheek) lend 70 to 90 % of its let value'),
    mortgageRate: known(percent(5.25), 'loans on a let home cost 4.5 to 6 %'),
    mortgageYears: known(30, 'the usual term of a Dutch loan'),
    loanFees: known(percent(1), 'the lender’s fee on a let home is about 1 % of the loan'),
    mortgageTax: chosen(percent(0), 'no tax on a mortgage; its deed is among the notary’s costs'),
    refinanceOfValue: known(percent(70), 'lenders lend 70 to 90 % of the let value'),
  },
  rent: {
    vacancy: chosen(percent(4), 'two weeks a year without rent'),
    tenancyYears: chosen(3, 'a tenant stays three years'),
    management: known(percent(6), 'agents ask 5 to 8 % of the rent, with value added tax'),
    tenantFind: known(percent(121), 'one month’s rent with 21 % value added tax, which the owner pays'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(1_800), 'owners’ association (VvE) of a flat, €150 a month; set to nothing for a house'),
    maintenance: known(percent(0.75), 'a guide of three quarters of a per cent of the price a year'),
    insurancePerYear: known(fromMajor(300), 'building insurance of a let home'),
    otherCostsPerYear: known(fromMajor(250), 'sewerage and water board charges on owners'),
  },
  growth: {
    rentGrowth: chosen(percent(2.5), 'about the pace of inflation'),
    priceGrowth: chosen(percent(2), 'about the pace of inflation'),
    costGrowth: chosen(percent(2.5), 'about the pace of inflation'),
    sellingCosts: known(percent(1.5), 'the seller’s agent asks 1 to 2 % with value added tax'),
  },
  furnished: {
    furnishing: chosen(fromMajor(8_000), 'furniture of a small flat'),
    billsPerMonth: chosen(fromMajor(300), 'energy, water, internet and municipal charges'),
    stayManagement: known(percent(20), 'managers of stays ask about a fifth of what guests pay'),
    cleaningPerStay: chosen(fromMajor(80), 'cleaning and linen of a small flat'),
  },
};
