import { formatMoney } from '../kernel/formatMoneyAndRates.ts';
import { roundAmount, roundAmounts } from '../deal/roundAmounts.ts';
import { negateMoney, subtractMoney, type Currency, type Minor } from '../kernel/money.ts';

/** A yearly income or cost line in which a holding differs from its deal. */
export interface LineDifference {
  readonly label: string;
  /** The effect of the difference on the holding's yearly cash flow; negative if it lowers the cash flow. */
  readonly amount: Minor;
}

/** The yearly cash flow before tax of a holding, and of the deal it came from. The line differences sum to the total difference. */
export interface DealComparison {
  readonly holding: Minor;
  readonly deal: Minor;
  readonly differences: readonly LineDifference[];
}

/** A sentence saying whether a holding earns what its deal predicted, and in which lines the two differ. */
export function describeDealComparison({ holding, deal, differences }: DealComparison, currency: Currency): string {
  const by = subtractMoney(roundAmount(holding), roundAmount(deal));
  const amounts = roundAmounts(
    differences.map(({ amount }) => amount),
    by,
  );
  const money = (amount: Minor): string => formatMoney(amount, currency);
  const now = `The deal’s cash flow is ${money(deal)} a year before tax`;
  if (differences.length === 0) return `${now}, the same as this property’s.`;
  const size = by === 0 ? 'the same overall' : by < 0 ? `${money(negateMoney(by))} less` : `${money(by)} more`;
  const lines = differences.map(({ label }, at) => {
    const amount = amounts[at] ?? by;
    return `${label.toLowerCase()} ${amount < 0 ? '' : '+'}${money(amount)}`;
  });
  return `${now}, and this property’s is ${money(holding)}: ${size}. Differences: ${lines.join(', ')}.`;
}
