import { formatMoney } from '../../../kernel/formatMoneyAndRates.ts';
import type { Currency } from '../../../kernel/money.ts';
import { minor } from '../../../kernel/money.ts';
import type { Warning } from '../checks.ts';
import type { HeldAnalysis, HeldInputs } from './heldFigures.ts';

/**
 * Warnings from the figures of a property that is kept: a loss-making year, a loan that becomes due, or a first year that is better than
 * later ones.
 */
export function cashFlowWarnings(
  { analysis, inputs }: { readonly analysis: HeldAnalysis; readonly inputs: HeldInputs },
  currency: Currency,
): readonly Warning[] {
  const found: Warning[] = [];
  const { held, years } = analysis;
  if (held.annualCashFlow < 0) {
    const short = formatMoney(minor(0 - held.annualCashFlow), currency);
    found.push(['negative-cash-flow', `Year one loses ${short} before income tax.`]);
  }
  const loss = years.slice(0, inputs.holdYears).find(({ cashFlow, principal }) => cashFlow < 0 && principal < held.loan);
  if (held.annualCashFlow >= 0 && loss !== undefined) {
    found.push(['later-loss', `Cash flow turns negative in year ${loss.year}, because costs grow faster than income.`]);
  }
  if (held.loan > 0 && inputs.mortgageKind === 'interest-only' && inputs.mortgageYears <= inputs.holdYears) {
    found.push(['loan-due', `The full loan is due after ${inputs.mortgageYears} years, during your holding period.`]);
  }
  return found;
}
