import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import { formatMoney, formatNumber, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { Analysis } from '../../engine/analysis.ts';
import { heldYears, saleProceeds } from '../../engine/returns/holdReturn.ts';
import { roundMoney, type Currency } from '../../kernel/money.ts';
import { rate, ratio } from '../../kernel/rate.ts';
import type { ReportFact } from '../reportTable.ts';

interface Held {
  readonly analysis: Pick<Analysis, 'purchase' | 'years'>;
  readonly assumptions: BuyToLetInputs;
  readonly currency: Currency;
}

/** How a loan is repaid: facts by name, and sentences. */
export interface Exit {
  readonly facts: readonly ReportFact[];
  readonly words: readonly string[];
}

/**
 * How a letting's loan is repaid by the sale at the end of the hold. Includes how far the price can fall before the sale no longer covers
 * the loan.
 */
export function exitEvidence({ analysis, assumptions, currency }: Held): Exit {
  const { loan, price } = analysis.purchase;
  const last = heldYears(analysis, assumptions).at(-1);
  if (loan === 0 || last === undefined) return { facts: [], words: [] };
  const money = (amount: Parameters<typeof formatMoney>[0]): string => formatMoney(amount, currency);
  const { sellingCosts, mortgageKind, mortgageYears, priceGrowth } = assumptions;
  const left = ratio(last.loanBalance, last.propertyValue);
  const lowest = roundMoney(loan / (1 - sellingCosts));
  return {
    words: [
      mortgageKind === 'interest-only'
        ? `The loan is interest-only: ${money(loan)} falls due in year ${formatNumber(mortgageYears)}. The figures assume it is repaid from a sale at the end of year ${last.year}.`
        : `The payments repay the loan over ${formatNumber(mortgageYears)} years. The figures assume the balance is repaid from a sale at the end of year ${last.year}.`,
      `An immediate sale would cover the loan and selling costs at a price as low as ${money(lowest)}, ${fallWords(lowest, price)}.`,
    ],
    facts: [
      { label: `Value at the end of year ${last.year}`, value: money(last.propertyValue) },
      { label: 'Price growth assumed', value: `${formatRate(priceGrowth)} a year` },
      { label: 'Loan balance at that point', value: money(last.loanBalance) },
      ...(left === null ? [] : [{ label: 'Loan to value at that point', value: formatRate(left, 1) }]),
      { label: 'Cash left after selling costs and repaying the loan', value: money(saleProceeds(last, sellingCosts)) },
    ],
  };
}

function fallWords(lowest: number, price: number): string {
  const fall = ratio(price - lowest, price);
  if (fall === null) return 'whatever the purchase price';
  return fall < 0 ? 'which is above the purchase price' : `${formatRate(rate(fall), 1)} below the purchase price`;
}
