import { formatMoney, formatMoneyExact, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { MortgageComparison } from '../../engine/mortgages/comparison.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import type { ReportTable } from '../reportTable.ts';
import type { MortgageQuote } from '../../engine/mortgages/mortgageQuote.ts';

/** Mortgages from UK lenders compared by the engine; `origins` gives the source of each product's terms, by id. */
export interface MortgagesInput {
  readonly comparison: MortgageComparison;
  readonly from: 'yours' | 'examples';
  readonly origins: Readonly<Record<string, string>>;
}

/** A table that compares the mortgage products; null for a purchase without a loan. */
export function mortgageTable({ comparison, from, origins }: MortgagesInput): ReportTable | null {
  if (comparison.kind === 'no-loan') return null;
  const { quotes } = comparison;
  const sources = [...new Set(quotes.map(({ id }) => origins[id]).filter((words) => words !== undefined))];
  return {
    id: 'mortgages',
    title: 'Mortgages compared',
    columns: [
      { label: 'Product', align: 'left' },
      { label: 'Initial rate', align: 'right' },
      { label: 'Monthly', align: 'right' },
      { label: 'Monthly after that', align: 'right' },
      { label: 'Monthly cash flow', align: 'right' },
      { label: 'Cost over the hold', align: 'right' },
      { label: 'APRC', align: 'right' },
      { label: 'Would lend', align: 'left' },
    ],
    rows: quotes.map((quote) => [
      quote.terms.name,
      formatRate(quote.terms.initialRate, 2),
      formatMoneyExact(quote.initialPayment, ukCurrency),
      quote.reversion === null ? '–' : formatMoneyExact(quote.reversion.payment, ukCurrency),
      formatMoney(quote.cashFlow.initial, ukCurrency),
      formatMoney(quote.windows.hold.trueCost, ukCurrency),
      quote.explanations.aprc.value,
      lendWords(quote),
    ]),
    total: null,
    note: `${from === 'examples' ? 'Past examples, not offers. ' : ''}Cost over the hold: interest, fees and early repayment charges, less cashback. ${sources.join('; ')}.`,
  };
}

/** Sentences that name the cheapest product, and the tests that the others fail. */
export function describeMortgages({ comparison }: MortgagesInput): readonly string[] {
  if (comparison.kind === 'no-loan') return ['This is a cash purchase.'];
  const { quotes, cheapest } = comparison;
  const best = quotes.find(({ id }) => id === cheapest.hold);
  const refused = quotes.filter(({ tests }) => !tests.passed).length;
  if (best === undefined) return ['On these figures, the products compared would all lend less than you need.'];
  return [
    `Cheapest over the hold: ${best.terms.name.slice(0, 1).toLowerCase()}${best.terms.name.slice(1)} at ${formatMoney(best.windows.hold.trueCost, ukCurrency)}.`,
    ...(refused === 0 ? [] : [`${refused} of ${quotes.length} products would not lend this much.`]),
  ];
}

function lendWords({ tests }: MortgageQuote): string {
  if (tests.passed) return 'Yes';
  const failed = [
    tests.loanToValue.passed ? null : 'loan to value',
    tests.interestCover.passed ? null : 'interest cover',
    tests.loanSize.passed ? null : 'loan size',
    tests.borrower.passed ? null : 'borrower',
  ].filter((test) => test !== null);
  const { largestLoan } = tests;
  return `No: ${failed.join(', ')}${largestLoan === null ? '' : `; up to ${formatMoney(largestLoan, ukCurrency)}`}`;
}
