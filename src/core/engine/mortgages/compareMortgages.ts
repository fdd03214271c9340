import { breakEven, cumulativeCosts } from './breakEven.ts';
import type { BreakEven } from './breakEven.ts';
import type { MortgageComparison } from './comparison.ts';
import { costAtStart, quoteMortgage } from './quoteMortgage.ts';
import type { MortgageNeed } from './mortgageNeed.ts';
import type { MortgageCandidate, MortgageQuote, WindowCost, WindowName } from './mortgageQuote.ts';

/**
 * Products measured against one need, in the order given, before income tax. The cheapest is chosen from the products that pass every test.
 * If none passes, there is no cheapest and no break-even. In a tie the product given first wins.
 */
export function compareMortgages(need: MortgageNeed, candidates: readonly MortgageCandidate[]): MortgageComparison {
  if (need.loan <= 0) return { kind: 'no-loan' };
  const quotes = candidates.map((candidate) => quoteMortgage(need, candidate));
  const eligible = quotes.filter((quote) => quote.tests.passed);
  const overHold = cheapestBy(eligible, ({ windows }) => windows.hold.trueCost);
  return {
    kind: 'compared',
    quotes,
    cheapest: {
      fix: cheapestBy(eligible, ({ windows }) => perMonth(windows.fix))?.id ?? null,
      hold: overHold?.id ?? null,
      term: cheapestBy(eligible, ({ windows }) => windows.term.trueCost)?.id ?? null,
    } satisfies Record<WindowName, string | null>,
    breakEvens:
      overHold === null
        ? []
        : quotes
            .filter((quote) => quote !== overHold)
            .map((quote) => ({ first: quote.id, second: overHold.id, breakEven: breakEvenOf(quote, overHold) })),
  };
}

/**
 * The month in which the cumulative costs of two products cross. A product's cumulative cost is its fees at the start less cashback, plus
 * monthly interest.
 */
export const breakEvenOf = (first: MortgageQuote, second: MortgageQuote): BreakEven =>
  breakEven(cumulativeCosts(costAtStart(first), first.schedule), cumulativeCosts(costAtStart(second), second.schedule));

/** The cost per month, not rounded, so that rounding does not decide which product is cheapest. */
const perMonth = (cost: WindowCost | null): number | null => (cost === null ? null : cost.trueCost / cost.months);

function cheapestBy(quotes: readonly MortgageQuote[], costOf: (quote: MortgageQuote) => number | null): MortgageQuote | null {
  let best: { readonly quote: MortgageQuote; readonly cost: number } | null = null;
  for (const quote of quotes) {
    const cost = costOf(quote);
    if (cost !== null && (best === null || cost < best.cost)) best = { quote, cost };
  }
  return best?.quote ?? null;
}
