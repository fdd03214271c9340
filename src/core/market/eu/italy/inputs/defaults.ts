import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known } from '../../inputs/sources.ts';

/** Default values for Italian inputs. IMU depends on the cadastral income, so the person enters it. */
export const italyDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(30), 'banks lend 60% to 80% of the value of a second home'),
    mortgageRate: known(percent(3.4), 'fixed rates of 3% to 3.8% for 20 to 25 years'),
    mortgageYears: known(20, 'loans on second homes run for 20 to 25 years'),
    loanFees: known(percent(0.5), 'a valuation (perizia) and the bank’s set-up fee (istruttoria)'),
    mortgageTax: known(percent(2), 'the substitute tax (imposta sostitutiva) on a loan for a property that is not the buyer’s first home'),
    refinanceOfValue: known(percent(70), 'banks lend 60% to 80% of the value on a new mortgage'),
  },
  rent: {
    vacancy: known(percent(5), 'a property is empty about 5% of the time'),
    tenancyYears: known(4, 'a lease at a free-market rent runs for four years and renews for four more'),
    management: known(percent(8), 'managers charge 6% to 10% of the rent'),
    tenantFind: known(percent(100), 'an agent charges the landlord about a month’s rent'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(300), 'the owner’s share of condominium charges; the tenant pays the ordinary charges'),
    maintenance: known(percent(0.7), 'repairs and the owner’s share of building works'),
    insurancePerYear: known(fromMajor(200), 'home insurance of €150 to €300'),
    otherCostsPerYear: chosen(zeroMoney, 'none'),
  },
  growth: {
    rentGrowth: chosen(percent(1), 'rents grow by 1% a year. Under the flat tax the rent stays the same until the lease ends'),
    priceGrowth: chosen(percent(1), 'prices grow by 1% a year'),
    costGrowth: chosen(percent(2), 'costs grow by 2% a year'),
    sellingCosts: known(percent(3.66), 'an agent’s fee of 3% plus VAT; seller and buyer each pay their own'),
  },
  furnished: {
    furnishing: known(fromMajor(6_000), 'furniture for a two-bedroom flat'),
    billsPerMonth: known(fromMajor(200), 'electricity, gas, water, waste and internet for a shared flat'),
    stayManagement: known(percent(20), 'managers of holiday lets charge 15% to 25%'),
    cleaningPerStay: known(fromMajor(60), 'cleaning and linen for a two-bedroom flat'),
  },
};
