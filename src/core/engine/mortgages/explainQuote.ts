import { formatDay, formatMoney, formatMoneyExact, formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { MortgageOrigin } from '../../deal/mortgageProduct.ts';
import { shownSource } from '../../deal/provenance.ts';
import { ukCurrency } from '../../kernel/countries.ts';
import { zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Rate } from '../../kernel/rate.ts';
import { unreachable } from '../../kernel/result.ts';
import type { MortgageNeed } from './mortgageNeed.ts';
import type { MortgageFigureId, MortgageExplanation, MortgageExplanations, MortgageQuote, WindowCost } from './mortgageQuote.ts';

type Term = MortgageExplanation['terms'][number];
type Recipe = readonly [label: string, value: string, formula: string, terms: readonly Term[]];
type Measured = Omit<MortgageQuote, 'explanations'>;

/**
 * Every figure of a quote with its formula, its terms, and the source of the product's terms. All products are from UK lenders, so all
 * amounts are in pounds.
 */
export function explainQuote(quote: Measured, need: MortgageNeed, origin: MortgageOrigin): MortgageExplanations {
  const context: Context = { quote, need, from: originText(origin) };
  const recipes: Readonly<Record<MortgageFigureId, Recipe>> = {
    ...paymentRecipes(context),
    ...costRecipes(context),
    ...testRecipes(context),
  };
  const sources = origin.kind === 'example' ? origin.sources.map(shownSource) : [];
  return Object.fromEntries(
    Object.entries(recipes).map(([id, [label, value, formula, terms]]) => [id, { id, label, value, formula, terms, sources }]),
  ) as unknown as MortgageExplanations;
}

interface Context {
  readonly quote: Measured;
  readonly need: MortgageNeed;
  /** The source of the product's terms, as text. */
  readonly from: string;
}

const computed = (label: string, amount: Minor): Term => ({ label, value: formatMoney(amount, ukCurrency), from: 'Computed' });
/** A formula term for a payment, shown to the penny because the lender collects that exact amount. */
const payment = (label: string, amount: Minor): Term => ({ label, value: formatMoneyExact(amount, ukCurrency), from: 'Computed' });
const given = (label: string, value: string, from: string): Term => ({ label, value, from });
const ofDeal = (label: string, amount: Minor): Term => given(label, formatMoney(amount, ukCurrency), 'Your deal');
const monthsText = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
const none = 'No rate change';

const annuityFormula = 'Loan × r ÷ (1 − (1 + r)^−n), where r = rate ÷ 12 and n = months left. Rounded to the penny.';

function paymentRecipes({
  quote,
  need,
  from,
}: Context): Pick<
  Record<MortgageFigureId, Recipe>,
  'initialPayment' | 'reversionPayment' | 'cashFlowInitial' | 'cashFlowAfterReversion' | 'upfrontCash'
> {
  const { terms, reversion, cashFlow, initialPayment } = quote;
  const formula = need.kind === 'interest-only' ? 'Loan × rate ÷ 12' : annuityFormula;
  const loan = computed('Loan with added fees', quote.loan.total);
  const term = given('Term', monthsText(need.termMonths), 'Your deal');
  const initialRate = given('Initial rate', formatRate(terms.initialMonths === 0 ? terms.reversionRate : terms.initialRate), from);
  const later = given('Reversion rate', formatRate(terms.reversionRate), from);
  const balance = computed(
    'Balance owed when the rate changes',
    terms.initialMonths === 0 ? quote.loan.total : (quote.schedule[terms.initialMonths - 1]?.balance ?? zeroMoney),
  );
  const income = ofDeal('Annual net operating income', need.netOperatingIncome);
  const cashFormula = 'Annual net operating income ÷ 12 − monthly payment. Before income tax.';
  const shift = shiftTerms(need.rateShift);
  return {
    initialPayment: ['Monthly payment now', formatMoneyExact(initialPayment, ukCurrency), formula, [loan, initialRate, term, ...shift]],
    reversionPayment: [
      'Monthly payment after reversion',
      reversion === null ? none : formatMoneyExact(reversion.payment, ukCurrency),
      formula,
      [balance, later, given('Initial period', monthsText(terms.initialMonths), from), term, ...shift],
    ],
    cashFlowInitial: [
      'Monthly cash flow now',
      formatMoney(cashFlow.initial, ukCurrency),
      cashFormula,
      [income, payment('Monthly payment', initialPayment)],
    ],
    cashFlowAfterReversion: [
      'Monthly cash flow after reversion',
      cashFlow.afterReversion === null ? none : formatMoney(cashFlow.afterReversion, ukCurrency),
      cashFormula,
      reversion === null ? [income] : [income, payment('Monthly payment', reversion.payment)],
    ],
    upfrontCash: [
      'Cash paid to the lender at the start',
      formatMoney(quote.upfrontCash, ukCurrency),
      'Fees paid at the start − cashback',
      [...feeTerms(quote, 'upfront', from), given('Cashback', formatMoney(terms.cashback, ukCurrency), from)],
    ],
  };
}

function costRecipes({
  quote,
  need,
  from,
}: Context): Pick<Record<MortgageFigureId, Recipe>, 'costOverFix' | 'costOverHold' | 'costOverTerm' | 'aprc'> {
  const { windows, aprc, terms } = quote;
  const cost = (label: string, span: WindowCost | null): Recipe => [
    label,
    span === null ? 'No initial period' : formatMoney(span.trueCost, ukCurrency),
    'Interest + fees + early repayment charge − cashback, to the end of the period, when the loan is repaid',
    span === null
      ? []
      : [
          given('Period', monthsText(span.months), 'Computed'),
          computed('Interest', span.interest),
          computed('Fees', span.fees),
          computed('Early repayment charge', span.earlyRepaymentCharge),
          given('Cashback', formatMoney(span.cashback, ukCurrency), from),
          computed('Balance at the end of the period', span.balance),
        ],
  ];
  return {
    costOverFix: cost('True cost over the initial period', windows.fix),
    costOverHold: cost('True cost over the hold', windows.hold),
    costOverTerm: cost('True cost over the term', windows.term),
    aprc: [
      'APRC',
      aprc.kind === 'aprc' ? formatRate(aprc.effective, 1) : 'None',
      `The annual discount rate at which the present value of all payments and fees equals the loan: Σ amount ÷ (1 + rate)^years. Excludes cashback and early repayment charges.${need.rateShift === 0 ? '' : ' At current rates, so your scenario doesn’t change it.'}`,
      [
        computed('Loan with added fees', quote.loan.total),
        ...aprcTerms({ quote, need, from }),
        ...terms.fees.map((fee) => fee.due).flatMap((due, at, all) => (all.indexOf(due) === at ? feeTerms(quote, due, from) : [])),
      ],
    ],
  };
}

/** The terms of the APRC: the monthly payments or, in a rate scenario, today's rates, because the scenario has changed the payments. */
function aprcTerms({ quote: { terms, initialPayment, reversion }, need: { rateShift }, from }: Context): readonly Term[] {
  if (rateShift === 0) {
    const later = reversion === null ? [] : [payment('Monthly payment after reversion', reversion.payment)];
    return [payment('Monthly payment now', initialPayment), ...later];
  }
  const later = given('Reversion rate', formatRate(terms.reversionRate), from);
  return terms.initialMonths === 0 ? [later] : [given('Initial rate', formatRate(terms.initialRate), from), later];
}

function testRecipes({
  quote,
  need,
  from,
}: Context): Pick<Record<MortgageFigureId, Recipe>, 'loanToValue' | 'interestCover' | 'largestLoan'> {
  const { tests, terms, loan } = quote;
  const { value, limit, stressRate } = tests.interestCover;
  const stress = [given('Stress rate', formatRate(stressRate), from), given('Minimum interest cover', formatRate(limit), from)];
  return {
    loanToValue: [
      'Loan to value',
      formatRate(tests.loanToValue.value, 1),
      'Loan before added fees ÷ property value',
      [
        ofDeal('Loan before fees', loan.asked),
        ofDeal('Property value', need.propertyValue),
        given('Maximum LTV', formatRate(tests.loanToValue.limit), from),
        given('With added fees', formatRate(tests.loanToValue.withFees, 1), 'Computed'),
      ],
    ],
    interestCover: [
      'Interest cover',
      value === null ? 'Not tested' : formatRate(value, 0),
      'Annual rent ÷ (loan with added fees × stress rate)',
      [ofDeal('Monthly rent', need.monthlyRent), computed('Loan with added fees', loan.total), ...stress],
    ],
    largestLoan: [
      'Largest loan',
      tests.largestLoan === null ? 'None' : formatMoney(tests.largestLoan, ukCurrency),
      'The lowest of: rent × 12 ÷ (cover × stress rate) less added fees, value × maximum LTV, and the lender’s largest loan',
      [
        ofDeal('Monthly rent', need.monthlyRent),
        ...stress,
        ...(tests.interestCover.supported === null ? [] : [computed('Loan the rent supports', tests.interestCover.supported)]),
        ...(tests.largestLoanByRent === null ? [] : [computed('Before added fees', tests.largestLoanByRent)]),
        ofDeal('Property value', need.propertyValue),
        given('Maximum LTV', formatRate(terms.maxLoanToValue), from),
        given('Smallest loan', formatMoney(terms.minLoan, ukCurrency), from),
        given('Lender’s largest loan', terms.maxLoan === null ? 'No limit' : formatMoney(terms.maxLoan, ukCurrency), from),
      ],
    ],
  };
}

function feeTerms({ terms, loan }: Measured, due: 'upfront' | 'added' | 'exit', from: string): readonly Term[] {
  return terms.fees
    .filter((fee) => fee.due === due)
    .map((fee) => {
      const share = fee.share === 0 ? null : `${formatRate(fee.share)} of ${formatMoney(loan.asked, ukCurrency)}`;
      const parts = [fee.amount === 0 && share !== null ? null : formatMoney(fee.amount, ukCurrency), share];
      return given(`${fee.label}${dueWords[due]}`, parts.filter((part) => part !== null).join(' + '), from);
    });
}

const dueWords = { upfront: '', added: ', added to the loan', exit: ', at the end' } as const;

const shiftTerms = (shift: Rate): readonly Term[] =>
  shift === 0 ? [] : [given('Variable rates change by', formatRate(shift), 'Your scenario')];

/** The source of a product's terms, as a phrase for use within a sentence. */
export function originText(origin: MortgageOrigin): string {
  switch (origin.kind) {
    case 'you':
      return origin.quotedOn === null ? 'Your product' : `Your product, quoted on ${formatDay(origin.quotedOn)}`;
    case 'import':
      return origin.quotedOn === null ? 'Your file' : `Your file, quoted on ${formatDay(origin.quotedOn)}`;
    case 'example':
      return `Example of ${formatDay(origin.datedOn)}, not an offer`;
    default:
      return unreachable(origin);
  }
}
