import { sumMoney, toMajor } from '../../../src/core/kernel/money.ts';
import { zeroRate } from '../../../src/core/kernel/rate.ts';
import { box3Figures } from '../../../src/core/market/eu/netherlands/tax/box3Figures.ts';
import type { Box3Figures } from '../../../src/core/market/eu/netherlands/tax/box3Figures.ts';
import { flatReturn } from '../../../src/core/market/eu/netherlands/tax/flatReturn.ts';
import { numberOf } from '../caseRunner.ts';
import type { CaseInputs } from '../caseRunner.ts';
import { moneyOf, rateOf } from './countryAnswers.ts';
import type { CountryAnswers } from './countryAnswers.ts';

/** Worked cases of this country, by their `fn`. */
export const netherlands: CountryAnswers = {
  box3Forfait: (inputs) => {
    const figures = figuresOf(inputs);
    if (moneyOf(inputs, 'savings', 0) > 0 || moneyOf(inputs, 'debts', 0) > 0)
      throw new RangeError('Savings and debts are not supported, because their final percentages are not set');
    requireSame('forfait', rateOf(inputs, 'forfait', figures.assetReturn), figures.assetReturn);
    requireSame('allowance', moneyOf(inputs, 'allowance', toMajor(figures.allowance)), figures.allowance);
    requireSame('rate', rateOf(inputs, 'rate', figures.taxRate), figures.taxRate);
    const { tax } = flatReturn(
      { assets: moneyOf(inputs, 'otherAssets'), debts: moneyOf(inputs, 'debts', 0), people: 1 },
      figures,
      zeroRate,
    );
    return { tax: toMajor(tax) };
  },
  box3NetAssets: (inputs) => {
    const figures = figuresOf(inputs);
    requireSame('debtThreshold', moneyOf(inputs, 'debtThreshold', toMajor(figures.debtThreshold)), figures.debtThreshold);
    const assets = sumMoney([moneyOf(inputs, 'savings', 0), moneyOf(inputs, 'investments', 0)]);
    const of = (people: 1 | 2) => flatReturn({ assets, debts: moneyOf(inputs, 'debts', 0), people }, figures, zeroRate);
    return {
      assets: toMajor(of(1).netAssets),
      allowanceSingle: toMajor(of(1).allowance),
      allowancePartners: toMajor(of(2).allowance),
    };
  },
};

function figuresOf(inputs: CaseInputs): Box3Figures {
  const figures = box3Figures(numberOf(inputs, 'year'));
  if (!figures.ok) throw new RangeError(figures.error.message);
  return figures.value;
}

function requireSame(field: string, given: number, own: number): void {
  if (given !== own) throw new RangeError(`${field} ${given} differs from the legal ${own}`);
}
