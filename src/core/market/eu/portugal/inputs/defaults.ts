import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known, read, unconfirmed } from '../../inputs/sources.ts';

/** Default values for Portuguese inputs. IMI depends on the taxable value, so the person enters it. */
export const portugalDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(20), 'banks lend up to 80% of the lower of price and valuation on a home that is not your main home'),
    mortgageRate: known(percent(3.5), 'mixed and fixed rates of 3% to 4%'),
    mortgageYears: known(30, 'loans run for 30 years on average'),
    loanFees: known(percent(0.5), 'a valuation and the bank’s set-up fees'),
    mortgageTax: unconfirmed(
      read(percent(0.6), 'Stamp duty on the loan (imposto do selo): 0.6%', 'https://simulafacil.pt/en/simulador-de-credito-3008'),
    ),
    refinanceOfValue: known(percent(70), 'banks lend 70% to 80% of the valuation on a property you already own'),
  },
  rent: {
    vacancy: known(percent(5), 'a property is empty about 5% of the time'),
    tenancyYears: known(3, 'residential leases run for at least three years unless ended earlier'),
    management: known(percent(8), 'managers charge 6% to 10% of the rent'),
    tenantFind: known(percent(100), 'an agent charges a month’s rent plus VAT'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(480), 'condominium charges of €30 to €60 a month for a flat; none for most houses'),
    maintenance: known(percent(0.5), 'repairs of 0.5% of the price'),
    insurancePerYear: known(fromMajor(200), 'building insurance, which is compulsory in a condominium'),
    otherCostsPerYear: chosen(zeroMoney, 'none'),
  },
  growth: {
    rentGrowth: chosen(percent(2), 'rents grow by 2% a year. The official yearly coefficient caps increases'),
    priceGrowth: chosen(percent(2), 'prices grow by 2% a year'),
    costGrowth: chosen(percent(2), 'costs grow by 2% a year'),
    sellingCosts: known(percent(6.15), 'an agent’s fee of 5% plus VAT, paid by the seller'),
  },
  furnished: {
    furnishing: known(fromMajor(6_000), 'furniture for a two-bedroom flat'),
    billsPerMonth: known(fromMajor(180), 'electricity, gas, water and internet for a shared flat'),
    stayManagement: known(percent(20), 'managers of holiday lets charge 15% to 25%'),
    cleaningPerStay: known(fromMajor(50), 'cleaning and linen for a two-bedroom flat'),
  },
};
