import { isFlat } from '../../../../deal/resolve/tenure.ts';
import type { KnownHome, StartingValues } from '../../../../deal/strategies/startingValues.ts';
import type { Fallback } from '../../../../deal/strategies/strategyInput.ts';
import { formatMoney, formatMoneyExact } from '../../../../kernel/formatMoneyAndRates.ts';
import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent, rate, zeroRate } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known, ofRule, read } from '../../inputs/sources.ts';
import { newestCosts, ownersCosts, ownersCostsRule, rentLossShare } from './ownersCosts.ts';
import type { ManagedHome, OwnersCosts } from './ownersCosts.ts';

const squareFeetPerSquareMetre = 10.7639;
const highestMaintenance = 0.2;

const passedOn = 'https://www.gesetze-im-internet.de/betrkv/__2.html';
const ratesPage = 'https://github.com/engincelenk/immofuchs/blob/fb07fdd/public/zinsen.json';

/** Default values for German deals. Costs not passed on to tenants follow the valuers' table. */
export const germanyDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(20), 'banks require the purchase costs plus 10% to 20% of the price'),
    mortgageRate: read(percent(3.9), 'Average of published ten-year fixed rates, May 2026: 3.9% (best offer 3.52%)', ratesPage),
    mortgageYears: known(28, 'an initial repayment (Tilgung) of 2% at 3.9% repays the loan in about 28 years'),
    loanFees: known(zeroRate, 'German banks charge no arrangement fee'),
    mortgageTax: known(percent(0.7), 'notary and register for the land charge (Grundschuld): 0.5% to 0.8% of the loan'),
    refinanceOfValue: chosen(percent(65), 'banks lend against their own cautious valuation (Beleihungswert), below market value'),
  },
  rent: {
    vacancy: ofRule(rentLossShare, ownersCostsRule, 'Lost rent (Mietausfallwagnis): 2% of a dwelling’s rent.'),
    tenancyYears: chosen(6, 'a tenant stays six years'),
    management: chosen(zeroRate, 'you let it yourself; charges include the building’s administrator'),
    tenantFind: chosen(zeroRate, 'you find the tenant yourself; if you instruct an agent, you pay'),
  },
  costs: {
    propertyTaxPerYear: read(
      zeroMoney,
      'The tenant pays property tax (Grundsteuer) as part of the service charges (BetrKV § 2 no. 1)',
      passedOn,
    ),
    serviceChargePerYear: administrationOf('condominium'),
    maintenance: chosen(percent(0.5), '0.5% of the price until the floor area is known, then €14.40 a square metre'),
    insurancePerYear: read(zeroMoney, 'The tenant pays building insurance as part of the service charges (BetrKV § 2 no. 13)', passedOn),
    otherCostsPerYear: chosen(zeroMoney, 'none until you enter them'),
  },
  growth: {
    rentGrowth: chosen(percent(1.5), '1.5% a year: sitting tenants’ rents follow the local index (Mietspiegel) slowly'),
    priceGrowth: chosen(percent(1.5), '1.5% a year'),
    costGrowth: read(
      percent(2.3),
      'Consumer prices rose by 2.33% from October 2024 to October 2025 (VPI), which indexes the valuers’ table',
      ownersCostsRule.url,
    ),
    sellingCosts: known(percent(3.57), 'the seller’s half of the agent’s commission'),
  },
  furnished: {
    furnishing: chosen(fromMajor(6000), 'furniture and a kitchen for a small flat'),
    billsPerMonth: chosen(fromMajor(250), 'heating, power and internet included in a furnished rent'),
    stayManagement: chosen(percent(20), 'a fifth of what guests pay'),
    cleaningPerStay: chosen(fromMajor(60), '€60 per stay'),
  },
  ofHome,
};

/** The administrator’s fee for one dwelling. */
function administrationOf(kind: ManagedHome['kind']): Fallback<Minor> {
  const { administration } = costsOf(kind, 0);
  const what = kind === 'condominium' ? 'a flat in a building with several owners' : 'a dwelling in a building with one owner';
  return ofRule(administration, ownersCostsRule, `Administration of ${what}: ${formatMoneyExact(administration, 'EUR')} a year.`);
}

function costsOf(kind: ManagedHome['kind'], squareMetres: number): OwnersCosts {
  return ownersCosts(newestCosts, { kind, dwellings: 1, squareMetres, garages: 0, annualRent: zeroMoney });
}

/** Administration costs by property type, and maintenance costs by floor area, expressed as a share of the price. */
function ofHome({ propertyType, floorAreaSqFt, price }: KnownHome): StartingValues {
  const isHouse = propertyType !== null && !isFlat(propertyType) && !/wohnung/i.test(propertyType);
  const kind = isHouse ? 'rental-house' : 'condominium';
  const charges = { serviceChargePerYear: administrationOf(kind) };
  if (floorAreaSqFt === null || floorAreaSqFt <= 0 || price === null || price <= 0) return charges;
  const squareMetres = Math.round(floorAreaSqFt / squareFeetPerSquareMetre);
  const { maintenance } = costsOf(kind, squareMetres);
  const share = rate(Math.min(highestMaintenance, Number((maintenance / price).toPrecision(4))));
  return {
    ...charges,
    maintenance: ofRule(
      share,
      ownersCostsRule,
      `€14.40 per m² a year for ${squareMetres} m² is ${formatMoney(maintenance, 'EUR')} a year.`,
    ),
  };
}
