import { fromMajor } from '../../../../kernel/money.ts';
import { percent, zeroRate } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known, read } from '../../inputs/sources.ts';

const ratesUrl = 'https://www.helpmycash.com/hipotecas/';
const yieldUrl = 'https://inviv.club';

/** Default values of Spanish inputs. IBI follows from the cadastral value, so it is asked for. */
export const spainDefaults: EuropeanDefaults = {
  loan: {
    deposit: read(percent(30), 'Banks lend 60 % to 70 % of the lower of price and valuation on a home to let', ratesUrl),
    mortgageRate: read(
      percent(2.8),
      'Fixed rates of 2.45 % to 2.50 % with linked products in 2025 and 2026, and about 0.3 points without a salary paid in',
      ratesUrl,
    ),
    mortgageYears: read(25, 'Banks lend for 25 years at most on a home to let', ratesUrl),
    loanFees: known(percent(0.3), 'a valuation (tasación) of €300 to €600 on a loan of €150,000'),
    mortgageTax: known(zeroRate, 'the bank pays the stamp duty (AJD) of the mortgage'),
    refinanceOfValue: known(percent(70), 'a larger mortgage (ampliación) goes to 70 % of the valuation'),
  },
  rent: {
    vacancy: known(percent(5), 'a home stands empty about 5 % of the time'),
    tenancyYears: known(5, 'a tenant may stay five years by law'),
    management: known(percent(7), 'managers charge 5 % to 10 % of the rent'),
    tenantFind: known(percent(100), 'an agent charges a month’s rent, and the landlord pays it'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(1_200), 'community fees of €50 to €150 a month in a flat; none in most houses'),
    maintenance: read(percent(0.3), 'Maintenance of 3 % to 5 % of the rent, here of a rent of 6 % of the price', yieldUrl),
    insurancePerYear: known(fromMajor(250), 'home insurance of €150 to €300'),
    otherCostsPerYear: known(fromMajor(120), 'the town’s refuse charge (tasa de basuras)'),
  },
  growth: {
    rentGrowth: chosen(percent(2), 'rents grow by 2 % a year. The official index (IRAV) caps rises'),
    priceGrowth: chosen(percent(2), 'prices grow by 2 % a year'),
    costGrowth: chosen(percent(2), 'costs grow by 2 % a year'),
    sellingCosts: known(percent(5), 'an agent of 3 % to 5 % with VAT and the cancelled mortgage. Without the town’s plusvalía'),
  },
  furnished: {
    furnishing: known(fromMajor(6_000), 'furniture of a flat with two bedrooms'),
    billsPerMonth: known(fromMajor(200), 'electricity, water and internet of a shared flat'),
    stayManagement: known(percent(20), 'managers of tourist flats charge 18 % to 25 %'),
    cleaningPerStay: known(fromMajor(60), 'cleaning and linen of a flat with two bedrooms'),
  },
};
