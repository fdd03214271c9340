import { formatMoney, formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { MortgageComparison } from '../../../../core/engine/mortgages/comparison.ts';
import type { LettingChanges } from '../../../parts/liveDeal/drafts/dealDraft.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { minor } from '../../../../core/kernel/money.ts';
import type { LendingTests, MortgageQuote, WindowName } from '../../../../core/engine/mortgages/mortgageQuote.ts';

type Compared = Extract<MortgageComparison, { readonly kind: 'compared' }>;

export const windowLabels: Readonly<Record<WindowName, string>> = {
  fix: 'the initial period',
  hold: 'the holding period',
  term: 'the whole term',
};

/** The lending tests that fail, each as a phrase; empty when all pass. */
export function refusals({ loanToValue, interestCover, loanSize, borrower, largestLoan }: LendingTests): readonly string[] {
  const words: string[] = [];
  if (!loanToValue.passed) words.push(`maximum LTV is ${formatRate(loanToValue.limit, 0)}`);
  if (!interestCover.passed)
    words.push(
      `ICR is ${interestCover.value === null ? 'not available' : formatRate(interestCover.value, 0)} at ${formatRate(interestCover.stressRate)} (minimum ${formatRate(interestCover.limit, 0)})`,
    );
  if (!loanSize.passed)
    words.push(
      `lends from ${formatMoney(loanSize.min, ukCurrency)}${loanSize.max === null ? '' : ` to ${formatMoney(loanSize.max, ukCurrency)}`}`,
    );
  if (!borrower.passed) words.push(borrower.accepts === 'company' ? 'lends to companies only' : 'lends to individuals only');
  if (words.length > 0 && largestLoan !== null) words.push(`maximum loan ${formatMoney(largestLoan, ukCurrency)}`);
  return words;
}

/** The cheapest eligible product over a period, excluding older examples; undefined if there is none. */
export function cheapestOf({ quotes, cheapest }: Compared, window: WindowName, older: readonly string[]): MortgageQuote | undefined {
  const found = cheapest[window];
  if (found === null || !older.includes(found)) return quotes.find(({ id }) => id === found);
  return quotes
    .filter(({ id, tests, windows }) => tests.passed && windows[window] !== null && !older.includes(id))
    .toSorted((one, other) => costPerMonth(one, window) - costPerMonth(other, window))[0];
}

const costPerMonth = ({ windows }: MortgageQuote, window: WindowName): number => windows[window]?.trueCostPerMonth ?? Number.MAX_VALUE;

/** A sentence naming the cheapest eligible product over a period. Ignores older examples. */
export function cheapestSentence(compared: Compared, window: WindowName, older: readonly string[]): string {
  const cheapest = cheapestOf(compared, window, older);
  const cost = cheapest?.windows[window];
  if (cheapest === undefined || cost === null || cost === undefined)
    return older.length === 0
      ? 'These products wouldn’t lend this much on this property.'
      : 'None of the example products from the last year would lend this much. Add a product you were offered.';
  return `Cheapest over ${windowLabels[window]}: ${productName(cheapest)} at ${formatMoney(cost.trueCost, ukCurrency)} in interest and fees (${formatMoney(cost.trueCostPerMonth, ukCurrency)} a month).`;
}

const productName = ({ terms }: Pick<MortgageQuote, 'terms'>): string => `“${terms.name}”`;

/**
 * When a product becomes cheaper or dearer than the one that is cheapest over the hold. Null for that one itself, or if it is an older
 * example.
 */
export function breakEvenText({ breakEvens, quotes }: Compared, id: string, older: readonly string[]): string | null {
  const found = breakEvens.find(({ first }) => first === id);
  const other = quotes.find((quote) => quote.id === found?.second);
  if (found === undefined || other === undefined || older.includes(other.id)) return null;
  const name = productName(other);
  const { breakEven } = found;
  if (breakEven.kind === 'equal') return `Costs the same as ${name} throughout`;
  if (breakEven.kind === 'never') return `${breakEven.cheaper === 'first' ? 'Cheaper' : 'More expensive'} than ${name} whenever you repay`;
  const [{ month, cheaper }] = breakEven.crossings;
  return cheaper === 'second' ? `Cheaper than ${name} only if you repay before month ${month}` : `Cheaper than ${name} from month ${month}`;
}

/** The assumptions written by "Use in this deal": the initial rate and the upfront costs. */
export function assumptionsOfQuote({ terms, loan }: MortgageQuote): LettingChanges {
  const fees = terms.fees.filter(({ due }) => due !== 'exit');
  const total = fees.reduce((sum, { amount, share }) => sum + amount + Math.round(share * loan.asked), 0);
  return {
    mortgageRate: terms.initialMonths === 0 ? terms.reversionRate : terms.initialRate,
    arrangementFee: minor(total),
    arrangementFeeAdded: fees.length > 0 && fees.every(({ due }) => due === 'added'),
  };
}
