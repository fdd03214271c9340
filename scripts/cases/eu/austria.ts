import { shareOf, toMajor } from '../../../src/core/kernel/money.ts';
import { rate } from '../../../src/core/kernel/rate.ts';
import {
  buildingCost,
  buildingDepreciation,
  buildingRate,
  landPart,
  worksPart,
} from '../../../src/core/market/eu/austria/tax/depreciation.ts';
import { incomeTax } from '../../../src/core/market/eu/austria/tax/incomeTax.ts';
import { oldStockTax } from '../../../src/core/market/eu/austria/tax/propertyGain.ts';
import { numberOf } from '../caseRunner.ts';
import { moneyOf, rateOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of this country, by their `fn`. */
export const austria: CountryAnswers = {
  afaBasis: (inputs) => {
    const [cost, landShare] = [moneyOf(inputs, 'cost'), rateOf(inputs, 'landShare')];
    const building = buildingCost(cost, landShare);
    return {
      land: toMajor(landPart(cost, landShare)),
      building: toMajor(building),
      letBuilding: toMajor(shareOf(building, rate(1 - numberOf(inputs, 'privateShare', 0)))),
    };
  },
  afaLet: (inputs) => {
    if (rateOf(inputs, 'rate') !== buildingRate) throw new RangeError('Only the legal rate is supported');
    return { perYear: toMajor(buildingDepreciation(moneyOf(inputs, 'building'), 1)) };
  },
  einkommensteuer: (inputs) => {
    const tax = incomeTax(numberOf(inputs, 'year'), moneyOf(inputs, 'income'));
    return tax.ok ? { tax: toMajor(tax.value) } : { tax: null, reason: tax.error.message };
  },
  immoEstAltvermoegen: (inputs) => ({ tax: toMajor(oldStockTax(moneyOf(inputs, 'proceeds'))) }),
  instandsetzung15: (inputs) => ({ perYear: toMajor(worksPart(moneyOf(inputs, 'cost'), 1)) }),
};
