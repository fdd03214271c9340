import { shareOf, timesMoney, toMajor } from '../../../src/core/kernel/money.ts';
import type { Rate } from '../../../src/core/kernel/rate.ts';
import { rentRate } from '../../../src/core/market/eu/portugal/tax/rentRate.ts';
import { saleGain, taxedGain } from '../../../src/core/market/eu/portugal/tax/sale.ts';
import type { PortugalSettings } from '../../../src/core/market/eu/portugal/tax/settings.ts';
import { numberOf } from '../caseRunner.ts';
import type { CaseInputs } from '../caseRunner.ts';
import { moneyOf, rateOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of this country, by their `fn`. */
export const portugal: CountryAnswers = {
  maisValia: (inputs) => {
    const gain = saleGain({
      proceeds: moneyOf(inputs, 'sale'),
      price: moneyOf(inputs, 'purchase'),
      coefficient: numberOf(inputs, 'coefficient'),
      costs: moneyOf(inputs, 'costs', 0),
    });
    return { gain: toMajor(gain), taxable: toMajor(taxedGain(gain)) };
  },
  maisValiaTaxable: (inputs) => ({ taxable: toMajor(taxedGain(moneyOf(inputs, 'gain'))) }),
  rendasTaxaAutonoma: (inputs) => {
    const rent = timesMoney(moneyOf(inputs, 'rentMonth'), 12);
    return { tax: toMajor(shareOf(rent, rateAsked(inputs))) };
  },
};

const plain: Omit<PortugalSettings, 'devaluation'> = { regime: 'flat', lease: 'under-5', withinLimits: true, marginalRate: null };

/** The tax rate named in the case. Throws if no lease at its rent has that rate. */
function rateAsked(inputs: CaseInputs): Rate {
  const named = rateOf(inputs, 'rate');
  const rent = timesMoney(moneyOf(inputs, 'rentMonth'), 12);
  const found = [
    plain,
    { ...plain, regime: 'moderate-rent' } as const,
    { ...plain, lease: '5-to-10' } as const,
    { ...plain, lease: '10-to-20' } as const,
    { ...plain, lease: '20-or-more' } as const,
  ]
    .map((settings) => rentRate(settings, rent, 2026))
    .find((each) => each === named);
  if (found === undefined) throw new RangeError(`No lease is taxed at ${named}`);
  return found;
}
