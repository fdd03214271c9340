import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { percent, rate, zeroRate } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known, read, unconfirmed } from '../../inputs/sources.ts';
import { frenchTerms, usualRateWithInsurance } from '../lending.ts';

/** Default values for French deals. The taxe foncière (property tax) is shown only on the bill and must be entered. */
export const franceDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(10), 'banks expect you to pay the purchase costs, about a tenth of the price'),
    mortgageRate: unconfirmed(
      read(
        usualRateWithInsurance,
        'Crédit Logement/CSA, September 2025: 3.20% over 25 years before insurance, plus 0.3% for insurance',
        'https://www.moneyvox.fr',
      ),
    ),
    mortgageYears: read(frenchTerms.longestYears, 'HCSF: up to 25 years', frenchTerms.url),
    loanFees: known(percent(1.2), 'a guarantee (caution) of 1% to 1.5% of the loan'),
    mortgageTax: known(zeroRate, 'a guarantee instead of a mortgage is not taxed'),
    refinanceOfValue: known(percent(70), 'rare: French banks seldom lend against an increase in value'),
  },
  rent: {
    vacancy: read(percent(6), 'Rental guides: 5% to 8% of the year empty', 'https://www.boursedescredits.com'),
    tenancyYears: chosen(3, 'an unfurnished lease of three years'),
    management: read(percent(8), 'Managers: 6% to 10% of the rent', 'https://futur.capital'),
    tenantFind: known(rate(1), 'an agent’s fee of about a month’s rent'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: chosen(zeroMoney, 'none until you enter it; you usually bear 20% to 35% of a flat’s charges'),
    maintenance: read(percent(1), 'Set aside for repairs: 1% of the price a year', 'https://futur.capital'),
    insurancePerYear: read(fromMajor(200), 'Landlord’s insurance (PNO): €200 a year', 'https://ouiliveimmo.com/?p=1329'),
    otherCostsPerYear: chosen(
      zeroMoney,
      'none until you enter them; with LMNP réel (furnished letting with actual costs deducted) you pay for an accountant (€400 to €700) and business tax (CFE, €200 to €500)',
    ),
  },
  growth: {
    rentGrowth: chosen(percent(1.5), 'a cautious long-run rent index (IRL)'),
    priceGrowth: chosen(percent(1.5), 'a cautious 1.5% a year'),
    costGrowth: chosen(percent(2), '2% a year'),
    sellingCosts: known(percent(5), 'the seller’s agent and legally required surveys'),
  },
  furnished: {
    furnishing: known(fromMajor(6_000), 'items that a furnished home must have by law'),
    billsPerMonth: known(fromMajor(250), 'electricity, heating, internet and water for a shared home'),
    stayManagement: known(percent(20), 'a short-stay manager (conciergerie)'),
    cleaningPerStay: known(fromMajor(60), 'cleaning and linen for a flat'),
  },
};
