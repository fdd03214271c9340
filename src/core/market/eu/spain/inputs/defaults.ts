import { fromMajor } from '../../../../kernel/money.ts';
import { percent, zeroRate } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known, read } from '../../inputs/sources.ts';

const ratesUrl = 'https://www.helpmycash.com/hipotecas/';
const yieldUrl = 'https://inviv.club';

/** Default values for Spanish inputs. IBI depends on the cadastral value, so the person enters it. */
export const spainDefaults: EuropeanDefaults = {
  loan: {
    deposit: read(percent(30), 'Banks lend 60% to 70% of the lower of price and valuation for let property', ratesUrl),
    mortgageRate: read(
      percent(2.8),
      'Fixed rates of 2.45% to 2.50% with linked products in 2025 and 2026, plus about 0.3 percentage points if your salary isn’t paid into the bank',
      ratesUrl,
    ),
    mortgageYears: read(25, 'Banks lend for up to 25 years for let property', ratesUrl),
    loanFees: known(percent(0.3), 'a valuation (tasación) of €300 to €600 on a €150,000 loan'),
    mortgageTax: known(zeroRate, 'the bank pays the mortgage stamp duty (AJD)'),
    refinanceOfValue: known(percent(70), 'increasing your mortgage (ampliación) is possible up to 70% of the valuation'),
  },
  rent: {
    vacancy: known(percent(5), 'a property is empty about 5% of the time'),
    tenancyYears: known(5, 'a tenant may stay five years by law'),
    management: known(percent(7), 'managers charge 5% to 10% of the rent'),
    tenantFind: known(percent(100), 'an agent charges a month’s rent, paid by the landlord'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(1_200), 'community fees of €50 to €150 a month for a flat; none for most houses'),
    maintenance: read(percent(0.3), 'Maintenance of 3% to 5% of the rent, assuming a rent of 6% of the price', yieldUrl),
    insurancePerYear: known(fromMajor(250), 'home insurance of €150 to €300'),
    otherCostsPerYear: known(fromMajor(120), 'the town’s refuse charge (tasa de basuras)'),
  },
  growth: {
    rentGrowth: chosen(percent(2), 'rents grow by 2% a year. The official index (IRAV) caps increases'),
    priceGrowth: chosen(percent(2), 'prices grow by 2% a year'),
    costGrowth: chosen(percent(2), 'costs grow by 2% a year'),
    sellingCosts: known(
      percent(5),
      'an agent’s fee of 3% to 5% plus VAT, and the cost of cancelling the mortgage at the land registry. Excludes the town’s land value tax (plusvalía)',
    ),
  },
  furnished: {
    furnishing: known(fromMajor(6_000), 'furniture for a two-bedroom flat'),
    billsPerMonth: known(fromMajor(200), 'electricity, water and internet for a shared flat'),
    stayManagement: known(percent(20), 'tourist flat managers charge 18% to 25%'),
    cleaningPerStay: known(fromMajor(60), 'cleaning and linen for a two-bedroom flat'),
  },
};
