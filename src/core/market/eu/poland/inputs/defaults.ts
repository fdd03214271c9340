import type { KnownHome, StartingValues } from '../../../../deal/strategies/startingValues.ts';
import type { Fallback } from '../../../../deal/strategies/strategyInput.ts';
import { fromMajor, zeroMoney } from '../../../../kernel/money.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { percent } from '../../../../kernel/rate.ts';
import type { EuropeanDefaults } from '../../inputs/europeanDefaults.ts';
import { chosen, known, ofRule } from '../../inputs/sources.ts';
import { highestRates, propertyTax, propertyTaxRule } from './propertyTax.ts';

const squareFeetPerSquareMetre = 10.7639;
const usualFloorArea = 50;

/** What Polish inputs begin with, in złoty. */
export const polandDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(20), 'banks lend 80 to 90 % of the value, and a home to let takes 20 % of your own'),
    mortgageRate: known(percent(6.5), 'fixed for five years and then after WIBOR, 6 to 7 %'),
    mortgageYears: known(25, 'the usual term of a Polish loan'),
    loanFees: known(percent(1), 'bank’s commission and valuation'),
    mortgageTax: known(percent(0.1), 'duty of 0.1 % on the mortgage (PCC); its register entry is among the costs of buying'),
    refinanceOfValue: known(percent(70), 'banks lend less against a home already owned'),
  },
  rent: {
    vacancy: chosen(percent(6), 'about three weeks a year without rent'),
    tenancyYears: chosen(2, 'a tenant stays two years'),
    management: known(percent(10), 'managers ask about a tenth of the rent'),
    tenantFind: known(percent(100), 'one month’s rent'),
  },
  costs: {
    propertyTaxPerYear: propertyTaxFor(usualFloorArea, 'an example'),
    serviceChargePerYear: known(zeroMoney, 'the tenant pays the building’s charge (czynsz administracyjny) of 8 to 15 zł a square metre'),
    maintenance: chosen(percent(0.75), 'three quarters of a per cent of the price a year'),
    insurancePerYear: known(fromMajor(500), 'insurance of a let flat'),
    otherCostsPerYear: chosen(fromMajor(300), 'small costs of letting'),
  },
  growth: {
    rentGrowth: chosen(percent(3), 'about the pace of inflation'),
    priceGrowth: chosen(percent(3), 'about the pace of inflation'),
    costGrowth: chosen(percent(3), 'about the pace of inflation'),
    sellingCosts: known(percent(3), 'an agent asks 2 to 3 % with value added tax'),
  },
  furnished: {
    furnishing: chosen(fromMajor(30_000), 'furniture of a small flat'),
    billsPerMonth: chosen(fromMajor(900), 'building’s charge, energy and internet of a small flat'),
    stayManagement: known(percent(20), 'managers of stays ask about a fifth of what guests pay'),
    cleaningPerStay: chosen(fromMajor(150), 'cleaning and linen of a small flat'),
  },
  ofHome,
};

/** Property tax by the floor area where it is known; as much land is taken as there is floor. */
function ofHome({ floorAreaSqFt }: KnownHome): StartingValues {
  if (floorAreaSqFt === null || floorAreaSqFt <= 0) return {};
  return { propertyTaxPerYear: propertyTaxFor(Math.round(floorAreaSqFt / squareFeetPerSquareMetre), 'as listed') };
}

function propertyTaxFor(squareMetres: number, of: string): Fallback<Minor> {
  const words = `1.25 zł for each of ${squareMetres} m² of floor, ${of}, and 0.77 zł for as much land, which is our assumption. Communes may ask less`;
  return ofRule(propertyTax(squareMetres, squareMetres, highestRates), propertyTaxRule, words);
}
