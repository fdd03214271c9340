import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known } from '../../inputs/sources.ts';

/** Default values of Italian inputs. IMU follows from the cadastral income, so it is asked for. */
export const italyDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(30), 'banks lend 60 % to 80 % of the value of a second home'),
    mortgageRate: known(percent(3.4), 'fixed rates of 3 % to 3.8 % for 20 to 25 years'),
    mortgageYears: known(20, 'loans on second homes run for 20 to 25 years'),
    loanFees: known(percent(0.5), 'a valuation (perizia) and the bank’s set-up fee (istruttoria)'),
    mortgageTax: known(percent(2), 'the substitute tax (imposta sostitutiva) on the loan of a home that is not the buyer’s first'),
    refinanceOfValue: known(percent(70), 'a new mortgage goes to 60 % to 80 % of the value'),
  },
  rent: {
    vacancy: known(percent(5), 'a home stands empty about 5 % of the time'),
    tenancyYears: known(4, 'a lease with a free rent runs for four years and four more'),
    management: known(percent(8), 'managers charge 6 % to 10 % of the rent'),
    tenantFind: known(percent(100), 'an agent charges the landlord about a month’s rent'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: known(fromMajor(300), 'the owner’s part of the condominium; the tenant bears the ordinary charges'),
    maintenance: known(percent(0.7), 'repairs and the owner’s part of works on the building'),
    insurancePerYear: known(fromMajor(200), 'home insurance of €150 to €300'),
    otherCostsPerYear: chosen(zeroMoney, 'none'),
  },
  growth: {
    rentGrowth: chosen(percent(1), 'rents grow by 1 % a year. Under the flat tax the rent of a lease stays the same until it ends'),
    priceGrowth: chosen(percent(1), 'prices grow by 1 % a year'),
    costGrowth: chosen(percent(2), 'costs grow by 2 % a year'),
    sellingCosts: known(percent(3.66), 'an agent of 3 % with VAT; seller and buyer each pay one'),
  },
  furnished: {
    furnishing: known(fromMajor(6_000), 'furniture of a flat with two bedrooms'),
    billsPerMonth: known(fromMajor(200), 'electricity, gas, water, waste and internet of a shared flat'),
    stayManagement: known(percent(20), 'managers of holiday lets charge 15 % to 25 %'),
    cleaningPerStay: known(fromMajor(60), 'cleaning and linen of a flat with two bedrooms'),
  },
};
