import { formatMoney, formatRate } from '../../../../core/kernel/format.ts';
import type { MortgageComparison } from '../../../../core/engine/mortgages/comparison.ts';
import type { LettingChanges } from '../../../parts/liveDeal/drafts/dealDraft.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { minor } from '../../../../core/kernel/money.ts';
import type { LendingTests, MortgageQuote, WindowName } from '../../../../core/engine/mortgages/mortgageQuote.ts';

type Compared = Extract<MortgageComparison, { readonly kind: 'compared' }>;

export const windowWords: Readonly<Record<WindowName, string>> = {
  fix: 'the initial period',
  hold: 'the years held',
  term: 'the whole term',
};

/** Why a lender would not lend so much, test by test; nothing where every test passes. */
export function refusals({ loanToValue, interestCover, loanSize, borrower, largestLoan }: LendingTests): readonly string[] {
  const words: string[] = [];
  if (!loanToValue.passed) words.push(`lends ${formatRate(loanToValue.limit, 0)} of the value at most`);
  if (!interestCover.passed)
    words.push(
      `rent covers ${interestCover.value === null ? 'no' : formatRate(interestCover.value, 0)} of the interest at ${formatRate(interestCover.stressRate)}; ${formatRate(interestCover.limit, 0)} is asked`,
    );
  if (!loanSize.passed)
    words.push(
      `lends from ${formatMoney(loanSize.min, ukCurrency)}${loanSize.max === null ? '' : ` to ${formatMoney(loanSize.max, ukCurrency)}`}`,
    );
  if (!borrower.passed) words.push(borrower.accepts === 'company' ? 'lends to companies only' : 'lends to persons only');
  if (words.length > 0 && largestLoan !== null) words.push(`would lend ${formatMoney(largestLoan, ukCurrency)}`);
  return words;
}

/** The cheapest that would lend over a window, of those that are not older; undefined where none would. */
export function cheapestOf({ quotes, cheapest }: Compared, window: WindowName, older: readonly string[]): MortgageQuote | undefined {
  const found = cheapest[window];
  if (found === null || !older.includes(found)) return quotes.find(({ id }) => id === found);
  return quotes
    .filter(({ id, tests, windows }) => tests.passed && windows[window] !== null && !older.includes(id))
    .toSorted((one, other) => costPerMonth(one, window) - costPerMonth(other, window))[0];
}

const costPerMonth = ({ windows }: MortgageQuote, window: WindowName): number => windows[window]?.trueCostPerMonth ?? Number.MAX_VALUE;

/** The cheapest that would lend over a window, in one sentence. Nothing is said of examples that are older. */
export function cheapestSentence(compared: Compared, window: WindowName, older: readonly string[]): string {
  const cheapest = cheapestOf(compared, window, older);
  const cost = cheapest?.windows[window];
  if (cheapest === undefined || cost === null || cost === undefined)
    return older.length === 0
      ? 'None of these products would lend this much on this property.'
      : 'No example of the last year would lend this much. Add a product that you were offered.';
  return `Over ${windowWords[window]} ${productName(cheapest)} costs least: ${formatMoney(cost.trueCost, ukCurrency)} in interest and fees, ${formatMoney(cost.trueCostPerMonth, ukCurrency)} a month.`;
}

const productName = ({ terms }: Pick<MortgageQuote, 'terms'>): string => `“${terms.name}”`;

/** When a product becomes dearer or cheaper than the cheapest over the hold; null for that one itself, and where that is older. */
export function breakEvenWords({ breakEvens, quotes }: Compared, id: string, older: readonly string[]): string | null {
  const found = breakEvens.find(({ first }) => first === id);
  const other = quotes.find((quote) => quote.id === found?.second);
  if (found === undefined || other === undefined || older.includes(other.id)) return null;
  const name = productName(other);
  const { breakEven } = found;
  if (breakEven.kind === 'equal') return `Costs the same as ${name} throughout`;
  if (breakEven.kind === 'never') return `${breakEven.cheaper === 'first' ? 'Cheaper' : 'Dearer'} than ${name} whenever it is repaid`;
  const [{ month, cheaper }] = breakEven.crossings;
  return cheaper === 'second' ? `Cheaper than ${name} only if repaid before month ${month}` : `Cheaper than ${name} from month ${month}`;
}

/** What "use this product" writes into the deal: its rate from the first month, and what it costs to take out. */
export function assumptionsOfQuote({ terms, loan }: MortgageQuote): LettingChanges {
  const fees = terms.fees.filter(({ due }) => due !== 'exit');
  const total = fees.reduce((sum, { amount, share }) => sum + amount + Math.round(share * loan.asked), 0);
  return {
    mortgageRate: terms.initialMonths === 0 ? terms.reversionRate : terms.initialRate,
    arrangementFee: minor(total),
    arrangementFeeAdded: fees.length > 0 && fees.every(({ due }) => due === 'added'),
  };
}
