import { fromMajor, subtractMoney, toMajor } from '../../../src/core/kernel/money.ts';
import { highestRates, propertyTax } from '../../../src/core/market/eu/poland/inputs/propertyTax.ts';
import type { PropertyTaxRates } from '../../../src/core/market/eu/poland/inputs/propertyTax.ts';
import { lumpSumTax } from '../../../src/core/market/eu/poland/tax/lumpSum.ts';
import { numberOf, numbersOf, requireConvention } from '../caseRunner.ts';
import { moneyOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of this country, by their `fn`. */
export const poland: CountryAnswers = {
  ryczaltNajem: (inputs) => ({ tax: toMajor(lumpSumTax(moneyOf(inputs, 'revenue'), moneyOf(inputs, 'limit'))) }),
  podatekOdNieruchomosci: (inputs) => {
    requireConvention(inputs, 'city', /./);
    if (numberOf(inputs, 'year') !== 2026) throw new RangeError('Only the 2026 rates are supported');
    const rates = { floor: moneyOf(inputs, 'rateBuilding'), land: moneyOf(inputs, 'rateLand') };
    if (rates.floor > highestRates.floor || rates.land > highestRates.land) throw new RangeError('The rate exceeds the legal maximum');
    return { tax: toMajor(propertyTax(numberOf(inputs, 'usableSqm'), numberOf(inputs, 'landSqm'), rates)) };
  },
  podatekChange: (inputs) => {
    const [floor, land] = [numberOf(inputs, 'usableSqm'), numberOf(inputs, 'landSqm')];
    const [before, after] = [ratesOf(numbersOf(inputs, 'from')), ratesOf(numbersOf(inputs, 'to'))];
    return { increase: toMajor(subtractMoney(propertyTax(floor, land, after), propertyTax(floor, land, before))) };
  },
};

const ratesOf = ([floor = 0, land = 0]: readonly number[]): PropertyTaxRates => ({ floor: fromMajor(floor), land: fromMajor(land) });
