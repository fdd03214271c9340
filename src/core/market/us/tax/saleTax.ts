import { addMoney, minor, shareOf, subtractMoney, sumMoney, zeroMoney } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { UsRule } from '../usRule.ts';
import type { Filing } from './filing.ts';
import { gainsTax } from './gainsTax.ts';
import type { YearNotKnown } from './gainsTax.ts';
import { netInvestmentIncomeRule, netInvestmentIncomeTax } from './netInvestmentIncomeTax.ts';

export interface BuildingSale {
  readonly year: number;
  readonly filing: Filing;
  readonly price: Minor;
  readonly sellingCosts: Minor;
  /** Price paid, buying costs and improvements, before depreciation. */
  readonly costBasis: Minor;
  /** Straight-line depreciation allowed or allowable. */
  readonly depreciation: Minor;
  /** The year's taxable income without the sale. */
  readonly ordinaryIncome: Minor;
  /** The year's modified adjusted gross income and net investment income without the sale. */
  readonly modifiedIncome: Minor;
  readonly otherInvestmentIncome: Minor;
}

export interface SaleTax {
  /** Net proceeds less the depreciated basis; negative is a loss. */
  readonly gain: Minor;
  /** The part of the gain that is recaptured depreciation, taxed at up to 25%. */
  readonly recapturedGain: Minor;
  readonly longTermGain: Minor;
  readonly onRecapture: Minor;
  readonly onLongTermGain: Minor;
  /** Net investment income tax added by the sale. */
  readonly onInvestmentIncome: Minor;
  readonly total: Minor;
  readonly rules: readonly UsRule[];
}

/**
 * The gain in cents (proceeds less depreciated basis), and the part that is recaptured depreciation: the lesser of the two. A loss is not
 * split.
 */
export function saleGain(sale: SaleBasis): Pick<SaleTax, 'gain' | 'recapturedGain' | 'longTermGain'> {
  const basis = subtractMoney(sale.costBasis, sale.depreciation);
  const gain = subtractMoney(subtractMoney(sale.price, sale.sellingCosts), basis);
  const recapturedGain = minor(Math.max(0, Math.min(gain, sale.depreciation)));
  return { gain, recapturedGain, longTermGain: minor(Math.max(0, gain - recapturedGain)) };
}

/** The tax on a gain at two given rates, in cents, as a rough estimate: no brackets, no net investment income tax. */
export const saleTaxAtRates = (
  { recapturedGain, longTermGain }: Pick<SaleTax, 'recapturedGain' | 'longTermGain'>,
  rates: { readonly gain: Rate; readonly recapture: Rate },
): Pick<SaleTax, 'onRecapture' | 'onLongTermGain' | 'total'> => {
  const onRecapture = shareOf(recapturedGain, rates.recapture);
  const onLongTermGain = shareOf(longTermGain, rates.gain);
  return { onRecapture, onLongTermGain, total: addMoney(onRecapture, onLongTermGain) };
};

export type SaleBasis = Pick<BuildingSale, 'price' | 'sellingCosts' | 'costBasis' | 'depreciation'>;

/**
 * The federal tax added by selling a rental building held for more than a year, in cents, excluding state taxes; an error for years without
 * figures.
 */
export function saleTax(sale: BuildingSale): Result<SaleTax, YearNotKnown> {
  const { gain, recapturedGain, longTermGain } = saleGain(sale);
  const taxed = gainsTax({ year: sale.year, filing: sale.filing, ordinaryIncome: sale.ordinaryIncome, longTermGain, recapturedGain });
  if (!taxed.ok) return taxed;
  const onInvestmentIncome = addedInvestmentTax(sale, gain);
  return ok({
    gain,
    recapturedGain,
    longTermGain,
    onRecapture: taxed.value.onRecapture,
    onLongTermGain: taxed.value.onLongTermGain,
    onInvestmentIncome,
    total: sumMoney([taxed.value.total, onInvestmentIncome]),
    rules: [taxed.value.rule, netInvestmentIncomeRule],
  });
}

function addedInvestmentTax(sale: BuildingSale, gain: Minor): Minor {
  if (gain <= 0) return zeroMoney;
  const without = { year: sale.year, filing: sale.filing, netInvestmentIncome: sale.otherInvestmentIncome, income: sale.modifiedIncome };
  const withSale = {
    ...without,
    netInvestmentIncome: addMoney(sale.otherInvestmentIncome, gain),
    income: addMoney(sale.modifiedIncome, gain),
  };
  return subtractMoney(netInvestmentIncomeTax(withSale), netInvestmentIncomeTax(without));
}
