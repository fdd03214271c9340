import type { BuyToLetInputs } from '../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { compareMortgages } from '../../src/core/engine/mortgages/compareMortgages.ts';
import { originText } from '../../src/core/engine/mortgages/explainQuote.ts';
import { mortgageNeed, type MortgageNeed } from '../../src/core/engine/mortgages/mortgageNeed.ts';
import { productOverpaying } from '../../src/core/engine/mortgages/productLoan.ts';
import { illustrativeAprc } from '../../src/core/engine/mortgages/quoteAprc.ts';
import { refinance } from '../../src/core/engine/mortgages/refinance.ts';
import { toMajor, zeroMoney, type Minor } from '../../src/core/kernel/money.ts';
import { rate } from '../../src/core/kernel/rate.ts';
import type { ComparedProducts } from './mortgageOptions.ts';
import type {
  QuoteAprc,
  LendingTests,
  MortgageCandidate,
  MortgageQuote,
  WindowCost,
} from '../../src/core/engine/mortgages/mortgageQuote.ts';

const pounds = (amount: Minor | null): number | null => (amount === null ? null : toMajor(amount));

/**
 * The products evaluated for the deal: payments, true cost, APRC, lender's tests, break-even months. Amounts in pounds, rates as fractions.
 */
export function shownMortgages(assumptions: BuyToLetInputs, products: ComparedProducts): unknown {
  const need = mortgageNeed(assumptions);
  const { candidates, from, highestRate, overpay } = products;
  const compared = compareMortgages(need, candidates);
  const asked = shownNeed(need);
  if (compared.kind === 'no-loan')
    return { from, need: asked, products: [], cheapest: null, breakEvens: [], note: 'This deal has no loan.' };
  const next = candidates.find(({ id }) => id === compared.cheapest.fix);
  const origins = new Map(candidates.map(({ id, origin }) => [id, originText(origin)]));
  return {
    from,
    need: asked,
    products: compared.quotes.map((quote) => ({
      ...shownQuote(quote, origins.get(quote.id) ?? null),
      afterFix:
        next === undefined
          ? null
          : shownMove(
              need,
              candidates.find(({ id }) => id === quote.id),
              next,
            ),
      overpaying: overpay === null ? null : shownOverpaying(need, quote, overpay),
      aprcIfRatesRise: highestRate === null ? null : shownAprc(illustrativeAprc(need, quote.terms, highestRate)),
      explanations: quote.explanations,
    })),
    cheapest: compared.cheapest,
    breakEvens: compared.breakEvens,
    note: noteOf(from, compared.cheapest.hold === null),
  };
}

/**
 * The remortgage at the end of this product's initial period to the product that is cheapest over its fixed period. Uses today's terms,
 * value and rent.
 */
function shownMove(need: MortgageNeed, current: MortgageCandidate | undefined, next: MortgageCandidate): unknown {
  if (current === undefined || current.terms.initialMonths === 0) return null;
  const { propertyValue, monthlyRent, netOperatingIncome } = need;
  const moved = refinance({ need, current, next, cashOut: zeroMoney, propertyValue, monthlyRent, netOperatingIncome });
  if (!moved.ok) return null;
  const { atMonth, balance, exitFee, payment, saving, breakEven } = moved.value;
  return {
    to: next.id,
    atMonth,
    balance: toMajor(balance),
    exitFee: toMajor(exitFee),
    monthlyPayment: { staying: toMajor(payment.staying), switching: toMajor(payment.switching) },
    saving: { overFix: pounds(saving.overFix), overHold: toMajor(saving.overHold) },
    breakEven,
  };
}

/** Most lenders allow 10% overpayment a year free of charge. */
const usualFreeShare = rate(0.1);

function shownOverpaying(need: MortgageNeed, { terms }: MortgageQuote, perMonth: Minor): unknown {
  const { overpaid, interestSaved, charges, saved, monthsSaved } = productOverpaying(need, terms, { perMonth, freeShare: usualFreeShare });
  return {
    perMonth: toMajor(perMonth),
    overpaid: toMajor(overpaid),
    interestSaved: toMajor(interestSaved),
    charges: toMajor(charges),
    saved: toMajor(saved),
    monthsSaved,
    freeShare: { value: usualFreeShare, from: 'Assumed: a tenth of the balance can be repaid free each year, as with most lenders' },
  };
}

function noteOf(from: ComparedProducts['from'], nonePasses: boolean): string | null {
  const notes = [
    from === 'examples' ? 'Typical products of their day, not offers. Name a file of your own: --mortgages FILE.csv' : null,
    nonePasses ? 'No product passes the lender’s tests at this loan, so there is no cheapest product to compare with.' : null,
  ].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.join(' ');
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
