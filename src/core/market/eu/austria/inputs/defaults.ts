import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { percent, zeroRate } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known } from '../../inputs/sources.ts';

/** Default values for Austrian deals. No cost publication was available, so all are marked as unconfirmed or as our own conventions. */
export const austriaDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(20), 'banks still require 20% of the price from your own money, although the KIM lending rules have ended'),
    mortgageRate: known(percent(3.6), 'fixed rates of 3% to 4% in 2026'),
    mortgageYears: known(30, 'up to 35 years are usual'),
    loanFees: known(percent(1), 'the bank’s processing fee'),
    mortgageTax: known(percent(1.2), 'entry of the mortgage in the land register, 1.2% of the loan'),
    refinanceOfValue: chosen(percent(70), 'banks lend against their own cautious valuation'),
  },
  rent: {
    vacancy: chosen(percent(3), '3% of the rent'),
    tenancyYears: chosen(5, 'a fixed term of five years'),
    management: chosen(zeroRate, 'you let it yourself; the building’s administrator is part of the operating costs, which the tenant pays'),
    tenantFind: chosen(zeroRate, 'you find the tenant yourself; if you instruct an agent first, you pay'),
  },
  costs: {
    propertyTaxPerYear: known(
      zeroMoney,
      'the tenant pays property tax (Grundsteuer) as part of the operating costs (Betriebskosten, § 21 MRG)',
    ),
    serviceChargePerYear: chosen(
      zeroMoney,
      'the tenant pays the operating costs; the repair reserve (Rücklage) is included in maintenance',
    ),
    maintenance: chosen(percent(0.5), '0.5% of the price, including your payments into the repair reserve (Rücklage)'),
    insurancePerYear: known(zeroMoney, 'the tenant pays building insurance as part of the operating costs (§ 21 MRG)'),
    otherCostsPerYear: chosen(zeroMoney, 'none until you enter them'),
  },
  growth: {
    rentGrowth: chosen(percent(1.5), '1.5% a year: the law on rents (MieWeG) limits indexation'),
    priceGrowth: chosen(percent(1.5), '1.5% a year'),
    costGrowth: chosen(percent(2), '2% a year'),
    sellingCosts: known(percent(3.6), 'agent’s commission of 3% with VAT'),
  },
  furnished: {
    furnishing: chosen(fromMajor(6000), 'furniture for a small flat'),
    billsPerMonth: chosen(fromMajor(250), 'heating, power and internet included in a furnished rent'),
    stayManagement: chosen(percent(20), 'a fifth of what guests pay'),
    cleaningPerStay: chosen(fromMajor(60), '€60 per stay'),
  },
};
