import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { percent, rate, zeroRate } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known, read, unconfirmed } from '../../inputs/sources.ts';
import { frenchTerms, usualRateWithInsurance } from '../lending.ts';

/** Default values of French deals. The taxe foncière is on the bill alone and has to be entered. */
export const franceDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(10), 'banks expect own money for the costs of buying, about a tenth of the price'),
    mortgageRate: unconfirmed(
      read(
        usualRateWithInsurance,
        'Crédit Logement/CSA, September 2025: 3.20 % over 25 years before insurance, with 0.3 % of insurance added',
        'https://www.moneyvox.fr',
      ),
    ),
    mortgageYears: read(frenchTerms.longestYears, 'HCSF: 25 years at most', frenchTerms.url),
    loanFees: known(percent(1.2), 'a guarantee (caution) of 1 % to 1.5 % of the loan'),
    mortgageTax: known(zeroRate, 'a guarantee in place of a mortgage bears no tax'),
    refinanceOfValue: known(percent(70), 'rare: French banks seldom lend on a rise in value'),
  },
  rent: {
    vacancy: read(percent(6), 'Guides to letting: 5 % to 8 % without a tenant', 'https://www.boursedescredits.com'),
    tenancyYears: chosen(3, 'a bare lease of three years'),
    management: read(percent(8), 'Managers: 6 % to 10 % of the rent', 'https://futur.capital'),
    tenantFind: known(rate(1), 'an agent’s fee of about a month’s rent'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: chosen(zeroMoney, 'none until you enter it; of a flat’s charges 20 % to 35 % stay with you'),
    maintenance: read(percent(1), 'Works put aside: 1 % of the price a year', 'https://futur.capital'),
    insurancePerYear: read(fromMajor(200), 'Landlord’s insurance (PNO): €200 a year', 'https://ouiliveimmo.com/?p=1329'),
    otherCostsPerYear: chosen(
      zeroMoney,
      'none until you enter them; LMNP réel takes an accountant of €400 to €700 and CFE of €200 to €500',
    ),
  },
  growth: {
    rentGrowth: chosen(percent(1.5), 'the rent index (IRL) over years, cautious'),
    priceGrowth: chosen(percent(1.5), 'a cautious 1.5 % a year'),
    costGrowth: chosen(percent(2), '2 % a year'),
    sellingCosts: known(percent(5), 'the seller’s agent and the surveys the law asks for'),
  },
  furnished: {
    furnishing: known(fromMajor(6_000), 'what a furnished lease has to hold'),
    billsPerMonth: known(fromMajor(250), 'electricity, heating, internet and water of a shared home'),
    stayManagement: known(percent(20), 'a manager of short stays (conciergerie)'),
    cleaningPerStay: known(fromMajor(60), 'cleaning and linen of a flat'),
  },
};
