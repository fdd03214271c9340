import type { Assumptions } from '../../src/core/deal/assumptions.ts';
import { compareMortgages } from '../../src/core/engine/mortgages/compareMortgages.ts';
import type { LendingTests, MortgageNeed, MortgageQuote, WindowCost } from '../../src/core/engine/mortgages/comparison.ts';
import { originWords } from '../../src/core/engine/mortgages/explainQuote.ts';
import { mortgageNeed } from '../../src/core/engine/mortgages/mortgageNeed.ts';
import { illustrativeAprc } from '../../src/core/engine/mortgages/quoteAprc.ts';
import type { QuoteAprc } from '../../src/core/engine/mortgages/quoteAprc.ts';
import { toMajor, type Minor } from '../../src/core/kernel/money.ts';
import type { ComparedProducts } from './mortgageOptions.ts';

const pounds = (amount: Minor | null): number | null => (amount === null ? null : toMajor(amount));

/** The products measured against the deal: payments, true cost, APRC, the lender's tests, break-even months. In pounds and fractions. */
export function shownMortgages(assumptions: Assumptions, products: ComparedProducts): unknown {
  const need = mortgageNeed(assumptions);
  const { candidates, from, highestRate } = products;
  const compared = compareMortgages(need, candidates);
  const asked = shownNeed(need);
  if (compared.kind === 'no-loan') return { from, need: asked, products: [], cheapest: null, breakEvens: [], note: 'Nothing is borrowed.' };
  const origins = new Map(candidates.map(({ id, origin }) => [id, originWords(origin)]));
  return {
    from,
    need: asked,
    products: compared.quotes.map((quote) => ({
      ...shownQuote(quote, origins.get(quote.id) ?? null),
      aprcIfRatesRise: highestRate === null ? null : shownAprc(illustrativeAprc(need, quote.terms, highestRate)),
      explanations: quote.explanations,
    })),
    cheapest: compared.cheapest,
    breakEvens: compared.breakEvens,
    note: from === 'examples' ? 'Typical products of their day, not offers. Name a file of your own: --mortgages FILE.csv' : null,
  };
}

function shownNeed({ loan, propertyValue, monthlyRent, netOperatingIncome, ...rest }: MortgageNeed): unknown {
  return {
    loan: toMajor(loan),
    propertyValue: toMajor(propertyValue),
    monthlyRent: toMajor(monthlyRent),
    netOperatingIncome: toMajor(netOperatingIncome),
    ...rest,
  };
}

function shownQuote(quote: MortgageQuote, origin: string | null): Readonly<Record<string, unknown>> {
  const { id, terms, loan, reversion, windows, cashFlow } = quote;
  return {
    id,
    lender: terms.lender,
    name: terms.name,
    origin,
    loan: { asked: toMajor(loan.asked), feesAdded: toMajor(loan.feesAdded), total: toMajor(loan.total) },
    monthlyPayment: toMajor(quote.initialPayment),
    reversion: reversion === null ? null : { month: reversion.month, monthlyPayment: toMajor(reversion.payment) },
    trueCost: {
      fix: windows.fix === null ? null : shownWindow(windows.fix),
      hold: shownWindow(windows.hold),
      term: shownWindow(windows.term),
    },
    aprc: shownAprc(quote.aprc),
    tests: shownTests(quote.tests),
    monthlyCashFlow: { initial: toMajor(cashFlow.initial), afterReversion: pounds(cashFlow.afterReversion) },
    upfrontCash: toMajor(quote.upfrontCash),
  };
}

function shownWindow({ months, interest, fees, earlyRepaymentCharge, cashback, balance, trueCost, trueCostPerMonth }: WindowCost): unknown {
  return {
    months,
    interest: toMajor(interest),
    fees: toMajor(fees),
    earlyRepaymentCharge: toMajor(earlyRepaymentCharge),
    cashback: toMajor(cashback),
    trueCost: toMajor(trueCost),
    trueCostPerMonth: toMajor(trueCostPerMonth),
    balance: toMajor(balance),
  };
}

const shownAprc = (found: QuoteAprc | null): unknown =>
  found?.kind === 'aprc' ? { effective: found.effective, shownPercent: found.shownPercent } : (found?.reason ?? null);

function shownTests({ loanToValue, interestCover, loanSize, borrower, ...rest }: LendingTests): unknown {
  return {
    passed: rest.passed,
    loanToValue,
    interestCover: { ...interestCover, supported: pounds(interestCover.supported) },
    loanSize: { min: toMajor(loanSize.min), max: pounds(loanSize.max), passed: loanSize.passed },
    borrower,
    largestLoan: pounds(rest.largestLoan),
    largestLoanByRent: pounds(rest.largestLoanByRent),
  };
}
