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

/** Default values for Polish inputs, in złoty. */
export const polandDefaults: EuropeanDefaults = {
  loan: {
    deposit: known(percent(20), 'banks lend 80% to 90% of the value, and a let property needs a 20% deposit'),
    mortgageRate: known(percent(6.5), '6% to 7%, fixed for five years and then linked to WIBOR'),
    mortgageYears: known(25, 'the usual Polish loan term'),
    loanFees: known(percent(1), 'bank commission and valuation'),
    mortgageTax: known(percent(0.1), 'duty of 0.1% on the mortgage (PCC); purchase costs include its register entry'),
    refinanceOfValue: known(percent(70), 'banks lend less against a home that you already own'),
  },
  rent: {
    vacancy: chosen(percent(6), 'about three weeks a year without rent'),
    tenancyYears: chosen(2, 'a tenant stays two years'),
    management: known(percent(10), 'managers charge about a tenth of the rent'),
    tenantFind: known(percent(100), 'one month’s rent'),
  },
  costs: {
    propertyTaxPerYear: propertyTaxFor(usualFloorArea, 'an example'),
    serviceChargePerYear: known(zeroMoney, 'the tenant pays the building charge (czynsz administracyjny) of 8 to 15 zł a square metre'),
    maintenance: chosen(percent(0.75), '0.75% of the price a year'),
    insurancePerYear: known(fromMajor(500), 'insurance for a let flat'),
    otherCostsPerYear: chosen(fromMajor(300), 'small letting costs'),
  },
  growth: {
    rentGrowth: chosen(percent(3), 'about the pace of inflation'),
    priceGrowth: chosen(percent(3), 'about the pace of inflation'),
    costGrowth: chosen(percent(3), 'about the pace of inflation'),
    sellingCosts: known(percent(3), 'an agent charges 2% to 3%, including VAT'),
  },
  furnished: {
    furnishing: chosen(fromMajor(30_000), 'furniture for a small flat'),
    billsPerMonth: chosen(fromMajor(900), 'the building charge, energy and internet for a small flat'),
    stayManagement: known(percent(20), 'short-stay managers charge about a fifth of what guests pay'),
    cleaningPerStay: chosen(fromMajor(150), 'cleaning and linen for a small flat'),
  },
  ofHome,
};

/** Property tax from the floor area if known, assuming as much land as floor. */
function ofHome({ floorAreaSqFt }: KnownHome): StartingValues {
  if (floorAreaSqFt === null || floorAreaSqFt <= 0) return {};
  return { propertyTaxPerYear: propertyTaxFor(Math.round(floorAreaSqFt / squareFeetPerSquareMetre), 'as listed') };
}

function propertyTaxFor(squareMetres: number, of: string): Fallback<Minor> {
  const words = `1.25 zł per m² for ${squareMetres} m² of floor, ${of}, and 0.77 zł per m² of land, assuming the same area. Communes may charge less`;
  return ofRule(propertyTax(squareMetres, squareMetres, highestRates), propertyTaxRule, words);
}
