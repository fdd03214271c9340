import type { MortgageTerms } from '../../deal/mortgageProduct.ts';
import { addMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { rate, zeroRate } from '../../kernel/rate.ts';
import type { Rate } from '../../kernel/rate.ts';
import type { EarlyRepaymentTerms } from '../finance/mortgage/earlyRepaymentCharge.ts';
import { loanSchedule } from '../finance/mortgage/loanSchedule.ts';
import type { LoanMonth, LoanPlan, LoanStage } from '../finance/mortgage/loanSchedule.ts';
import { overpaymentSaving } from '../finance/mortgage/overpaymentSaving.ts';
import type { OverpaymentSaving } from '../finance/mortgage/overpaymentSaving.ts';
import { monthlyPayment } from '../mortgage.ts';
import { feesDue } from './fees.ts';
import type { MortgageNeed } from './mortgageNeed.ts';

/** A loan on a product's terms: its schedule, and the first payment of each stage (zero if nothing is owed by then). */
export interface ProductLoan {
  readonly schedule: readonly LoanMonth[];
  readonly payments: readonly Minor[];
}

/**
 * The schedule of a loan and the first payment of each stage, if the product is kept to the end of the term. `total` includes added fees.
 */
export function productLoan(need: Pick<MortgageNeed, 'kind'>, total: Minor, stages: readonly LoanStage[]): ProductLoan {
  const schedule = loanSchedule(planOf(need, total, stages));
  let from = 0;
  const term = stages.reduce((sum, stage) => sum + stage.months, 0);
  const payments = stages.map((stage) => {
    const owed = from === 0 ? total : (schedule[from - 1]?.balance ?? zeroMoney);
    const payment = owed === 0 ? zeroMoney : monthlyPayment({ loan: owed, rate: stage.rate, months: term - from, kind: need.kind });
    from += stage.months;
    return payment;
  });
  return { schedule, payments };
}

const planOf = ({ kind }: Pick<MortgageNeed, 'kind'>, loan: Minor, stages: readonly LoanStage[]): LoanPlan => ({
  loan,
  interestOnly: kind === 'interest-only' ? loan : zeroMoney,
  stages,
});

/** A monthly overpayment. The lender charges for the part that exceeds the free share of each year's opening balance. */
export interface MonthlyOverpaying {
  readonly perMonth: Minor;
  readonly freeShare: Rate;
}

/** The months and interest that monthly overpayments save over the life of a loan, net of early repayment charges. */
export function productOverpaying(need: MortgageNeed, terms: MortgageTerms, { perMonth, freeShare }: MonthlyOverpaying): OverpaymentSaving {
  const total = addMoney(need.loan, feesDue(terms, 'added', need.loan));
  return overpaymentSaving({
    ...planOf(need, total, productStages(terms, need.termMonths, movedBy(need.rateShift))),
    overpayments: { perMonth, lumps: [], effect: 'shorter-term' },
    earlyRepayment: { ...productEarlyRepayment(terms), freeShare },
  });
}

/** The rate stages of a product over a term: the initial rate, then the reversion rate. `moved` is applied to rates that are not fixed. */
export function productStages(terms: MortgageTerms, termMonths: number, moved: (given: Rate) => Rate): readonly LoanStage[] {
  const initialMonths = Math.min(terms.initialMonths, termMonths);
  const stages = [
    { rate: terms.rateKind === 'fixed' ? terms.initialRate : moved(terms.initialRate), months: initialMonths },
    { rate: moved(terms.reversionRate), months: termMonths - initialMonths },
  ];
  return stages.filter((stage) => stage.months > 0);
}

/** A function that changes a rate by a fraction (0.01 is one percentage point), but never to less than zero. */
export const movedBy =
  (shift: Rate) =>
  (given: Rate): Rate =>
    rate(Math.max(0, given + shift));

/**
 * A product's early repayment charges by month. Each year has its own rate. The last year's charge ends with the initial period, so a
 * borrower who waits until then pays no charge. There is no free allowance.
 */
export function productEarlyRepayment({ earlyRepaymentCharges, initialMonths }: MortgageTerms): EarlyRepaymentTerms {
  const steps = earlyRepaymentCharges.flatMap((charge, year) => {
    const [from, to] = [year * 12, year * 12 + 12];
    const isCut = from < initialMonths && initialMonths < to;
    return isCut
      ? [
          { throughMonth: initialMonths, charge },
          { throughMonth: to, charge: zeroRate },
        ]
      : [{ throughMonth: to, charge }];
  });
  return { steps, freeShare: zeroRate };
}
