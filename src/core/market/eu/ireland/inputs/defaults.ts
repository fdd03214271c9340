import type { KnownHome, StartingValues } from '../../../../deal/strategies/startingValues.ts';
import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import { percent, rate, zeroRate } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known, ofRule, read, unconfirmed } from '../../inputs/sources.ts';
import { irishTerms } from '../lending.ts';
import { localPropertyTax, localPropertyTaxRule, localPropertyTaxYears } from '../localPropertyTax.ts';

/** Default values for Irish deals. Local Property Tax depends on the price. */
export const irelandDefaults: EuropeanDefaults = {
  loan: {
    deposit: read(percent(30), 'Lenders’ maximum on let property: 70% of the value', irishTerms.url),
    mortgageRate: unconfirmed(read(irishTerms.usualRate, 'Rates on let property: 5.35% to 5.85%', irishTerms.url)),
    mortgageYears: chosen(irishTerms.usualYears, '25 years; lenders offer up to 30'),
    loanFees: known(zeroRate, 'lenders charge no arrangement fee'),
    mortgageTax: known(zeroRate, 'Ireland has no tax on mortgages'),
    refinanceOfValue: read(irishTerms.loanToValue, 'Lenders’ maximum on let property: 70% of the value', irishTerms.url),
  },
  rent: {
    vacancy: known(percent(5.77), 'three weeks a year without a tenant'),
    tenancyYears: chosen(3, 'a tenant stays three years; by law a tenancy runs for six'),
    management: known(percent(12.3), 'an agent’s fee of 10% of the rent with 23% VAT'),
    tenantFind: chosen(zeroRate, 'included in the manager’s fee; an agent who only finds the tenant charges about a month’s rent'),
  },
  costs: {
    propertyTaxPerYear: null,
    serviceChargePerYear: chosen(zeroMoney, 'none for a house; flats pay a management company €1,200 to €3,000 a year'),
    maintenance: known(percent(0.6), 'a tenth of the rent, assuming a rent of 6% of the price'),
    insurancePerYear: known(fromMajor(450), 'a landlord’s policy of €300 to €600'),
    otherCostsPerYear: known(fromMajor(40), 'yearly registration with the Residential Tenancies Board'),
  },
  growth: {
    rentGrowth: unconfirmed(
      read(
        percent(2),
        'Sitting tenants’ rents: the lower of inflation and 2% a year',
        'https://www.legislation.ie/eli/2026/act/3/section/8',
      ),
    ),
    priceGrowth: chosen(percent(2), 'a cautious 2% a year'),
    costGrowth: chosen(percent(2), '2% a year'),
    sellingCosts: known(percent(2.5), 'estate agent’s fee with VAT, and solicitor’s fee'),
  },
  furnished: {
    furnishing: known(fromMajor(6_000), 'beds, desks, and furniture for a kitchen and a living room'),
    billsPerMonth: known(fromMajor(350), 'electricity, heating, broadband and waste for a shared home'),
    stayManagement: known(percent(20), 'a short-stay manager'),
    cleaningPerStay: known(fromMajor(80), 'cleaning and linen for a flat'),
  },
  ofHome: valuesOfHome,
};

/** Property tax from the price, a flat’s management charge, and maintenance as a tenth of the rent. */
function valuesOfHome({ price, monthlyRent, propertyType }: KnownHome): StartingValues {
  return {
    ...(price === null ? {} : { propertyTaxPerYear: taxOn(price) }),
    ...(price === null || monthlyRent === null || price <= 0
      ? {}
      : { maintenance: known(rate(Number(((monthlyRent * 1.2) / price).toFixed(4))), 'a tenth of a year’s rent') }),
    ...(isFlat(propertyType)
      ? { serviceChargePerYear: known(fromMajor(1_800), 'a flat’s management company charge of €1,200 to €3,000 a year') }
      : {}),
  };
}

const isFlat = (propertyType: string | null): boolean => /flat|apartment|studio|duplex/i.test(propertyType ?? '');

const taxOn = (price: NonNullable<KnownHome['price']>) =>
  ofRule(
    localPropertyTax(price),
    localPropertyTaxRule,
    `Years ${localPropertyTaxYears.first} to ${localPropertyTaxYears.last}, using the price as the value on 1 November 2025. Your council may raise or lower the tax, so ask for this year’s figure.`,
  );
